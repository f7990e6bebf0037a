import { cardRow } from "@medallion/gwent/cards";
import { expect, it } from "vitest";
import { addCard, type DeckDraft, emptied, removeCard, withLeader } from "./edits.ts";

const draft: DeckDraft = {
  name: "Swarm",
  deck: { faction: "monsters", cards: { nekker: 2 } },
  cardSet: "box",
};

function card(id: string) {
  const row = cardRow(id);
  if (row === undefined) throw new Error(`no card ${id}`);
  return row;
}

it("GW-2.5: adds a card as often as there are copies and no more", () => {
  const full = addCard(draft, card("nekker"));
  expect(full.deck.cards).toEqual({ nekker: 3 });
  expect(addCard(full, card("nekker"))).toBe(full);
});

it("GW-2.24: counts the copies of the deck's card set", () => {
  expect(addCard({ ...draft, cardSet: "videoGame" }, card("roach")).deck.cards).toEqual({ nekker: 2 });
  expect(addCard(draft, card("roach")).deck.cards).toEqual({ nekker: 2, roach: 1 });
});

it("removes copy by copy, and the card with the last one", () => {
  const one = removeCard(draft, "nekker");
  expect(one.deck.cards).toEqual({ nekker: 1 });
  expect(removeCard(one, "nekker").deck.cards).toEqual({});
  expect(removeCard(draft, "ghoul")).toBe(draft);
});

it("keeps the leader when emptied, and knows when nothing changes", () => {
  const led = withLeader(draft, "eredin-the-treacherous");
  expect(withLeader(led, "eredin-the-treacherous")).toBe(led);
  const empty = emptied(led);
  expect(empty.deck).toEqual({ faction: "monsters", leader: "eredin-the-treacherous", cards: {} });
  expect(emptied(empty)).toBe(empty);
});
