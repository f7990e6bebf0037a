import { describe, expect, it } from "vitest";
import { eventOf, kindsOf } from "../fight/test/table.ts";
import { moveFigure } from "../rules/moves.ts";
import type { State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { asked, can, choose, rest } from "../test/act.ts";
import { exploreCard, holdQuest, read, storyNamed, table } from "./test/table.ts";

const [FOREST, MOUNTAIN, WATER] = [0, 1, 2];
const NOVIGRAD = 6;
const VENGERBERG = 8;
const [KAER_MORHEN, HAERN_CADUCH] = [3, 10];

/** The figure enters a place and the menu of Phase I opens. */
function enter(state: State, place: number): void {
  state.agenda.push({ do: "phaseThree" }, { do: "phaseTwo" }, { do: "phaseOne" });
  moveFigure(state, { tell: undefined, final: false }, 0, place);
  rest(state);
}

describe("taking a quest", () => {
  it("keeps the card with a token of its terrain; any number may be held (OW-T-8.6, OW-4.17, OW-8.10, OW-8.11)", () => {
    const state = table();
    for (const card of ["C14", "C21"]) holdQuest(state, card);
    exploreCard(state, "C18");
    const { events } = choose(state, 0, { option: "A" });
    expect(playerOf(state, 0).quests).toHaveLength(3);
    expect(playerOf(state, 0).quests.at(-1)).toMatchObject({ place: 8, terrain: FOREST, ready: false });
    expect(state.piles[FOREST]).toEqual([6, 7]);
    expect(state.explored).toEqual([[], []]);
    expect(eventOf(events, "questTaken")).toEqual({ kind: "questTaken", seat: 0, story: "C18", place: 8 });
  });

  it("takes any token if the pile of the terrain is empty (OW-T-4.7, OW-4.18)", () => {
    const state = table();
    state.piles = [[], [2, 9], [14]];
    state.random.forced = [2];
    exploreCard(state, "C18");
    choose(state, 0, { option: "A" });
    expect(playerOf(state, 0).quests).toMatchObject([{ place: 14, terrain: WATER }]);
    expect(state.piles).toEqual([[], [2, 9], []]);
  });

  it("removes the card if no token is left at all (OW-T-4.8, OW-4.18)", () => {
    const state = table();
    state.piles = [[], [], []];
    exploreCard(state, "C18");
    expect(kindsOf(choose(state, 0, { option: "A" }).events)).toContain("questLost");
    expect(playerOf(state, 0).quests).toEqual([]);
    expect(state.explored[0]).toEqual([storyNamed(state, "C18")]);
  });

  it("keeps a token that shows the own place (OW-4.19)", () => {
    const state = table({ at: 8 });
    exploreCard(state, "C18");
    choose(state, 0, { option: "A" });
    expect(playerOf(state, 0).quests).toMatchObject([{ place: 8, ready: false }]);
  });

  it("takes no token if it names a place or a school (OW-4.17, OW-8.22)", () => {
    const state = table({ school: "bear" });
    for (const [card, option] of [
      ["C21", "B"],
      ["W17", "A"],
      ["W26", "B"],
    ] as const) {
      exploreCard(state, card);
      choose(state, 0, { option });
    }
    expect(playerOf(state, 0).quests.map(({ place, terrain }) => [place, terrain])).toEqual([
      [VENGERBERG, NONE],
      [HAERN_CADUCH, NONE],
      [NONE, NONE],
    ]);
  });
});

describe("resolving a quest", () => {
  it("costs what it says; who cannot pay cannot resolve it (OW-T-8.7, OW-8.12, OW-8.14)", () => {
    const poor = table({ gold: 1, hand: 2 });
    holdQuest(poor, "C21", { place: VENGERBERG });
    enter(poor, VENGERBERG);
    expect(can(poor, 0, { kind: "quest" })).toBe(false);
    const state = table({ gold: 2, hand: 2 });
    holdQuest(state, "C21", { place: VENGERBERG });
    enter(state, VENGERBERG);
    const { events } = choose(state, 0, { kind: "quest", story: "C21", gold: 2 });
    expect(eventOf(events, "cardKept")).toMatchObject({ story: "E14", as: "equipment" });
    expect(playerOf(state, 0)).toMatchObject({ gold: 0, quests: [] });
    expect(playerOf(state, 0).kept).toHaveLength(1);
    expect(state.explored[0]).toEqual([storyNamed(state, "C21")]);
    expect(asked(state)).toEqual(["0 phaseOne"]);
  });

  it("returns its token when the event is done (OW-4.20, OW-8.12)", () => {
    const state = table({ gold: 0, hand: 2 });
    state.piles[FOREST] = [7];
    holdQuest(state, "C18", { place: NOVIGRAD, terrain: FOREST });
    enter(state, NOVIGRAD);
    choose(state, 0, { kind: "quest" });
    expect(state.piles[FOREST]).toEqual([7]);
    choose(state, 0, { option: "B" });
    expect(state.piles[FOREST]).toEqual([7, NOVIGRAD]);
    expect(playerOf(state, 0).gold).toBe(4);
    expect(state.turn).toMatchObject({ noExplore: true, draw: -1 });
  });

  it("needs the figure to enter after the quest was taken (OW-T-5.8, OW-5.19)", () => {
    const state = table({ at: NOVIGRAD, gold: 0, hand: 2 });
    holdQuest(state, "C14", { place: NOVIGRAD });
    state.agenda.push({ do: "phaseTwo" }, { do: "phaseOne" });
    rest(state);
    expect(can(state, 0, { kind: "quest" })).toBe(false);
    state.asks = [];
    enter(state, VENGERBERG);
    expect(can(state, 0, { kind: "quest" })).toBe(false);
    state.asks = [];
    enter(state, NOVIGRAD);
    expect(can(state, 0, { kind: "quest", story: "C14" })).toBe(true);
  });

  it("has no effect if a player keeps the event (OW-8.17)", () => {
    const state = table({ gold: 2, hand: 2 }, { others: [{ kept: ["E14"] }] });
    holdQuest(state, "C21", { place: VENGERBERG });
    enter(state, VENGERBERG);
    expect(kindsOf(choose(state, 0, { kind: "quest" }).events)).toContain("eventMissing");
    expect(playerOf(state, 0)).toMatchObject({ gold: 0, quests: [], kept: [] });
  });
});

describe("a quest at the own or another player's school", () => {
  it("is resolved at the school of a player of this game only (OW-T-8.13, OW-8.22)", () => {
    const bear = { school: "bear", gold: 0, hand: 2, trails: ["forest"] } as const;
    const absent = table(bear, { others: [{ school: "cat" }] });
    holdQuest(absent, "W26");
    enter(absent, KAER_MORHEN);
    expect(can(absent, 0, { kind: "quest" })).toBe(false);

    const state = table(bear, { others: [{ school: "wolf" }] });
    holdQuest(state, "W26");
    enter(state, KAER_MORHEN);
    choose(state, 0, { kind: "quest" });
    // The owner of the school gains first.
    expect(asked(state)).toEqual(["1 attribute"]);
    expect(playerOf(state, 1).trails).toEqual([8, NONE, NONE]);
    expect(playerOf(state, 0).gold).toBe(0);
    choose(state, 1, { attribute: "combat" });
    expect(playerOf(state, 1).attributes).toEqual([2, 1, 1, 1]);
    expect(playerOf(state, 0)).toMatchObject({ gold: 4, quests: [] });
    expect(state.phase).toBe("three");
  });

  it("gives potions and an attribute at the own school, and the turn goes on (OW-8.22)", () => {
    const state = table({ school: "bear", gold: 0, hand: 2 }, { others: [{ school: "wolf" }] });
    holdQuest(state, "W26");
    enter(state, HAERN_CADUCH);
    const { events } = choose(state, 0, { kind: "quest" });
    expect(eventOf(events, "storyEnded")).toMatchObject({ story: "E10", row: 0 });
    choose(state, 0, { attribute: "alchemy" });
    expect(playerOf(state, 0)).toMatchObject({ attributes: [1, 1, 2, 1] });
    expect(playerOf(state, 0).potions).toHaveLength(3);
    expect(asked(state)).toEqual(["0 phaseOne"]);
  });

  it("leaves out trails that the owner cannot take (OW-4.14, OW-8.22)", () => {
    const state = table(
      { school: "bear", trails: ["forest", "mountain", "water"], at: KAER_MORHEN },
      { others: [{ school: "wolf", trails: ["forest"] }] },
    );
    state.piles[MOUNTAIN] = [];
    read(state, 10);
    expect(playerOf(state, 1).trails).toEqual([16, NONE, 15]);
  });
});
