import { CENTER } from "../../../../drawn/film/plan/cue.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import type { OldWorldEventOf, OldWorldFilming } from "./filming.ts";
import { MS } from "./timing.ts";

export function turnBegins(filming: OldWorldFilming, { seat }: OldWorldEventOf<"turnStarted">): void {
  filming.source = CENTER;
  filming.draft.shine(zoneOf.seat(seat));
  filming.draft.tell(topicOf.phase, topicOf.seat(seat));
}

/** The step of the turn is another one. */
export function phaseChanges({ draft }: OldWorldFilming): void {
  draft.tell(topicOf.phase);
}

/** Something of this turn is otherwise than usual. */
export function turnChanges({ draft }: OldWorldFilming, { seat }: { readonly seat: number }): void {
  draft.hint(zoneOf.seat(seat));
  draft.tell(topicOf.phase, topicOf.seat(seat));
}

export function seatSays(
  { draft }: OldWorldFilming,
  { seat }: OldWorldEventOf<"schoolsOffered" | "turnEnded">,
): void {
  draft.tell(topicOf.phase, topicOf.seat(seat));
}

export function meditation({ draft }: OldWorldFilming, { seat }: OldWorldEventOf<"meditated">): void {
  draft.shine(zoneOf.seat(seat));
  draft.tell(topicOf.seat(seat), topicOf.phase);
}

export function gameEnds({ draft }: OldWorldFilming): void {
  draft.dwell(MS.hold);
  draft.tell(topicOf.result, topicOf.phase);
}
