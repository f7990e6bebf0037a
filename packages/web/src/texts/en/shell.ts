/** Keys begin with `shell.`. */
export default {
  "shell.close": "Close",
} as const;
