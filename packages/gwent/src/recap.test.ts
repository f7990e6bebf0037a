import { at, begin, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { expect, test } from "vitest";
import { readyDecks, readyLineUps } from "./decks/ready/all.ts";
import { gwent } from "./game.ts";
import { lobby } from "./lobby.ts";
import { recap } from "./recap.ts";
import type { State } from "./state.ts";

function begun(mode: string, picks: readonly string[]): State {
  const options = lobby.options({ mode, picks }, randomOf("recap"));
  return begin(gwent, options, randomFrom(seedFrom("recap")));
}

test("a ready deck is remembered by its name, one's own by its leader", () => {
  const { id, deck } = at(readyDecks({ deckRules: "standard" }), 0);
  const own = JSON.stringify({ ...deck, cards: { ...deck.cards, decoy: 1 } });
  const [ready, other] = recap(begun("standard", [id, own]));
  expect(ready).toEqual({ with: { id, name: { key: `deck.${id}` } }, score: 0 });
  expect(other?.with?.id).not.toBe(id);
  expect(other?.with?.name).toEqual({ key: `card.${deck.leader}` });
});

test("a line-up is remembered by its name, one's own by its leaders", () => {
  const ready = at(readyLineUps(), 0);
  const [own, rival] = recap(begun("tournament", [ready.decks.toReversed().join("."), ready.id]));
  expect(rival?.with).toEqual({ id: ready.id, name: { key: `deck.${ready.id}` } });
  expect(own?.with?.name).toMatchObject({ key: "recap.decks", values: { leaders: [{}, {}, {}] } });
});

test("in solo the leader is all that was chosen", () => {
  const [own] = recap(begun("solo", ["francesca-the-beautiful"]));
  expect(own?.with).toEqual({
    id: "francesca-the-beautiful",
    name: { key: "card.francesca-the-beautiful" },
  });
});

test("the score is the rounds one won, and a round that both won is nobody's", () => {
  const state = begun("standard", []);
  const round = { totals: [1, 1], change: [0, 0], rule: "GW-9.4" };
  for (const winners of [[0], [0, 1], [1], []]) state.rounds.push({ ...round, winners });
  expect(recap(state).map(({ score }) => score)).toEqual([1, 1]);
});
