import type { GwentEvent, View } from "@medallion/gwent";
import type { CardRow } from "@medallion/gwent/cards";
import type { Happened } from "../../../../drawn/film/happened.ts";
import type { Zone } from "../../../../drawn/film/plan/cue.ts";
import { LONGEST } from "../../../../drawn/film/plan/timing.ts";
import type { Cause } from "./cause.ts";
import { planCounts } from "./counts.ts";
import { type Explain, Field } from "./field.ts";
import { type GwentCue, GwentDraft, type GwentTimeline } from "./gwent-draft.ts";
import { planNumbers } from "./numbers.ts";
import { type Planning, play } from "./play.ts";
import { MS } from "./timing.ts";
import { isField, whereabouts, zoneOf } from "./zones.ts";

/** What happened, and what is known of the game around it. */
export interface Told extends Happened<View, GwentEvent> {
  readonly printed: (id: string) => CardRow | undefined;
  readonly explain: Explain;
  readonly label: (cause: Cause) => string;
  /** The seat from which it is seen; null for spectators. */
  readonly viewer: number | null;
}

/** Turns what happened into what moves when. The events have their turns in their order. */
export function planOf(told: Told): GwentTimeline {
  const { before, after, open, printed } = told;
  const draft = new GwentDraft(before, after, whereabouts(before, open?.before), told.viewer);
  const field = new Field(draft, told.explain);
  const course: Planning = { draft, field, end: whereabouts(after, open?.after), printed, fan: undefined };
  let counted = 0;
  for (const [place, event] of told.events.entries()) {
    if (OPENING.has(event.kind)) makeRoom(course, "card" in event ? event.card : undefined);
    if (!CALLED.has(event.kind)) course.fan = undefined;
    // Those who are called are counted together.
    if (course.fan === undefined && draft.cues.slice(counted).some(changesField)) {
      planNumbers(draft, field.now(), counted, told);
      counted = draft.cues.length;
    }
    draft.beat(place, () => play(course, event));
  }
  draft.now = draft.end;
  settle(course);
  planNumbers(draft, after, counted, told);
  planCounts(draft);
  return draft.within(LONGEST);
}

/** What may change numbers on the field. */
function changesField(cue: GwentCue): boolean {
  if (cue.kind === "travel") return isField(cue.from) || isField(cue.to);
  return cue.kind === "gleam" || (cue.kind === "own" && cue.own.kind === "sky");
}

/** Events that begin something new: what was laid open for the last one is put away. */
const OPENING: ReadonlySet<GwentEvent["kind"]> = new Set<GwentEvent["kind"]>([
  "unitPlayed",
  "specialPlayed",
  "slotFilled",
  "unitTakenBack",
  "cardFlipped",
  "leaderUsed",
  "passed",
  "roundEnded",
  "fieldCleared",
]);

/** Events among which those that were called come. */
const CALLED: ReadonlySet<GwentEvent["kind"]> = new Set<GwentEvent["kind"]>([
  "unitsCalled",
  "unitPlayed",
  "unitTransformed",
]);

function makeRoom({ draft, end }: Planning, own: number | undefined): void {
  for (const card of draft.cardsIn(zoneOf.center)) {
    if (card === own) continue;
    draft.move({ card }, { from: zoneOf.center, to: offField(end.get(card)), way: "fall" }, MS.lay);
  }
}

function offField(zone: Zone | undefined): Zone {
  return zone === undefined || isField(zone) ? zoneOf.pile(0) : zone;
}

/** Whatever did not come to its place by an event of its own goes there at the end, as when a new game begins. */
function settle({ draft, end }: Planning): void {
  for (const [card, zone] of [...draft.where]) {
    const to = end.get(card);
    const lies = isField(zone) || zone === zoneOf.center;
    if (to === zone || (to === undefined && !lies)) continue;
    draft.move({ card }, { from: zone, to: to ?? zoneOf.pile(0), way: "fall" }, MS.lay);
  }
  draft.now = draft.end;
}
