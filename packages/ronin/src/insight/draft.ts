import { at } from "@medallion/kernel";
import type { RoninChoice } from "../choice.ts";
import { PLACE } from "../knowledge/worth.ts";
import { DECK_SPOT } from "../rules/draft.ts";
import { cardNamed } from "../rules/zones.ts";
import { UNSEEN_PAIR } from "./beliefs.ts";
import { cardWorth } from "./card-worth.ts";
import { bestPlay } from "./holding.ts";
import { type Outlook, outlookOf } from "./outlook.ts";
import { tryPairs } from "./pairs.ts";
import type { Rate } from "./rate.ts";
import { readTally } from "./read-tally.ts";
import { newTally } from "./tally.ts";

const base = newTally();

/** Each place by what the hand can do with its cards, by experience and by the order of the next Draft. */
export const ratePlaces: Rate = (state, seat, choices, into) => {
  const outlook = outlookOf(state, seat);
  readTally(outlook, base);
  const plays = tryPairs(outlook, base, state.rows);
  for (let i = 0; i < choices.length; i++) {
    const choice = at(choices, i);
    if (choice.kind !== "row") {
      into[i] =
        bestPlay(plays, outlook, 0, base) + at(UNSEEN_PAIR, state.turn) + placeWorth(outlook, DECK_SPOT);
      continue;
    }
    const last = choice.row * 2 === state.rows.length ? outlook.experience.point : 0;
    into[i] = bestPlay(plays, outlook, choice.row, base) + placeWorth(outlook, choice.row) + last;
  }
};

/** Who comes late in the order picks late in the next Draft (RO-4.10). */
function placeWorth({ state, seat, turns }: Outlook, spot: number): number {
  if (turns === 0 || state.hasty.includes(seat)) return 0;
  let before = 0;
  for (const player of state.order) {
    if (player === seat) continue;
    const other = at(state.spots, player);
    // Nobody knows where those go who have not picked yet.
    if (other < 0) before += spot === 0 ? 0 : spot / (state.rows.length / 2 + 1);
    else if (other <= spot) before++;
  }
  return -PLACE * before;
}

/** DRAFT_PEEK takes the two best of the cards on top of the deck; DRAFT_EXTRA gives the worst of the hand away. */
export const rateCards: Rate = (state, seat, choices, into) => {
  const outlook = outlookOf(state, seat);
  readTally(outlook, base);
  for (let i = 0; i < choices.length; i++) into[i] = cardsWorth(outlook, at(choices, i));
};

function cardsWorth(outlook: Outlook, choice: RoninChoice): number {
  const worth = (id: string): number => cardWorth(outlook, base, cardNamed(outlook.state, id));
  if (choice.kind === "discard") return -worth(choice.card);
  if (choice.kind !== "take") return 0;
  return choice.cards.reduce((sum, id) => sum + worth(id), 0);
}
