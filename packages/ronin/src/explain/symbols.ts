import { Chain } from "@medallion/fittings";
import type { Reason } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf, symbolIndex } from "../box.ts";
import type { Sym } from "../data/index.ts";
import { cardName, symbolName } from "../data/words.ts";
import { activePair, printedAt } from "../effects/count.ts";
import { idOf } from "../rules/zones.ts";
import type { PlayerIndex, State } from "../state.ts";
import { playerOf } from "../state.ts";

/** RO-1.2, RO-1.11: uncovered printed symbols from left to right, then tokens; and what they are good for now. */
export function symbolReasons(state: State, player: PlayerIndex, name: Sym): readonly Reason[] {
  const chain = new Chain();
  const symbol = symbolIndex(name);
  const box = boxOf(state);
  const owner = playerOf(state, player);
  for (const [place, card] of owner.timeline.entries()) {
    const values = { card: cardName(idOf(state, card)) };
    const open = printedAt(box, owner, place, symbol);
    const printed = (box.first[card] === symbol ? 1 : 0) + (box.second[card] === symbol ? 1 : 0);
    if (open > 0) chain.add("RO-1.2", "printed", open, { ...values, count: open });
    if (printed > open) chain.add("RO-1.11", "covered", 0, { ...values, count: printed - open });
  }
  const tokens = at(owner.pool, symbol);
  if (tokens > 0) chain.add("RO-1.2", "tokens", tokens, { count: tokens });
  const place = activePair(state).indexOf(symbol);
  chain.add(place < 0 ? "RO-1.14" : "RO-1.13", "role", 0, {
    symbol: symbolName(name),
    role: place < 0 ? "inactive" : place === 0 ? "left" : "right",
  });
  return chain.reasons;
}
