import type en from "../en/local.ts";

export default {} as const satisfies Record<keyof typeof en, string>;
