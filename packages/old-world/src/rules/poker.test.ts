import { at } from "@medallion/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { State } from "../state.ts";
import { apply, asked, can, choices, choose } from "../test/act.ts";
import { arrange, PLACE, type Seated } from "../test/arrange.ts";
import { startPokerAgainst, startPokerWith, startPokerWithLocals } from "./poker.ts";
import { compareHands, pokerHand } from "./poker-hand.ts";

const faces = (dice: string): number[] => [...dice].map(Number);
/** Dice as the chance that is forced: faces count from 0 there. */
const rolled = (...dice: string[]): number[] => dice.flatMap((set) => faces(set).map((face) => face - 1));

function table(players: readonly Seated[], forced: readonly number[]): State {
  return arrange({ players, agenda: [], forced: [...forced] });
}

const gold = (state: State): number[] => state.players.map((player) => player.gold);

describe("hands of dice poker", () => {
  it.each([
    ["55544", "66225", "B", "OW-6.4, OW-T-6.2"],
    ["23456", "33331", "A", "OW-6.4, OW-T-6.3"],
    ["33366", "44411", "A", "OW-6.6, OW-T-6.4"],
    ["55632", "55641", "A", "OW-6.8, OW-T-6.5"],
    ["66331", "66225", "B", "OW-6.7, OW-T-6.6"],
    ["12345", "12345", "equal", "OW-6.7, OW-T-6.7"],
    ["65321", "64321", "B", "OW-6.5, OW-6.9, OW-T-6.8"],
    ["33322", "33344", "A", "OW-6.15, OW-T-6.11"],
  ])("%s against %s: %s (%s)", (other, own, better) => {
    const difference = compareHands(faces(own), faces(other));
    expect(difference === 0 ? "equal" : difference > 0 ? "A" : "B").toBe(better);
  });

  it("are named by the best category that fits (OW-6.4, OW-6.5)", () => {
    const names = ["13466", "13366", "13666", "12345", "23456", "11666", "66661", "66666", "12346"];
    expect(names.map((dice) => pokerHand(faces(dice)))).toEqual([
      "pair",
      "twoPairs",
      "threeOfAKind",
      "straight1to5",
      "straight2to6",
      "fullHouse",
      "fourOfAKind",
      "fiveOfAKind",
      "nothing",
    ]);
  });

  it("compare alike from both sides and whatever the order of the dice", () => {
    const five = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(five, five, (one, other) => {
        const sign = Math.sign(compareHands(one, other));
        expect(Math.sign(compareHands(other, one))).toBe(sign === 0 ? 0 : -sign);
        expect(Math.sign(compareHands([...one].reverse(), other))).toBe(sign);
        expect(compareHands(one, [...one].reverse())).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});

describe("dice poker", () => {
  const together: readonly Seated[] = [
    { at: PLACE.vizima, gold: 4 },
    { at: PLACE.vizima, gold: 2 },
  ];

  it("is for a pot of 3; the other side rerolls first (OW-6.1, OW-6.2, OW-6.3, OW-6.11, OW-T-6.1, OW-T-6.9)", () => {
    const state = table(together, [...rolled("55523", "66134"), 3, 3, 1, 1, 4]);
    apply(state, (scribe) => startPokerWith(state, scribe, 1));
    expect([gold(state), state.poker?.pot, asked(state)]).toEqual([[3, 1], 3, ["1 reroll"]]);
    choose(state, 1, { face: 2 });
    choose(state, 1, { face: 3 });
    expect(choose(state, 1, { kind: "done" }).final).toBe(true);
    expect([state.poker?.theirs, asked(state)]).toEqual([[5, 5, 5, 4, 4], ["0 reroll"]]);
    for (const face of [1, 3, 4]) choose(state, 0, { face });
    choose(state, 0, { kind: "done" });
    expect([gold(state), state.poker]).toEqual([[3, 4], null]);
    expect(state.turn.played).toEqual([1]);
  });

  it("a full tie is won by the active player (OW-6.10)", () => {
    const state = table(together, rolled("11236", "63211"));
    apply(state, (scribe) => startPokerWith(state, scribe, 1));
    choose(state, 1, { kind: "done" });
    choose(state, 0, { kind: "done" });
    expect(gold(state)).toEqual([6, 1]);
  });

  it("lists equal dice once, and marking is no reveal (OW-6.3)", () => {
    const state = table(together, rolled("11123", "66666"));
    apply(state, (scribe) => startPokerWith(state, scribe, 1));
    expect(choices(state, 1).map((choice) => choice.kind === "reroll" && choice.face)).toEqual([
      false,
      1,
      2,
      3,
    ]);
    expect(choose(state, 1, { face: 1 }).final).toBe(false);
    expect(can(state, 1, { face: 1 })).toBe(true);
  });

  it.each([
    ["66666", "12346", [0, 5, 7]],
    ["12346", "66666", [3, 5, 7]],
  ])(
    "with locals %s against %s costs and gives their player nothing (OW-6.12, OW-6.13, OW-T-6.10)",
    (locals, own, after) => {
      const state = table([{ gold: 1 }, { gold: 5 }, { gold: 7 }], rolled(locals, own));
      const { events } = apply(state, (scribe) => startPokerWithLocals(state, scribe));
      expect(events).toContainEqual({
        kind: "pokerStarted",
        seat: 0,
        against: "locals",
        opponent: 2,
        pot: 3,
      });
      expect(asked(state)).toEqual(["2 reroll"]);
      choose(state, 2, { kind: "done" });
      choose(state, 0, { kind: "done" });
      expect([gold(state), state.turn.played]).toEqual([after, []]);
    },
  );

  it.each([
    [3, "44422", 6],
    [1, "55123", 0],
    [1, "12346", 0],
    [1, "23456", 3],
  ])(
    "alone pays by category: %i gold and %s make %i (OW-6.14, OW-16.7, OW-T-16.2, OW-T-16.3)",
    (before, dice, after) => {
      const state = table([{ gold: before }], rolled(dice));
      apply(state, (scribe) => startPokerWithLocals(state, scribe));
      choose(state, 0, { kind: "done" });
      expect(gold(state)).toEqual([after]);
    },
  );

  it.each([
    ["33344", true],
    ["44441", true],
    ["33322", false],
    ["23456", false],
  ])("against a fixed hand %s is better: %s (OW-6.15, OW-T-6.11)", (dice, better) => {
    const state = table([{ gold: 1 }, {}], rolled(dice));
    apply(state, (scribe) => startPokerAgainst(state, scribe, faces("33322"), { do: "gain" }));
    const { events } = choose(state, 0, { kind: "done" });
    const won = events.find((event) => event.kind === "pokerWon");
    expect(won).toMatchObject({ winner: better ? { of: "seat", seat: 0 } : { of: "fixed" } });
    expect(at(gold(state), 0)).toBe(1);
  });

  it("the bank adds only what it has (OW-1.16)", () => {
    const state = arrange({
      players: [{ gold: 20 }, { gold: 15 }],
      rules: { goldSupply: "35" },
      agenda: [],
      forced: rolled("11111", "66666"),
    });
    apply(state, (scribe) => startPokerWith(state, scribe, 1));
    expect(state.poker?.pot).toBe(2);
  });
});
