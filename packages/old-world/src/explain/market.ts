import { Chain } from "@medallion/fittings";
import type { Reason, Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { ATTRIBUTES, type Attribute, COMPONENTS } from "../data/index.ts";
import { priceOf, slotPrice } from "../rules/pool.ts";
import { discounts, trainingPrice } from "../rules/training.ts";
import type { State } from "../state.ts";
import { playerOf } from "../state.ts";
import { attributeName, cardNamed, keptNamed } from "../words/index.ts";

/** What the card of a slot costs in Phase III (OW-9.5, OW-9.10); slots count from 1. */
export function priceReasons(state: State, slot: number): readonly Reason[] {
  const chain = new Chain();
  const box = boxOf(state);
  const card = at(box.cards, at(state.pool, slot - 1));
  const change = at(COMPONENTS.pool, slot - 1).price;
  chain.note("OW-9.5", "price.printed", card.cost, { card: cardNamed(card.id), cost: card.cost });
  if (change !== 0) chain.add("OW-9.5", "price.slot", change, { slot, count: change });
  const price = slotPrice(box, state.pool, slot - 1);
  if (price !== chain.amount) chain.note("OW-9.5", "price.least", price);
  if (state.turn.free) chain.note("OW-9.10", "price.free", 0);
  chain.note("OW-9.4", "price.total", priceOf(state, slot - 1), { count: priceOf(state, slot - 1) });
  return chain.reasons;
}

/** What the next level costs at a school (OW-18.8), and with a card that cheapens it (OW-18.12). */
export function trainingReasons(state: State, seat: Seat, attribute: Attribute): readonly Reason[] {
  const chain = new Chain();
  const box = boxOf(state);
  const index = ATTRIBUTES.indexOf(attribute);
  const price = trainingPrice(state, seat, index);
  const level = at(playerOf(state, seat).attributes, index);
  chain.note("OW-18.8", "training.price", price, {
    attribute: attributeName(attribute),
    level: level + 1,
    gold: price,
  });
  for (const { keep, n, min } of discounts(state, seat)) {
    const source = keptNamed(at(box.stories, at(box.keeps, keep).story).id);
    const gold = Math.max(min, price - n);
    chain.note("OW-18.12", "training.discount", gold, { source, count: n, gold });
  }
  return chain.reasons;
}
