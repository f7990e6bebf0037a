import type { CardView } from "@medallion/gwent";
import { ROWS } from "@medallion/gwent/cards";
import { type HandOrder, ordered, type Rank } from "../../../drawn/hand/hand-order.ts";
import { handOf, printed, type Sight } from "./sight.ts";

/** One's own cards as they lie. */
export function ownHand(sight: Sight, order: HandOrder): readonly CardView[] | undefined {
  const dealt = handOf(sight, sight.player);
  return dealt && ordered(dealt, order, ({ id }) => rankOf(sight, id));
}

/** The strongest first, special cards last; rows from the front backwards, cards of several in the foremost. */
function rankOf({ view }: Sight, id: string): Rank {
  const row = printed(view, id);
  if (row === undefined || row.rows.length === 0) return { strength: 1, row: ROWS.length };
  return { strength: -row.strength, row: Math.min(...row.rows.map((name) => ROWS.indexOf(name))) };
}
