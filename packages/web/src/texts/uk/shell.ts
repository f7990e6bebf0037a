import type en from "../en/shell.ts";

export default {
  "shell.close": "Закрити",
} as const satisfies Record<keyof typeof en, string>;
