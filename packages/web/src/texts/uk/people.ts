import type en from "../en/people.ts";

export default {} as const satisfies Record<keyof typeof en, string>;
