import type en from "../en/home.ts";

export default {} as const satisfies Record<keyof typeof en, string>;
