import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { COMPONENTS } from "../data/index.ts";
import { BETTER } from "../knowledge/worth.ts";
import type { Player, State } from "../state.ts";
import { NONE } from "../state.ts";
import { Deck } from "./deck.ts";

const { exchangeCostIncrease } = COMPONENTS.locationActions;
const own = new Deck();

/** What the best exchange of a hand card for a pool card brings (OW-18.6). */
export function exchangeWorth(state: State, player: Player): number {
  const box = boxOf(state);
  own.read(box, player);
  let best = 0;
  for (const card of player.hand) {
    const worth = own.worth(card);
    const most = at(box.costs, card) + exchangeCostIncrease;
    for (const other of state.pool)
      if (other !== NONE && at(box.costs, other) <= most)
        best = Math.max(best, BETTER * (own.worth(other) - worth));
  }
  return best;
}
