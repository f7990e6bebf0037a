import type en from "../en/table.ts";

export default {} as const satisfies Record<keyof typeof en, string>;
