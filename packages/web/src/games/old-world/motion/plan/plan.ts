import type { OldWorldEvent, View } from "@medallion/old-world";
import { CENTER } from "../../../../drawn/film/plan/cue.ts";
import { type Happened, LONGEST } from "../../../../drawn/index.ts";
import { isBlow } from "./blows.ts";
import { play } from "./film-table.ts";
import type { OldWorldFilming } from "./filming.ts";
import { OldWorldDraft, type OldWorldTimeline } from "./old-world-draft.ts";
import { MS } from "./timing.ts";
import { COMMON, isOpen, STORY, whereabouts } from "./zones.ts";

/** Turns what happened into what moves when. The events have their turns in their order. */
export function planOf({ events, before, after, open }: Happened<View, OldWorldEvent>): OldWorldTimeline {
  const draft = new OldWorldDraft(whereabouts(before, open?.before));
  const filming: OldWorldFilming = {
    draft,
    before,
    after,
    isHeld: before.fight !== undefined && (after.fight === undefined || events.some(isBlow)),
    end: whereabouts(after, open?.after),
    next: undefined,
    source: before.readings.length > 0 ? STORY : CENTER,
    half: before.fight?.attack?.half,
  };
  for (const [place, event] of events.entries()) {
    filming.next = events[place + 1];
    draft.beat(place, () => play(filming, event));
  }
  settle(filming);
  draft.reveals();
  return draft.within(LONGEST);
}

/** Whatever did not come to its place by an event of its own goes there at the end. */
function settle({ draft, end }: OldWorldFilming): void {
  for (const [card, zone] of [...draft.where]) {
    const to = end.get(card);
    if (to === zone || (to === undefined && !isOpen(zone))) continue;
    // Cards that stay in the pool close up by themselves.
    if (zone.startsWith("slot:") && to?.startsWith("slot:") === true) continue;
    draft.move({ card }, { from: zone, to: to ?? COMMON }, MS.discard);
  }
  draft.now = draft.end;
}
