import type en from "../en/shell.ts";

export default {
  "shell.close": "Zavřít",
} as const satisfies Record<keyof typeof en, string>;
