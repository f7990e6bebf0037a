import type { RoninEvent, View } from "@medallion/ronin";
import { type Happened, LONGEST } from "../../../../drawn/index.ts";
import type { Scene } from "../../../../scene/scene.ts";
import { play } from "./film-table.ts";
import type { Filming } from "./filming.ts";
import { RoninDraft, type RoninTimeline } from "./ronin-draft.ts";
import { MS } from "./timing.ts";
import { isOpen, whereabouts, zoneOf } from "./zones.ts";

/** Turns what happened into what moves when. The events have their turns in their order. */
export function planOf(
  { events, before, after, open }: Happened<View, RoninEvent>,
  { say }: Pick<Scene, "say">,
): RoninTimeline {
  const draft = new RoninDraft(whereabouts(before, open?.before));
  const filming: Filming = {
    draft,
    after,
    end: whereabouts(after, open?.after),
    next: undefined,
    later: [],
    say,
    acting: undefined,
    board: undefined,
  };
  for (const [place, event] of events.entries()) {
    filming.later = events.slice(place + 1);
    filming.next = filming.later[0];
    draft.beat(place, () => play(filming, event));
  }
  settle(filming);
  draft.finish((board) => before.boards[board]?.marker ?? 0, MS.step);
  return draft.within(LONGEST);
}

/** Whatever did not come to its place by an event of its own goes there at the end. */
function settle({ draft, end }: Filming): void {
  for (const [card, zone] of [...draft.where]) {
    const to = end.get(card);
    if (to === zone || (to === undefined && !isOpen(zone))) continue;
    draft.move({ card }, { from: zone, to: to ?? zoneOf.deck }, MS.lay);
  }
  draft.now = draft.end;
}
