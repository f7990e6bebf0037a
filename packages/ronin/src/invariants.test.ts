import { at } from "@medallion/kernel";
import { expect, it } from "vitest";
import { walk } from "./board/test/positions.ts";
import { copyState } from "./copy-state.ts";
import { brokenInvariants } from "./invariants.ts";
import type { State } from "./state.ts";
import { EVERYBODY } from "./state.ts";
import { EVERYTHING } from "./trial-coverage.ts";

/** A position of the third chapter with cards in timelines, and one of the same game with an Automa. */
function position(name: string): State {
  const found: State[] = [];
  walk(name, "invariants", 1, (state) => {
    const ready = state.chapter === 2 && state.players.every(({ timeline }) => timeline.length > 3);
    if (ready && found.length === 0) found.push(copyState(state));
  });
  return at(found, 0);
}

const BASE = position("3 A");
const WITH_AUTOMA = position("2 A");

const MISTAKES: readonly (readonly [string, RegExp, (state: State) => void])[] = [
  ["a card twice", /no card is in two places/u, (state) => state.discard.push(at(state.deck, 0))],
  [
    "a lost card",
    /all cards in play are somewhere/u,
    (state) => {
      state.deck.pop();
    },
  ],
  [
    "a debt in the pool",
    /no pool holds less/u,
    (state) => {
      at(state.players, 0).pool[1] = -1;
    },
  ],
  ["a cover on nothing", /only printed symbols/u, (state) => at(state.players, 0).covered.fill(7)],
  [
    "a cover too many",
    /says what is covered/u,
    (state) => {
      at(state.players, 0).covered.push(0);
    },
  ],
  [
    "XP beyond the track",
    /stand on the track/u,
    (state) => {
      at(state.players, 0).xp = 21;
    },
  ],
  ["gold too early", /gold marker/u, (state) => Object.assign(at(state.players, 0), { xp: 5, gold: 1 })],
  [
    "XP from nowhere",
    /XP gained/u,
    (state) => {
      at(state.players, 0).xpFrom.fill(0);
    },
  ],
  [
    "VP from nowhere",
    /VP are those/u,
    (state) => {
      at(state.players, 0).vp += 1;
    },
  ],
  [
    "an ability too early",
    /ability \d is open/u,
    (state) => {
      at(state.players, 0).abilities.fill(0, 1);
    },
  ],
  [
    "a figure twice",
    /initiative track once/u,
    (state) => {
      state.order.fill(0);
    },
  ],
  [
    "a seat twice",
    /circle once/u,
    (state) => {
      state.circle.fill(0);
    },
  ],
  [
    "a marker past the top",
    /stands on its track/u,
    (state) => {
      state.markers[0] = 15;
    },
  ],
  [
    "a B side twice",
    /no B side/u,
    (state) => {
      state.sides.fill(2);
    },
  ],
  [
    "the symbols of another chapter",
    /active symbols/u,
    (state) => {
      state.pair = 0;
    },
  ],
  [
    "a row taken twice",
    /no row is taken twice/u,
    (state) => {
      state.spots.fill(2);
    },
  ],
  [
    "a stranger's ability card",
    /come from partners|its owner's/u,
    (state) => {
      at(state.players, 0).borrowed.push({ ability: 0, of: 0, used: false });
    },
  ],
  [
    "an ability card of ability 2",
    /only abilities 1 and 3/u,
    (state) => {
      const of = at(state.circle, (state.circle.indexOf(0) + 1) % 3);
      const ability = at(state.players, of).character * 4 + 1;
      at(state.players, 0).borrowed.push({ ability, of, used: false });
    },
  ],
  [
    "a chosen card that is elsewhere",
    /still lie where/u,
    (state) => at(state.players, 0).chosen.push(at(state.deck, 0)),
  ],
  [
    "another chapter's score",
    /is scored right/u,
    (state) => {
      state.scored[0] = state.players.map(() => [40, 40] as const);
    },
  ],
  [
    "knowledge of an open card",
    /open card/u,
    (state) => {
      state.seen[at(state.discard, 0)] = 1;
    },
  ],
  [
    "a deck that all know",
    /known to everybody/u,
    (state) => {
      state.seen[at(state.deck, 0)] = EVERYBODY;
    },
  ],
  [
    "a deck of two shuffles",
    /shuffled together/u,
    (state) => {
      state.batches[at(state.deck, 0)] = 9;
    },
  ],
  [
    "an end with work left",
    /after the end/u,
    (state) => {
      state.phase = "over";
    },
  ],
  [
    "two questions for one seat",
    /one open question/u,
    (state) => {
      state.asks.push({ ...at(state.asks, 0) });
    },
  ],
];

it("a position of a game breaks nothing", () => {
  expect(brokenInvariants(BASE)).toEqual([]);
  expect(brokenInvariants(WITH_AUTOMA)).toEqual([]);
});

it.each(MISTAKES)("finds %s", (_, sentence, spoil) => {
  const state = copyState(BASE);
  state.asks = state.asks.slice();
  state.scored = state.scored.slice();
  spoil(state);
  expect(brokenInvariants(state).join("\n")).toMatch(sentence);
});

it("RO-12.4: finds an Automa with tokens, and a question to it", () => {
  const state = copyState(WITH_AUTOMA);
  at(state.players, 2).pool[0] = 1;
  state.asks = [{ kind: "place", seat: 2, id: 1 }];
  const broken = brokenInvariants(state).join("\n");
  expect(broken).toMatch(/player 2: an Automa has neither/u);
  expect(broken).toMatch(/only humans are asked/u);
});

it("what is to be used is listed once", () => {
  expect(new Set(EVERYTHING).size).toBe(EVERYTHING.length);
});
