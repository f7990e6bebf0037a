import { type DeckList, deckSize, READY_DECKS } from "@medallion/gwent/decks";
import { at, randomOf } from "@medallion/kernel";
import { expect, it } from "vitest";
import { draw, exchange } from "./test-draw.ts";

const { deck } = at(READY_DECKS, 0);

it("GW-3.1: ten cards of the deck, no card twice", () => {
  const drawn = draw(deck, randomOf("test"));
  expect(drawn.hand.length).toBe(10);
  expect(new Set([...drawn.hand, ...drawn.deck].map(({ place }) => place)).size).toBe(deckSize(deck));
});

it("GW-10.42: Francesca, Daisy of the Valley, draws one more", () => {
  const daisy: DeckList = { ...deck, faction: "scoiatael", leader: "francesca-daisy-of-the-valley" };
  expect(draw(daisy, randomOf("test")).hand.length).toBe(11);
});

it("GW-3.3 GW-3.4: two cards are exchanged in their place and do not come back; a third is not", () => {
  const first = draw(deck, randomOf("test"));
  const one = at(first.hand, 3);
  const second = exchange(first, one.place);
  expect(second.hand.indexOf(at(first.deck, 0))).toBe(3);
  const third = exchange(second, at(first.hand, 5).place);
  expect([...third.hand, ...third.deck]).not.toContain(one);
  expect(exchange(third, at(third.hand, 0).place)).toBe(third);
});

it("a small deck is drawn whole, and nothing is left to exchange for", () => {
  const small = draw({ faction: "monsters", cards: { nekker: 3 } }, randomOf("test"));
  expect(small.hand.length).toBe(3);
  expect(exchange(small, 0)).toBe(small);
});
