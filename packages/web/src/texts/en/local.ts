/** Keys begin with `local.`. */
export default {
  "local.update.ready": "A newer version is ready. Your games go on in it just as they stand.",
  "local.update.now": "Load it now",
  "local.update.later": "Later",
  "local.notKept": "This browser lets nothing be stored: games and decks last until you close the page.",
} as const;
