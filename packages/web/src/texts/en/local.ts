/** Keys begin with `local.`. */
export default {
  "local.update.ready": "A new version is ready. Your games continue right where they are.",
  "local.update.now": "Update now",
  "local.update.later": "Later",
  "local.notKept":
    "This browser doesn’t let us save anything. Your games and decks will be gone when you close the page.",
} as const;
