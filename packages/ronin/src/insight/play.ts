import { at } from "@medallion/kernel";
import type { RoninChoice } from "../choice.ts";
import { cardNamed } from "../rules/zones.ts";
import type { State } from "../state.ts";
import { type Holding, hold, playWorth } from "./holding.ts";
import { outlookOf } from "./outlook.ts";
import { type Plays, tryPairs } from "./pairs.ts";
import type { Rate } from "./rate.ts";
import { readTally } from "./read-tally.ts";
import { newTally } from "./tally.ts";

const base = newTally();

/** Every ordered pair by what it makes of the table, and by what stays in hand. */
export const ratePlays: Rate = (state, seat, choices, into) => {
  const outlook = outlookOf(state, seat);
  readTally(outlook, base);
  const { hand } = outlook.owner;
  const plays = tryPairs(outlook, base);
  const held = hold(plays, outlook, 0);
  const size = hand.length;
  // All ordered pairs in their order, as the rules list them.
  const isWhole = choices.length === size * (size - 1);
  for (let i = 0; i < choices.length; i++) {
    const first = Math.floor(i / (size - 1));
    const second = i % (size - 1);
    into[i] = isWhole
      ? playWorth(plays, held, first, second < first ? second : second + 1)
      : namedWorth(plays, held, state, at(choices, i));
  }
};

function namedWorth(plays: Plays, held: Holding, state: State, choice: RoninChoice): number {
  if (choice.kind !== "play") return 0;
  const [first = 0, second = 0] = choice.cards.map((id) => plays.cards.indexOf(cardNamed(state, id)));
  return playWorth(plays, held, first, second);
}
