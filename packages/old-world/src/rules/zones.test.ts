import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { BOX } from "../box.ts";
import { EVERYBODY, type State } from "../state.ts";
import type { Fight } from "../state-fight.ts";
import { apply } from "../test/act.ts";
import { arrange, type Seated } from "../test/arrange.ts";
import {
  discardCard,
  discardTop,
  distinct,
  drawCards,
  newDeck,
  removeCard,
  takeFromDiscard,
} from "./zones.ts";

function one(seated: Seated): State {
  return arrange({ players: [seated, {}], agenda: [] });
}

function sizes(state: State): number[] {
  const { hand, deck, discard } = at(state.players, 0);
  return [hand.length, deck.length, discard.length];
}

const draw = (state: State, count: number) => apply(state, (scribe) => drawCards(state, scribe, 0, count));

describe("drawing", () => {
  it("goes on from the shuffled discard pile (OW-3.20, OW-T-3.9)", () => {
    const state = one({ deck: 1, discard: 4 });
    const { events, final } = draw(state, 3);
    expect(sizes(state)).toEqual([3, 2, 0]);
    expect(final).toBe(true);
    expect(
      events.map((event) => (event.kind === "cardsDrawn" ? [event.count, event.cards] : event.kind)),
    ).toEqual([[1, []], "deckReshuffled", [2, []]]);
  });

  it("leaves the hand known that was all there was beside the shuffled pile (OW-1.21, OW-3.20)", () => {
    const state = one({ hand: 1, deck: 1, discard: 4 });
    draw(state, 3);
    const known = (card: number) => (at(state.seen, card) & EVERYBODY) !== 0;
    expect(at(state.players, 0).hand.map(known)).toEqual([true, true, false, false]);
    expect(at(state.players, 0).deck.some(known)).toBe(false);
  });

  it("stops at an empty deck once the life decks are formed (OW-3.21, OW-T-3.10)", () => {
    const state = one({ deck: 1, discard: 4 });
    state.fight = {
      attacker: 0,
      defender: 1,
      formed: true,
      bets: [],
      fighters: [],
    } as Partial<Fight> as Fight;
    draw(state, 3);
    expect(sizes(state)).toEqual([1, 0, 4]);
    state.fight.formed = false;
    draw(state, 1);
    expect(sizes(state)).toEqual([2, 3, 0]);
  });

  it("stops at 7 cards and when there are none (OW-3.18, OW-3.20)", () => {
    const state = one({ hand: 6, deck: 3 });
    draw(state, 3);
    expect(sizes(state)).toEqual([7, 2, 0]);
    const empty = one({});
    expect(draw(empty, 2).final).toBe(false);
    expect(sizes(empty)).toEqual([0, 0, 0]);
  });
});

describe("zones", () => {
  it("a discarded card lies on top of its owner's pile, a removed one nowhere (OW-1.7, OW-1.8)", () => {
    const state = one({ hand: 2, deck: 1, discard: 1 });
    const [first = -1, second = -1] = at(state.players, 0).hand;
    apply(state, (scribe) => discardCard(state, scribe, 0, first));
    apply(state, (scribe) => removeCard(state, scribe, 0, second, "hand"));
    expect(at(state.players, 0).discard.at(-1)).toBe(first);
    expect(at(state.players, 0).removed).toEqual([second]);
    expect(sizes(state)).toEqual([0, 1, 2]);
  });

  it("discards from the top as far as there are cards (OW-1.18)", () => {
    const state = one({ deck: 2 });
    const [, top] = at(state.players, 0).deck;
    apply(state, (scribe) => discardTop(state, scribe, 0, 3));
    expect(at(state.players, 0).discard[0]).toBe(top);
    expect(sizes(state)).toEqual([0, 0, 2]);
  });

  it("all remember a card that went into a hand in the open until it is shuffled away (OW-1.21)", () => {
    const state = one({ deck: 1, discard: 1 });
    const [card = -1] = at(state.players, 0).discard;
    takeFromDiscard(state, 0, card);
    expect(state.seen[card]).toBe(EVERYBODY);
    apply(state, (scribe) => newDeck(state, scribe, 0));
    expect([state.seen[card], sizes(state)]).toEqual([0, [0, 2, 0]]);
  });

  it("cards that are printed alike are one choice", () => {
    const [wolf = []] = BOX.starting;
    const prints = new Set(wolf.map((card) => at(BOX.alike, card)));
    expect(distinct(BOX, [...wolf, ...wolf])).toHaveLength(prints.size);
  });
});
