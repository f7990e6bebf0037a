import type en from "../en/decks.ts";

export default {} as const satisfies Record<keyof typeof en, string>;
