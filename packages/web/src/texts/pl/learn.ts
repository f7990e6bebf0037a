import type en from "../en/learn.ts";

export default {} as const satisfies Record<keyof typeof en, string>;
