import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { BOX } from "../box.ts";
import { COMPONENTS, NEIGHBOURS } from "../data/index.ts";
import { NONE, type Player, type State } from "../state.ts";
import { asked, can, choices, choose, rest } from "../test/act.ts";
import { arrange, PLACE, type Position, type Seated } from "../test/arrange.ts";

/** The turn of seat 0, just begun, on a map with a monster of each terrain far away. */
function turn(
  seated: Seated,
  more: Position = {},
  others: readonly Seated[] = [{ at: PLACE.behelt }],
): State {
  const state = arrange({
    ...more,
    players: [seated, ...others],
    table: {
      monsters: [0, 1, 2],
      lairs: [16, 13, 12],
      piles: [
        [6, 7],
        [2, 9],
        [4, 5],
      ],
      ...more.table,
    },
  });
  rest(state);
  return state;
}

const me = (state: State): Player => at(state.players, 0);
const destinations = (state: State): number[] =>
  choices(state, 0).flatMap((choice) => (choice.kind === "move" ? [choice.to] : []));

/** The number of the card that the event of this number gives to keep. */
function keepOf(event: number): number {
  return BOX.keeps.findIndex(({ story }) => at(BOX.stories, story).number === event);
}

describe("moves", () => {
  it("lead to connected places only (OW-5.3, OW-T-1.10)", () => {
    const state = turn({ at: PLACE.locIchaer, hand: 2 });
    expect(destinations(state)).toEqual([10, 11, 12, 13, 15, 16, 17, 18]);
  });

  it("cost a card that shows the terrain (OW-5.4, OW-T-5.1)", () => {
    const state = turn({ at: PLACE.vengerberg, hand: ["forest"] });
    expect(destinations(state)).toEqual([PLACE.behelt, PLACE.vizima]);
    choose(state, 0, { to: PLACE.vizima });
    expect(choices(state, 0).map((choice) => choice.kind === "pay" && choice.payment)).toEqual([
      false,
      "terrain",
    ]);
    const { final } = choose(state, 0, { kind: "pay" });
    expect(me(state)).toMatchObject({ at: PLACE.vizima, hand: [] });
    expect([me(state).discard.length, final, asked(state)]).toEqual([1, false, ["0 phaseOne"]]);
  });

  it("cost any two cards, or one and 1 gold (OW-5.5, OW-5.6, OW-5.8, OW-T-5.2)", () => {
    const state = turn({ at: PLACE.vengerberg, hand: ["forest", "water"] });
    const [first, second] = me(state).hand;
    choose(state, 0, { to: PLACE.beauclair });
    choose(state, 0, { payment: "two", card: at(BOX.cards, second ?? 0).id });
    expect(me(state).hand).toHaveLength(2);
    choose(state, 0, { payment: "second" });
    expect(me(state)).toMatchObject({ at: PLACE.beauclair, hand: [], discard: [second, first] });

    const rich = turn({ at: PLACE.vengerberg, hand: ["forest", "forest"], gold: 1 });
    choose(rich, 0, { to: PLACE.beauclair });
    choose(rich, 0, { payment: "gold" });
    expect(me(rich)).toMatchObject({ at: PLACE.beauclair, gold: 0 });
    expect(me(rich).hand).toHaveLength(1);
  });

  it("cost one wild card, wherever they lead (OW-5.7, OW-T-5.3)", () => {
    const state = turn({ at: PLACE.vengerberg, hand: ["wild"] });
    expect(destinations(state)).toEqual(at(NEIGHBOURS, PLACE.vengerberg));
    choose(state, 0, { to: PLACE.beauclair });
    choose(state, 0, { payment: "wild" });
    expect(me(state)).toMatchObject({ at: PLACE.beauclair, hand: [] });
  });

  it("can be thought over before they are paid (OW-19.4)", () => {
    const state = turn({ at: PLACE.vengerberg, hand: 2 });
    const before = structuredClone({ ...state, asked: [], asks: [] });
    choose(state, 0, { to: PLACE.vizima });
    choose(state, 0, { kind: "back" });
    expect({ ...state, asked: [], asks: [] }).toEqual(before);
  });

  it("into location 0 take any terrain, or none by option (OW-1.20, OW-T-21.3)", () => {
    expect(destinations(turn({ at: PLACE.vengerberg, hand: ["water"] }))).toContain(PLACE.behelt);
    const state = turn({ at: PLACE.vengerberg, hand: ["forest"] }, { rules: { location0Terrain: "none" } });
    expect(destinations(state)).toEqual([PLACE.vizima]);
  });

  it("are over without cards, actions of the place are not (OW-5.9, OW-5.21, OW-T-5.10)", () => {
    const state = turn({ at: PLACE.kaerMorhen, hand: ["mountain"] });
    choose(state, 0, { to: PLACE.hengfors });
    choose(state, 0, { kind: "pay" });
    expect(choices(state, 0).map(({ kind }) => kind)).toEqual(["endPhase", "action"]);
  });

  it("of kept cards are made once per turn without payment, by terrain (OW-5.22, OW-5.23, OW-T-5.11)", () => {
    const state = turn({ at: PLACE.vengerberg, kept: [keepOf(16)] });
    expect(choices(state, 0).map((choice) => (choice.kind === "keptMove" ? choice.to : choice.kind))).toEqual(
      ["endPhase", PLACE.vizima],
    );
    choose(state, 0, { kind: "keptMove" });
    expect(me(state).at).toBe(PLACE.vizima);
    expect(choices(state, 0).map(({ kind }) => kind)).toEqual(["endPhase", "action"]);
  });

  it("of kept cards may take any 1 card (OW-5.23)", () => {
    const state = turn({ at: PLACE.vengerberg, kept: [keepOf(32)], hand: ["forest"] });
    choose(state, 0, { kind: "keptMove", to: PLACE.banArd });
    choose(state, 0, { payment: "any" });
    expect(me(state)).toMatchObject({ at: PLACE.banArd, hand: [] });
    expect(state.turn).toMatchObject({ moved: true, used: [expect.any(Number)] });
  });
});

describe("Phase I", () => {
  it("may be skipped with all cards kept (OW-5.2, OW-T-5.9)", () => {
    const state = turn({ hand: 5 });
    choose(state, 0, { kind: "endPhase" });
    expect([state.phase, me(state).hand.length, asked(state)]).toEqual(["two", 5, ["0 phaseTwo"]]);
  });

  it("offers no action before the first move, and each place's once (OW-5.11, OW-5.13, OW-5.14, OW-T-5.4, OW-T-5.5)", () => {
    const state = turn({ at: PLACE.banArd, hand: 7, gold: 9 }, { table: { potionDeck: [0, 1] } });
    const go = (to: number): void => {
      choose(state, 0, { kind: "move", to });
      choose(state, 0, { payment: "gold" });
    };
    expect(can(state, 0, { kind: "action" })).toBe(false);
    go(PLACE.kaerMorhen);
    go(PLACE.banArd);
    expect(choose(state, 0, { kind: "action", action: "trainAlchemy" }).final).toBe(true);
    expect(can(state, 0, { kind: "action" })).toBe(false);
    go(PLACE.kaerMorhen);
    me(state).level = 5;
    go(PLACE.banArd);
    expect(can(state, 0, { kind: "action" })).toBe(false);
  });

  it("offers dice poker with witchers here, once each, if both have gold (OW-5.16, OW-T-5.6, OW-T-5.7)", () => {
    const others: readonly Seated[] = [
      { at: PLACE.vizima, gold: 1 },
      { at: PLACE.vizima },
      { at: PLACE.vizima, gold: 2 },
      { at: PLACE.behelt, gold: 2 },
    ];
    const state = turn({ at: PLACE.vizima, gold: 2 }, { turn: { moved: true, played: [3] } }, others);
    expect(choices(state, 0).filter(({ kind }) => kind === "poker")).toEqual([{ kind: "poker", with: 1 }]);
    me(state).gold = 0;
    expect(
      choices(turn({ at: PLACE.vizima }, { turn: { moved: true } }, others), 0).map(({ kind }) => kind),
    ).toEqual(["endPhase", "action"]);
  });

  it("offers a quest only after its place was entered, and if it can be paid (OW-5.18, OW-5.19, OW-8.12, OW-T-5.8)", () => {
    const quest = BOX.quests.findIndex(({ effect }) => effect.pay === 2);
    const held = { quest, place: PLACE.vengerberg, terrain: NONE, ready: false };
    const state = turn({ at: PLACE.vengerberg, gold: 2, hand: 4, quests: [held] }, { turn: { moved: true } });
    const go = (to: number): void => {
      choose(state, 0, { kind: "move", to });
      choose(state, 0, { payment: "two" });
      choose(state, 0, { payment: "second" });
    };
    expect(can(state, 0, { kind: "quest" })).toBe(false);
    go(PLACE.vizima);
    expect(can(state, 0, { kind: "quest" })).toBe(false);
    go(PLACE.vengerberg);
    expect(can(state, 0, { kind: "quest", gold: 2 })).toBe(true);
    const poor = turn(
      { at: PLACE.vengerberg, gold: 1, quests: [{ ...held, ready: true }] },
      { turn: { moved: true } },
    );
    expect(can(poor, 0, { kind: "quest" })).toBe(false);
  });

  it("a completed trail quest can be taken back, because its token lay face up (OW-4.9, OW-5.20, OW-T-19.3)", () => {
    const trailQuests = [{ terrain: 0, place: PLACE.vizima, gold: 1 }];
    const state = turn({ at: PLACE.vengerberg, hand: ["forest"], trailQuests });
    choose(state, 0, { to: PLACE.vizima });
    expect(choose(state, 0, { kind: "pay" }).final).toBe(false);
    expect(me(state)).toMatchObject({ gold: 1, trails: [PLACE.vizima, NONE, NONE] });
  });

  it("is over at once when a card sends the player to Phase III (OW-7.12)", () => {
    const state = turn({ hand: 2 }, { turn: { skip: true } });
    expect([state.phase, me(state).hand.length]).toEqual(["three", 2]);
  });
});

describe("the map", () => {
  it("has 19 places and 43 connections, none longer than 4 moves apart (OW-1.19, OW-T-1.8)", () => {
    const grounds = COMPONENTS.locations.map(({ ground }) => ground);
    expect(
      ["forest", "mountain", "water", "any"].map((one) => grounds.filter((ground) => ground === one).length),
    ).toEqual([6, 6, 6, 1]);
    expect(COMPONENTS.edges).toHaveLength(43);
    for (const [from] of NEIGHBOURS.entries()) {
      let reached = new Set([from]);
      for (let moves = 0; moves < 4; moves++)
        reached = new Set([...reached].flatMap((place) => [place, ...at(NEIGHBOURS, place)]));
      expect(reached.size).toBe(19);
    }
  });
});
