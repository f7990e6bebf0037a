import type { RoninEvent } from "@medallion/ronin";
import type { Telling } from "../../../../drawn/index.ts";

/** How the log of Ronin is parted: by turns; what only moves counters along is not worth a headline. */
export const TELLING: Telling = {
  opens: (event) => (event as RoninEvent).kind === "turnStarted",
  isMinor: (event) => {
    const { kind } = event as RoninEvent;
    return kind === "rowsFilled" || kind === "pairDiscarded" || kind === "abilityPassed";
  },
};
