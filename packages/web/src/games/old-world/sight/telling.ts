import type { OldWorldEvent } from "@medallion/old-world";
import type { Telling } from "../../../drawn/index.ts";

/** What only prepares something else, or counts on, is not worth a headline. */
const MINOR: ReadonlySet<OldWorldEvent["kind"]> = new Set([
  "phaseStarted",
  "lookedAround",
  "leftAlone",
  "setOut",
  "poolRefilled",
]);

/** How the log of Old World is parted: by turns. */
export const TELLING: Telling = {
  opens: (event) => (event as OldWorldEvent).kind === "turnStarted",
  isMinor: (event) => MINOR.has((event as OldWorldEvent).kind),
};
