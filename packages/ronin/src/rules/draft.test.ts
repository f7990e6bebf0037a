import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { Power } from "../data/index.ts";
import type { State, Step } from "../state.ts";
import { EVERYBODY } from "../state.ts";
import { asked, choices, choose, kindsOf, rest } from "../test/act.ts";
import { arrange, numberOf, type Position } from "../test/arrange.ts";
import { cardsInRow } from "./draft.ts";
import { idsOf } from "./zones.ts";

/** Printed cards to tell rows and deck apart. */
const ROWS = [
  ["R-P1", "R-P2"],
  ["B-P1", "B-P2"],
  ["G-P1", "G-P2"],
  ["Y-P1", "Y-P2"],
];
const DECK = ["K-P1", "K-P2", "K-P3", "K-P4", "K-Q1", "K-Q2", "K-Q3", "K-Q4"];

const rows = (state: State): readonly string[] =>
  Array.from({ length: state.rows.length / 2 }, (_, row) =>
    idsOf(state, cardsInRow(state, row + 1)).join(" "),
  );

const DRAFT: readonly Step[] = [{ kind: "new-order" }, { kind: "pick", at: 0 }];

function drafting(position: Position = {}): State {
  const state = arrange({ rows: ROWS, deck: DECK, turn: 1, agenda: DRAFT, ...position });
  state.phase = "draft";
  rest(state);
  return state;
}

describe("the refresh", () => {
  const refreshed = (kept: readonly (readonly string[])[], position: Position = {}): State => {
    const state = arrange({ rows: kept, deck: DECK, turn: 1, agenda: [{ kind: "refresh" }], ...position });
    rest(state);
    return state;
  };

  it("discards the topmost pair that is left, moves up and fills (RO-CK-4.1)", () => {
    const state = refreshed([[], at(ROWS, 1), [], at(ROWS, 3)]);
    expect(rows(state)).toEqual(["Y-P1 Y-P2", "K-P1 K-P2", "K-P3 K-P4", "K-Q1 K-Q2"]);
    expect(idsOf(state, state.discard)).toEqual(["B-P1", "B-P2"]);
  });

  it("discards nothing where no pair is left (RO-CK-4.2)", () => {
    const state = refreshed([]);
    expect([rows(state)[3], state.discard]).toEqual(["K-Q3 K-Q4", []]);
  });

  it("does not happen in the first Draft of the game (RO-CK-4.4)", () => {
    expect(rows(refreshed([at(ROWS, 0)], { turn: 0 }))).toEqual(["R-P1 R-P2", "", "", ""]);
  });
});

describe("a pick", () => {
  it("is the deck spot or a row that still has its pair (RO-CK-13.6)", () => {
    const state = drafting({ rows: [[], at(ROWS, 1), [], at(ROWS, 3)] });
    expect(choices(state, 0)).toEqual([
      { kind: "deck" },
      { kind: "row", row: 2, cards: ["B-P1", "B-P2"] },
      { kind: "row", row: 4, cards: ["Y-P1", "Y-P2"] },
    ]);
  });

  it("of the last row gives 1 XP, of no other (RO-CK-4.6, RO-CK-4.7)", () => {
    const xp = (row: number): number => {
      const state = drafting();
      choose(state, 0, { row });
      return at(state.players, 0).xp;
    };
    expect([xp(3), xp(4)]).toEqual([0, 1]);
  });

  it("of a row is common knowledge, of the deck spot a secret (RO-CK-4.10)", () => {
    const state = drafting();
    choose(state, 0, { row: 2 });
    choose(state, 1, { kind: "deck" });
    expect(at(state.players, 0).hand.map((card) => state.seen[card])).toEqual([EVERYBODY, EVERYBODY]);
    expect(at(state.players, 1).hand.map((card) => state.seen[card])).toEqual([0, 0]);
    expect(idsOf(state, at(state.players, 1).hand)).toEqual(["K-P1", "K-P2"]);
  });

  it("reshuffles as soon as the deck runs out (RO-CK-4.8)", () => {
    const state = drafting({ deck: ["K-P1"], discard: ["K-P2", "K-P3", "K-P4"] });
    const events = choose(state, 0, { kind: "deck" });
    expect(kindsOf(events)).toEqual(["deckSpotTaken", "deckReshuffled", "cardsDrawn"]);
    expect([state.deck.length, state.discard.length]).toEqual([2, 0]);
    // Everybody saw what was shuffled, so it is public that the second card is one of those.
    const [first = 0, second = 0] = at(state.players, 0).hand;
    expect([at(state.batches, first), at(state.batches, second)]).toEqual([0, 1]);
  });

  it("is the deck spot without a question where all rows are empty (RO-13.18)", () => {
    const state = drafting({ rows: [] });
    expect([state.order, state.spots, asked(state)]).toEqual([[0, 1, 2], [0, 0, 0], []]);
  });

  it("skips draws where there is no card anywhere (RO-4.12)", () => {
    const state = drafting({ deck: [] });
    choose(state, 0, { kind: "deck" });
    expect([at(state.players, 0).hand, asked(state)]).toEqual([[], ["1 place"]]);
  });
});

describe("the new order", () => {
  it("is the deck spot by arrival, then the rows (RO-CK-4.5)", () => {
    const state = drafting();
    choose(state, 0, { row: 1 });
    choose(state, 1, { kind: "deck" });
    choose(state, 2, { kind: "deck" });
    expect(state.order).toEqual([1, 2, 0]);
  });

  it("begins with whoever used DRAFT_FIRST, the others keep their order", () => {
    const first: Power = { primitive: "DRAFT_FIRST" };
    const state = drafting({ players: [{ powers: [["D1", first]] }] });
    choose(state, 0, { row: 3 });
    choose(state, 0, { kind: "use" });
    choose(state, 1, { row: 2 });
    choose(state, 2, { row: 1 });
    expect([state.order, at(state.players, 0).xp]).toEqual([[0, 2, 1], 1]);
  });
});

describe("abilities of the Draft", () => {
  it("are asked for before and after the own pick (RO-CK-7.13)", () => {
    const state = drafting({
      players: [
        {
          powers: [
            ["D1", { primitive: "DRAFT_SWAP" }],
            ["D0", { primitive: "DRAFT_PEEK", params: { count: 5 } }],
          ],
        },
      ],
    });
    expect(choices(state, 0)).toEqual([{ kind: "decline" }, { kind: "use", ability: "geralt-2" }]);
    choose(state, 0, { kind: "decline" });
    choose(state, 0, { row: 1 });
    expect(asked(state)).toEqual(["0 ability"]);
    choose(state, 0, { kind: "decline" });
    expect(asked(state)).toEqual(["1 place"]);
  });

  it("DRAFT_SWAP exchanges a card just taken for one that lies in a row", () => {
    const state = drafting({ players: [{ powers: [["D1", { primitive: "DRAFT_SWAP" }]] }] });
    choose(state, 0, { kind: "deck" });
    expect(choices(state, 0)).toHaveLength(1 + 2 * 8);
    choose(state, 0, { target: { give: "K-P2", row: 3, get: "G-P1" } });
    expect(rows(state)[2]).toBe("K-P2 G-P2");
    expect(idsOf(state, at(state.players, 0).hand)).toEqual(["K-P1", "G-P1"]);
    expect([numberOf(state, "K-P1"), numberOf(state, "G-P1")].map((card) => state.seen[card])).toEqual([
      0,
      EVERYBODY,
    ]);
  });

  it("DRAFT_EXTRA draws a card, then discards any one openly", () => {
    const state = drafting({ players: [{ powers: [["D1", { primitive: "DRAFT_EXTRA" }]] }] });
    choose(state, 0, { row: 1 });
    choose(state, 0, { kind: "use" });
    expect(choices(state, 0)).toMatchObject([{ card: "R-P1" }, { card: "R-P2" }, { card: "K-P1" }]);
    choose(state, 0, { card: "R-P1" });
    expect([idsOf(state, at(state.players, 0).hand), idsOf(state, state.discard)]).toEqual([
      ["R-P2", "K-P1"],
      ["R-P1"],
    ]);
  });
});

describe("DRAFT_PEEK", () => {
  const peek: Position = {
    players: [{ powers: [["D0", { primitive: "DRAFT_PEEK", params: { count: 5 } }]] }],
  };

  it("lets the player take any two of the cards at the deck spot; the rest goes under the deck in order", () => {
    const state = drafting(peek);
    choose(state, 0, { kind: "use" });
    choose(state, 0, { kind: "deck" });
    expect(choices(state, 0)).toHaveLength(10);
    choose(state, 0, { cards: ["K-P2", "K-P4"] });
    expect(idsOf(state, at(state.players, 0).hand)).toEqual(["K-P2", "K-P4"]);
    expect(idsOf(state, state.deck.toReversed())).toEqual(["K-Q2", "K-Q3", "K-Q4", "K-P1", "K-P3", "K-Q1"]);
    const knows = state.deck.map((card) => at(state.seen, card) === 1);
    expect(knows).toEqual([true, true, true, false, false, false]);
  });

  it("leaves the cards where they are otherwise, and the player knows who draws them", () => {
    const state = drafting(peek);
    choose(state, 0, { kind: "use" });
    choose(state, 0, { row: 1 });
    choose(state, 1, { kind: "deck" });
    expect(idsOf(state, at(state.players, 1).hand)).toEqual(["K-P1", "K-P2"]);
    expect(at(state.players, 1).hand.map((card) => state.seen[card])).toEqual([1, 1]);
  });
});
