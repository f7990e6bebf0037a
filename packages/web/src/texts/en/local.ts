/** Keys begin with `local.`. */
export default {
  "local.update.ready": "A newer version is ready. Your games go on in it just as they stand.",
  "local.update.now": "Load it now",
  "local.update.later": "Later",
  "local.notKept": "This browser lets nothing be stored: games and decks last until you close the page.",
  "local.damaged":
    "What was kept of this table no longer makes a game. It stays here untouched until you remove it.",
  "local.outdated":
    "A newer version of Medallion has played on at this table. Load the page anew to join in.",
  "local.unwritten": "This browser could not write that down. Free some space on the device and try again.",
  "local.failed": "That was our mistake, and it was taken back. Choose something else.",
  "local.gone": "This table is not on this device. It was removed, or it belongs to another browser.",
  "local.notYours": "Nobody at this device has that seat.",
} as const;
