import { at } from "@medallion/kernel";
import { HELD_BACK } from "../knowledge/worth.ts";
import { cardNamed } from "../rules/zones.ts";
import type { Card } from "../state.ts";
import { laterWorth } from "./card-worth.ts";
import { STANDARD } from "./faces.ts";
import { type Outlook, outlookOf } from "./outlook.ts";
import type { Rate } from "./rate.ts";
import { lay, newTally, resolve, type Tally } from "./tally.ts";
import { tableWorth } from "./worth.ts";

const kept = newTally();

/** Kept cards by what they make of the table that the next chapter begins with, their effects done (RO-10.4). */
export const rateKeeps: Rate = (state, seat, choices, into) => {
  const next = outlookOf(state, seat);
  const [left, right] = at(at(next.box.chapters, state.chapterCard).pairs, state.chapter);
  // RO-10.5: kept cards are resolved while the pair of the chapter that ends is still active, unless the option says so.
  const ending = state.options.rules.keptCardsPair === "ending" ? { ...next, left, right } : next;
  for (let i = 0; i < choices.length; i++) {
    const choice = at(choices, i);
    if (choice.kind !== "keep") continue;
    const cards = choice.cards.map((id) => cardNamed(state, id));
    kept.fill(0);
    for (const card of cards) {
      lay(next, kept, card);
      if (next.faces.timing[card] === STANDARD) resolve(ending, kept, card);
    }
    into[i] = tableWorth(next, kept, cards[0], cards[1]);
  }
};

/** What the cards in hand may bring later, the best of them first. */
export function handWorth(outlook: Outlook, tally: Tally): number {
  const worths = outlook.owner.hand.map((card: Card) => laterWorth(outlook, tally, card));
  worths.sort((one, other) => other - one);
  let sum = 0;
  for (let rank = 0; rank < worths.length && rank < HELD_BACK.length; rank++)
    sum += (HELD_BACK[rank] ?? 0) * (worths[rank] ?? 0);
  return sum;
}
