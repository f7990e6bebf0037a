import type en from "../en/gwent.ts";

export default {} as const satisfies Record<keyof typeof en, string>;
