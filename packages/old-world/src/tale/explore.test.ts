import { describe, expect, it } from "vitest";
import { asked, choices, choose, eventOf, kindsOf, rest } from "../fight/test/table.ts";
import { playerOf } from "../state.ts";
import { viewOf } from "../view.ts";
import { canExplore } from "./explore.ts";
import { exploreCard, forceDice, storyNamed, table } from "./test/table.ts";

const CITY = 0;
const WILDERNESS = 1;

describe("an exploration card", () => {
  it("shows its two options, and no result before the choice (OW-T-8.1, OW-T-19.5, OW-8.2)", () => {
    const state = table();
    const events = exploreCard(state, "C02");
    expect(kindsOf(events)).toEqual(["storyDrawn"]);
    expect(choices(state)).toEqual([
      { kind: "option", story: "C02", option: "A" },
      { kind: "option", story: "C02", option: "B" },
    ]);
    expect(state.readings).toMatchObject([{ option: -1, rows: [] }]);
    expect(JSON.stringify(viewOf(state, 1))).not.toContain('"effects"');
  });

  it("applies the chosen result as far as possible and is removed (OW-T-8.2, OW-8.6, OW-8.19, OW-1.18)", () => {
    const state = table({ gold: 1, attributes: [2, 1, 1, 1] });
    exploreCard(state, "C02");
    const events = choose(state, { option: "A" });
    expect(playerOf(state, 0)).toMatchObject({ gold: 0, attributes: [3, 1, 1, 1] });
    expect(state.explored[CITY]).toEqual([storyNamed(state, "C02")]);
    expect(eventOf(events, "storyEnded")).toEqual({ kind: "storyEnded", seat: 0, story: "C02", option: "A" });
    expect([state.readings, state.agenda, state.asks]).toEqual([[], [], []]);
  });

  it("offers an option only to who can pay it, and takes the payment at once (OW-T-8.3, OW-T-8.15, OW-8.3)", () => {
    const poor = table({ gold: 2 });
    exploreCard(poor, "C26");
    expect(playerOf(poor, 0).quests).toHaveLength(1);
    const rich = table({ gold: 3 });
    exploreCard(rich, "C26");
    const events = choose(rich, { option: "A" });
    expect(playerOf(rich, 0).gold).toBe(0);
    expect(kindsOf(events).slice(0, 4)).toEqual(["optionChosen", "goldLost", "storyEnded", "eventRead"]);
    expect(eventOf(events, "cardKept")).toMatchObject({ story: "E31", as: "equipment" });
    expect(rich.explored[CITY]).toEqual([storyNamed(rich, "C26")]);
  });

  it("is removed without effect if nothing on it can be paid (OW-8.4)", () => {
    const option = { cost: [{ op: "gold", n: -1 }], effects: [] } as const;
    const state = table(
      {},
      { stories: [{ id: "X", deck: "city", options: [option, option], certainty: "designed" }] },
    );
    const events = exploreCard(state, "X");
    expect(kindsOf(events)).toEqual(["storyDrawn", "storyLeftAlone"]);
    expect(state.explored[CITY]).toEqual([storyNamed(state, "X")]);
    expect(asked(state)).toEqual([]);
  });

  it("ignores the level in raising attributes, with the Shield of Defense (OW-T-8.8, OW-8.7)", () => {
    const state = table({ attributes: [1, 2, 1, 1], shield: 2 });
    exploreCard(state, "C35");
    choose(state, { option: "B" });
    expect(playerOf(state, 0)).toMatchObject({ attributes: [1, 3, 1, 1], shield: 3 });
  });

  it("says how it ended where a die decides (OW-8.23)", () => {
    const state = table({ shield: 4, attributes: [1, 4, 1, 1] });
    exploreCard(state, "W01");
    forceDice(state, 5);
    const events = choose(state, { option: "A" });
    expect(kindsOf(events)).toEqual([
      "optionChosen",
      "dieRolled",
      "storyEnded",
      "shieldChanged",
      "phaseThreeDrawChanged",
    ]);
    expect(eventOf(events, "storyEnded")).toMatchObject({ option: "A", row: 2 });
    expect(state.turn).toMatchObject({ draw: 1, tests: [{ die: 5, level: 0, total: 5 }] });
    expect(playerOf(state, 0).shield).toBe(3);
  });

  it("applies to the active player only (OW-8.5)", () => {
    const state = table({ gold: 1 }, { others: [{ gold: 1 }, { gold: 1 }] });
    exploreCard(state, "C03");
    choose(state, { option: "A" });
    expect(state.players.map(({ gold }) => gold)).toEqual([3, 1, 1]);
  });
});

describe("an exploration deck", () => {
  it("is made anew from its removed cards when it is empty (OW-8.18)", () => {
    const state = table();
    state.explored[CITY] = [storyNamed(state, "C01"), storyNamed(state, "C02")];
    state.agenda.push({ do: "explore", deck: CITY });
    expect(kindsOf(rest(state))).toEqual(["storiesReshuffled", "storyDrawn"]);
    expect(state.exploration[CITY]).toHaveLength(1);
    expect(state.explored[CITY]).toEqual([]);
  });

  it("cannot be chosen empty with explorationReshuffle=false, unless both are empty (OW-8.18, OW-21.1)", () => {
    const state = table({}, { rules: { explorationReshuffle: false } });
    state.explored[CITY] = [storyNamed(state, "C01")];
    state.exploration[WILDERNESS] = [storyNamed(state, "W01")];
    expect([canExplore(state, CITY), canExplore(state, WILDERNESS)]).toEqual([false, true]);
    state.exploration[WILDERNESS] = [];
    expect([canExplore(state, CITY), canExplore(state, WILDERNESS)]).toEqual([true, true]);
    state.agenda.push({ do: "explore", deck: CITY });
    expect(kindsOf(rest(state))).toEqual(["nothingToExplore"]);
  });
});

describe("a card that replaces the next exploration", () => {
  it("applies instead of drawing and goes back (OW-T-8.14, OW-8.21, OW-8.24)", () => {
    const state = table({ kept: ["E22"] });
    state.exploration[CITY] = [storyNamed(state, "C01")];
    state.agenda.push({ do: "explore", deck: CITY });
    expect(kindsOf(rest(state))).toEqual(["abilityUsed", "goldGained", "keptLeft"]);
    expect(playerOf(state, 0)).toMatchObject({ gold: 4, kept: [] });
    expect(state.exploration[CITY]).toHaveLength(1);
  });

  it("is the oldest one if there are several; an exploration card is removed afterwards (OW-8.21, OW-8.24)", () => {
    const state = table({ kept: ["C34", "E22"], attributes: [1, 4, 1, 1], gold: 0 });
    state.agenda.push({ do: "explore", deck: WILDERNESS });
    forceDice(state, 4);
    const events = rest(state);
    expect(eventOf(events, "eventRead")).toMatchObject({ story: "E55" });
    expect(eventOf(events, "testRolled")).toMatchObject({ level: 4, die: 4, total: 12 });
    choose(state, { attribute: "combat" });
    expect(state.explored[CITY]).toEqual([storyNamed(state, "C34")]);
    expect(playerOf(state, 0)).toMatchObject({ gold: 0, attributes: [2, 4, 1, 1] });
    expect(playerOf(state, 0).kept).toHaveLength(1);
  });
});
