import type { TextKey } from "../language/words.ts";

const TEXTS: Readonly<Record<string, TextKey>> = {
  damaged: "local.damaged",
  outdated: "local.outdated",
  "store-failed": "local.unwritten",
  failed: "local.failed",
  "no-such-table": "local.gone",
  "not-your-seat": "local.notYours",
};

/** How the pages say what the tables of this device refused; `undefined` where their sentence must do. */
export function localRefusalText(code: string): TextKey | undefined {
  return Object.hasOwn(TEXTS, code) ? TEXTS[code] : undefined;
}
