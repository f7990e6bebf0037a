import type { GwentEvent, View } from "@medallion/gwent";
import type { CardRow } from "@medallion/gwent/cards";
import type { Cue, Timeline } from "../../../../drawn/film/plan/cue.ts";
import { Draft } from "../../../../drawn/film/plan/draft.ts";
import { type Explain, planNumbers } from "./numbers.ts";
import { type Course, play } from "./play.ts";
import { LONGEST, LONGEST_ASKED, MS } from "./timing.ts";
import { isField, whereabouts, type Zone, zoneOf } from "./zones.ts";

/** What happened between two moments of a table, and what is known of the game around it. */
export interface Happened {
  readonly events: readonly GwentEvent[];
  readonly before: View;
  readonly after: View;
  /** Views of other seats whose hands are open: before it and after it. */
  readonly open?: { readonly before: readonly View[]; readonly after: readonly View[] };
  /** Whether the viewer is asked something now. */
  readonly asked: boolean;
  readonly printed: (id: string) => CardRow | undefined;
  readonly explain: Explain;
}

/** Turns what happened into what moves when. The events have their turns in their order. */
export function planOf(happened: Happened): Timeline {
  const { before, after, open, printed } = happened;
  const draft = new Draft(before, after, whereabouts(before, open?.before));
  const course: Course = { draft, end: whereabouts(after, open?.after), printed, fan: undefined };
  for (const [place, event] of happened.events.entries()) {
    if (OPENING.has(event.kind)) makeRoom(course, "card" in event ? event.card : undefined);
    if (!CALLED.has(event.kind)) course.fan = undefined;
    const [at, planned] = [draft.now, draft.cues.length];
    play(course, event);
    const moved = draft.cues.slice(planned).find(({ kind }) => kind === "travel");
    draft.beats.push({ event: place, at, lands: moved === undefined ? at : moved.at + moved.ms });
  }
  draft.now = draft.end;
  settle(course);
  planNumbers(draft, happened);
  return within(draft, happened.asked ? LONGEST_ASKED : LONGEST);
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

function makeRoom({ draft, end }: Course, own: number | undefined): void {
  for (const card of draft.cardsIn(zoneOf.center)) {
    if (card === own) continue;
    draft.move({ card }, { from: zoneOf.center, to: offField(end.get(card)), way: "fall" }, MS.lay);
  }
}

function offField(zone: Zone | undefined): Zone {
  return zone === undefined || isField(zone) ? zoneOf.pile(0) : zone;
}

/** Whatever did not come to its place by an event of its own goes there at the end, as when a new game begins. */
function settle({ draft, end }: Course): void {
  for (const [card, zone] of [...draft.where]) {
    const to = end.get(card);
    const lies = isField(zone) || zone === zoneOf.center;
    if (to === zone || (to === undefined && !lies)) continue;
    draft.move({ card }, { from: zone, to: to ?? zoneOf.pile(0), way: "fall" }, MS.lay);
  }
  draft.now = draft.end;
}

/** Everything that is planned, fast enough to end in time. */
function within({ cues, beats, end }: Draft, longest: number): Timeline {
  const factor = end > longest ? longest / end : 1;
  return {
    cues: cues.map((cue): Cue => ({ ...cue, at: cue.at * factor, ms: cue.ms * factor })),
    beats: beats.map(({ event, at, lands }) => ({ event, at: at * factor, lands: lands * factor })),
    ms: end * factor,
  };
}
