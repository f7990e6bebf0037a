import { describe, expect, it } from "vitest";
import { boxOf } from "../box.ts";
import { eventOf, kindsOf, zones } from "../fight/test/table.ts";
import { NONE, playerOf } from "../state.ts";
import { asked, choose, rest } from "../test/act.ts";
import { exploreCard, forceDice, read, table } from "./test/table.ts";

describe("a test", () => {
  it.each([
    [4, 10, { shield: 0 }, 0],
    [5, 11, { shield: 1 }, 1],
  ])("adds a die (%i) to twice the attribute: %i (OW-T-8.9, OW-8.15)", (die, total, expected, removed) => {
    const state = table({ attributes: [3, 2, 1, 1], shield: 2, hand: 2 });
    const { costs } = boxOf(state);
    const [cheap = NONE] = state.deck.filter((card) => costs[card] === 1);
    state.pool = [NONE, NONE, NONE, NONE, NONE, cheap];
    forceDice(state, die);
    const events = read(state, 36);
    expect(eventOf(events, "testRolled")).toMatchObject({ attribute: "combat", level: 3, total });
    expect(playerOf(state, 0).discard).toEqual([cheap]);
    expect(playerOf(state, 0)).toMatchObject(expected);
    expect(playerOf(state, 0).removed).toHaveLength(removed);
    expect(state.turn.tests).toMatchObject([{ attribute: 0, level: 3, die, total }]);
  });

  it.each([
    [2, { gold: 3, shield: 0 }, 0],
    [4, { gold: 4, shield: 2 }, 0],
    [6, { gold: 4, shield: 2 }, 2],
  ])("may be a die alone: %i (OW-T-8.11, OW-8.15, OW-8.23)", (die, expected, potions) => {
    const state = table({ gold: 1, shield: 2, attributes: [1, 2, 1, 1] });
    forceDice(state, die);
    read(state, 41);
    expect(playerOf(state, 0)).toMatchObject(expected);
    expect(playerOf(state, 0).potions).toHaveLength(potions);
  });

  it.each([
    [2, 4],
    [3, 3],
  ])("may be the level alone: %i (OW-T-8.12, OW-8.15)", (level, gold) => {
    const state = table({ level, hand: ["red d1", "blue d1", "green d1"], gold: 0 });
    read(state, 46);
    expect(asked(state)).toEqual(["0 discardCards"]);
    choose(state, 0, { kind: "discard", card: "T2" });
    expect(playerOf(state, 0).gold).toBe(gold);
    expect(zones(state)).toMatchObject({ H: 2, P: 1 });
    expect(state.turn.tests).toMatchObject([{ attribute: NONE, level, die: 0 }]);
  });
});

describe("a short fight", () => {
  it("counts damage and Shield of one combo, and refills nothing (OW-T-8.10, OW-8.16)", () => {
    const state = table({
      attributes: [1, 2, 1, 1],
      shield: 2,
      hand: ["blue d1 s1 r2 red(d1)"],
      deck: ["red d1", "green", "green", "green", "green"],
    });
    read(state, 12);
    expect(zones(state)).toEqual({ H: 3, D: 3, P: 0, S: 0 });
    choose(state, 0, { kind: "lay", card: "T1" });
    // Nothing can follow it, so it is done.
    const { events } = choose(state, 0, { kind: "lay", card: "T2" });
    expect(zones(state)).toEqual({ H: 1, D: 3, P: 2, S: 1 });
    expect(eventOf(events, "storyEnded")).toMatchObject({ story: "E12", row: 1 });
    expect(state.turn.free).toBe(true);
    expect([state.fight, state.agenda, state.asks]).toEqual([null, [], []]);
  });

  it("applies its row after the Shield symbols (OW-T-8.16, OW-8.16)", () => {
    const state = table({
      attributes: [1, 3, 1, 1],
      shield: 3,
      deck: ["blue d3 s1 red(d1)", "red d1", "green"],
    });
    read(state, 7);
    expect(zones(state)).toEqual({ H: 3, D: 0, P: 0, S: 0 });
    choose(state, 0, { card: "T1" });
    choose(state, 0, { card: "T2" });
    expect(zones(state)).toEqual({ H: 1, D: 0, P: 2, S: 3 });
    expect(playerOf(state, 0).potions).toHaveLength(3);
  });

  it("discards its combo before the row, so that a draw may shuffle it (OW-T-8.17, OW-8.16, OW-3.20)", () => {
    const state = table({
      level: 2,
      attributes: [3, 3, 2, 3],
      gold: 0,
      shield: 3,
      deck: ["red d1", "green", "green"],
    });
    read(state, 19);
    const { events } = choose(state, 0, { card: "T1" });
    expect(kindsOf(events)).toContain("deckReshuffled");
    expect(playerOf(state, 0)).toMatchObject({ attributes: [3, 3, 3, 3], level: 3, gold: 1, shield: 0 });
    expect(zones(state)).toEqual({ H: 3, D: 0, P: 0, S: 0 });
  });

  it("with an empty hand does no damage (OW-8.16)", () => {
    const state = table({ hand: 0, deck: 0, shield: 1 });
    const events = read(state, 27);
    expect(eventOf(events, "storyEnded")).toMatchObject({ row: 0 });
    expect(playerOf(state, 0)).toMatchObject({ shield: 0, gold: 3 });
  });
});

describe("events", () => {
  it("read other events at once, wherever the player stands (OW-8.13, OW-8.20)", () => {
    const state = table();
    read(state, 24);
    const { events } = choose(state, 0, { option: "B" });
    expect(kindsOf(events)).toEqual([
      "optionChosen",
      "storyEnded",
      "eventRead",
      "storyEnded",
      "cardKept",
      "phaseThreeDrawChanged",
    ]);
    expect(state.readings).toEqual([]);
    expect(playerOf(state, 0).kept).toHaveLength(1);
  });

  it("take a kept card away again (OW-8.21)", () => {
    const state = table({ kept: ["E50"], shield: 2, attributes: [1, 2, 1, 1] });
    read(state, 51);
    choose(state, 0, { option: "A" });
    expect(playerOf(state, 0)).toMatchObject({ kept: [], shield: 0 });
  });

  it("may end Phases I and II (OW-T-7.11, OW-7.12)", () => {
    const state = table(
      { hand: ["red", "blue", "green", "yellow"], at: 10 },
      { agenda: [{ do: "phaseThree" }, { do: "phaseTwo" }, { do: "phaseOne" }] },
    );
    read(state, 49);
    expect(state.phase).toBe("three");
    expect(asked(state)).toEqual(["0 phaseThreeDiscard"]);
    expect(zones(state).H).toBe(4);
  });

  it("may forbid exploring: without a fight or meditation Phase II is skipped (OW-T-7.10, OW-7.11)", () => {
    const state = table({ at: 7 }, { agenda: [{ do: "phaseThree" }, { do: "phaseTwo" }] });
    forceDice(state, 4);
    read(state, 21);
    choose(state, 0, { attribute: "combat" });
    choose(state, 0, { attribute: "defense" });
    expect(playerOf(state, 0).attributes).toEqual([2, 2, 1, 1]);
    expect(state.phase).toBe("three");
  });

  it("fill up potions above the limit, which holds again at the next gain (OW-T-3.14, OW-3.25)", () => {
    const state = table({ potions: ["swallow", "blizzard"] });
    read(state, 9);
    choose(state, 0, { option: "B" });
    expect(playerOf(state, 0).potions).toHaveLength(5);
    exploreCard(state, "C16");
    choose(state, 0, { option: "A" });
    expect(asked(state)).toEqual(["0 potionOverflow"]);
    choose(state, 0, { potion: "blizzard" });
    expect(playerOf(state, 0).potions).toHaveLength(4);
    expect(rest(state).events).toEqual([]);
  });
});

describe("dice against a fixed hand", () => {
  it.each([
    [[3, 3, 3, 4, 4], 5, 0],
    [[4, 4, 4, 4, 1], 5, 0],
    [[3, 3, 3, 2, 2], 0, 1],
    [[2, 3, 4, 5, 6], 0, 1],
  ])("%j gains %i gold (OW-T-6.11, OW-6.15)", (dice, gold, row) => {
    const state = table({ gold: 0 });
    exploreCard(state, "C36");
    forceDice(state, ...dice);
    choose(state, 0, { option: "A" });
    expect(asked(state)).toEqual(["0 reroll"]);
    const { events } = choose(state, 0, { kind: "done" });
    expect(playerOf(state, 0).gold).toBe(gold);
    expect(eventOf(events, "storyEnded")).toMatchObject({ story: "C36", option: "A", row });
    expect([state.poker, state.readings, state.agenda]).toEqual([null, [], []]);
  });
});

describe("a move given by a story", () => {
  it("is compulsory; then the location action may be used, nothing else (OW-T-5.12, OW-5.22, OW-5.24)", () => {
    const state = table({ at: 9, attributes: [1, 1, 1, 1] }, { agenda: [{ do: "phaseThree" }] });
    state.turn.actions = [9];
    exploreCard(state, "W09");
    choose(state, 0, { option: "A" });
    expect(asked(state)).toEqual(["0 ride"]);
    choose(state, 0, { kind: "ride", to: 5 });
    expect(asked(state)).toEqual(["0 rideAction"]);
    choose(state, 0, { kind: "action", action: "trainDefense" });
    expect(playerOf(state, 0).attributes).toEqual([1, 2, 1, 1]);
    expect(state.phase).toBe("three");
  });

  it("offers no action that was used in this turn (OW-T-5.13, OW-5.13, OW-5.24)", () => {
    const state = table({ at: 5, gold: 2 }, { agenda: [{ do: "phaseThree" }] });
    state.turn.actions = [9];
    exploreCard(state, "W15");
    choose(state, 0, { option: "B" });
    choose(state, 0, { kind: "ride", to: 9 });
    expect(playerOf(state, 0)).toMatchObject({ gold: 1, at: 9 });
    expect(state.phase).toBe("three");
  });
});
