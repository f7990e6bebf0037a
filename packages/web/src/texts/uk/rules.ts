import type en from "../en/rules.ts";

export default {} as const satisfies Record<keyof typeof en, string>;
