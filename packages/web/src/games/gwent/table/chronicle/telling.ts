import type { GwentEvent } from "@medallion/gwent";
import type { Telling } from "../../../../drawn/chronicle/lines.ts";

const MINOR: ReadonlySet<string> = new Set<GwentEvent["kind"]>([
  "deckShuffled",
  "cardsDrawn",
  "fieldCleared",
]);

const OPENING: ReadonlySet<string> = new Set<GwentEvent["kind"]>(["roundStarted", "matchStarted"]);

/** What the log says of the events of Gwent besides their words. */
export const TELLING: Telling = {
  opens: ({ kind }) => OPENING.has(kind),
  isMinor: ({ kind }) => MINOR.has(kind),
};
