import type en from "../en/replays.ts";

export default {} as const satisfies Record<keyof typeof en, string>;
