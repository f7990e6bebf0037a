import type { Card, State } from "../state.ts";
import { STANDARD } from "./faces.ts";
import type { Outlook } from "./outlook.ts";
import { lay, resolve, type Tally } from "./tally.ts";
import { tableWorth } from "./worth.ts";

/** Effects of one's own that are on the agenda, the next one first. */
export interface Pending {
  readonly cards: readonly Card[];
  /** The place of the leftmost of them, or the length of the timeline. */
  readonly from: number;
}

export function pendingOf(state: State, { seat, owner }: Outlook): Pending {
  const cards: Card[] = [];
  let from = owner.timeline.length;
  for (let step = state.agenda.length - 1; step >= 0; step--) {
    const next = state.agenda[step];
    if (next === undefined || next.kind === "slot" || next.kind === "tea") break;
    if (next.kind !== "effect" || next.work.player !== seat || next.work.during === "tea") continue;
    cards.push(next.work.card);
    from = Math.min(from, next.work.place);
  }
  return { cards, from };
}

/** What the table is worth once all pending effects are done, and one more card has come; changes the tally. */
export function worthAfter(outlook: Outlook, tally: Tally, pending: Pending, extra = -1): number {
  for (const card of pending.cards) resolve(outlook, tally, card);
  return tableWorth(outlook, tally, extra);
}

/** The same before the first effect: the new cards see what lies left of them, so they are laid one by one (RO-5.6). */
export function worthLaid(outlook: Outlook, tally: Tally, { from, cards }: Pending, extra = -1): number {
  const { timeline } = outlook.owner;
  for (let place = from; place < timeline.length; place++) {
    const card = timeline[place] ?? -1;
    lay(outlook, tally, card);
    if (cards.includes(card) && outlook.faces.timing[card] === STANDARD) resolve(outlook, tally, card);
  }
  return tableWorth(outlook, tally, extra);
}
