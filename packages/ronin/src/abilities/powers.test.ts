import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { AbilityPoint, Power } from "../data/index.ts";
import type { State } from "../state.ts";
import { asked, choices, choose, kindsOf, poolOf, rest } from "../test/act.ts";
import { arrange, idAt, type Position, type Seated } from "../test/arrange.ts";

/** Player 0 has one ability and its window is open. */
function withPower(point: AbilityPoint, power: Power, own: Seated = {}, position: Position = {}): State {
  const [, ...others] = position.players ?? [];
  const state = arrange({
    ...position,
    players: [{ ...own, powers: [[point, power]] }, ...others],
    agenda: [point === "END" ? { kind: "end-window", at: 0 } : { kind: "window", player: 0, point }],
  });
  rest(state);
  return state;
}

const targets = (state: State): readonly unknown[] =>
  choices(state, 0).flatMap((choice) => (choice.kind === "use" ? [choice.target] : []));

describe("GAIN_ACTIVE", () => {
  it("offers every split and not now (RO-CK-13.10)", () => {
    const state = withPower("K0", { primitive: "GAIN_ACTIVE", params: { count: 1 } });
    expect(choices(state, 0)).toHaveLength(3);
    choose(state, 0, { target: { symbols: ["C"] } });
    expect(poolOf(state, 0)).toEqual({ C: 1 });
    expect(asked(state)).toEqual([]);
  });

  it("gives one of each in one way", () => {
    const state = withPower("K0", { primitive: "GAIN_ACTIVE", params: { each: true } });
    expect(targets(state)).toEqual([{ kind: "gain", symbols: ["M", "C"] }]);
  });
});

describe("CONVERT", () => {
  const convert: Power = { primitive: "CONVERT", params: { count: 2 } };

  it("exchanges up to that many tokens, each outcome once", () => {
    const state = withPower("K0", convert, { pool: { E: 2, M: 1 } });
    expect(targets(state)).toEqual([
      { kind: "convert", away: ["E"], symbols: ["M"] },
      { kind: "convert", away: ["M"], symbols: ["C"] },
      { kind: "convert", away: ["E"], symbols: ["C"] },
      { kind: "convert", away: ["E", "E"], symbols: ["M", "M"] },
      { kind: "convert", away: ["E", "E"], symbols: ["M", "C"] },
      { kind: "convert", away: ["M", "E"], symbols: ["C", "C"] },
      { kind: "convert", away: ["E", "E"], symbols: ["C", "C"] },
    ]);
    choose(state, 0, { target: { away: ["M", "E"] } });
    expect(poolOf(state, 0)).toEqual({ C: 2, E: 1 });
  });

  it("is not offered without tokens", () => {
    expect(asked(withPower("K0", convert))).toEqual([]);
  });
});

describe("UNCOVER", () => {
  it("takes tokens off printed symbols, not off tea-passing symbols", () => {
    const state = withPower(
      "K2",
      { primitive: "UNCOVER", params: { count: 2 } },
      { timeline: ["red E E", "red C LEFT"], covered: [3, 5] },
    );
    expect(targets(state)).toHaveLength(4);
    choose(state, 0, { target: { printed: [{ symbol: "E" }, { symbol: "C" }] } });
    expect(at(state.players, 0).covered).toEqual([2, 4]);
  });
});

describe("REPEAT", () => {
  const repeat: Power = { primitive: "REPEAT", params: { count: 1 } };
  const own = { timeline: ["red C8(red)>R3", "red C8(red)>R3", "red"], added: 1 };

  it("resolves an effect of this Play step once more, never of a kept card (RO-CK-7.19)", () => {
    const state = withPower("K2", repeat, own);
    expect(targets(state)).toEqual([{ kind: "cards", cards: ["own-1"] }]);
    choose(state, 0, { kind: "use" });
    expect(poolOf(state, 0)).toEqual({ M: 2 });
  });

  it("resolves two from left to right", () => {
    const state = withPower(
      "K2",
      { primitive: "REPEAT", params: { count: 2 } },
      { timeline: ["red C8(red)>R9(E)", "red C2(E)>R4"], added: 0 },
    );
    choose(state, 0, { target: { cards: ["own-0", "own-1"] } });
    expect(poolOf(state, 0)).toEqual({ C: 1 });
  });
});

describe("BORROW", () => {
  it("resolves a partner's effect as if it stood on the own rightmost card", () => {
    const state = withPower(
      "K2",
      { primitive: "BORROW" },
      { timeline: ["green", "green"] },
      { players: [{}, { timeline: ["red C8(green)>R3", "red C1(E)>R1"] }] },
    );
    expect(targets(state)).toMatchObject([{ kind: "borrow", of: 1 }]);
    choose(state, 0, { kind: "use" });
    expect(poolOf(state, 0)).toEqual({ M: 2 });
  });
});

describe("EXTRA_PLAY_THEN_DRAW", () => {
  it("adds a card, resolves it, then draws (RO-CK-7.10)", () => {
    const state = withPower(
      "K2",
      { primitive: "EXTRA_PLAY_THEN_DRAW" },
      { timeline: ["red"], hand: ["red C8(red)>R3", "blue"] },
      { deck: ["pink", "yellow"] },
    );
    expect(targets(state)).toHaveLength(2);
    const events = choose(state, 0, { target: { cards: ["own-2"] } });
    expect(kindsOf(events)).toEqual([
      "abilityUsed",
      "extraCardPlayed",
      "effectResolved",
      "symbolsGained",
      "cardsDrawn",
    ]);
    const { timeline, hand } = at(state.players, 0);
    expect([timeline.length, hand.length, poolOf(state, 0)]).toEqual([2, 2, { M: 2 }]);
  });
});

describe("ALLY", () => {
  const ally: Power = { primitive: "ALLY", params: { count: 2 } };

  it("scores on the lower track, with its bonus on the way (RO-CK-7.14)", () => {
    const state = withPower("END", ally, {}, { markers: [2, 0, 5] });
    expect(targets(state)).toEqual([{ kind: "track", side: "left", partner: 1 }]);
    choose(state, 0, { kind: "use" });
    expect([state.markers, asked(state)]).toEqual([[3, 0, 5], ["0 bonus"]]);
    choose(state, 0, { kind: "xp" });
    choose(state, 1, { kind: "xp" });
    expect([state.markers, asked(state)]).toEqual([[4, 0, 5], []]);
  });

  it("lets the player choose between equal tracks, and is not offered on full ones", () => {
    expect(targets(withPower("K2", ally, {}, { markers: [4, 0, 4] }))).toHaveLength(2);
    expect(asked(withPower("K2", ally, {}, { markers: [14, 0, 14] }))).toEqual([]);
  });
});

describe("abilities of the chapter end", () => {
  it("TIMELINE_TO_HAND returns a card that all know, without its tokens (RO-7.12)", () => {
    const state = withPower(
      "END",
      { primitive: "TIMELINE_TO_HAND", params: { count: 1 } },
      { timeline: ["red C", "blue M", "pink E"], covered: [1, 1, 0], hand: ["green"] },
    );
    choose(state, 0, { target: { cards: ["own-2"] } });
    const { timeline, covered, hand } = at(state.players, 0);
    expect([idAt(state, timeline, 1), covered, hand.length]).toEqual(["own-3", [1, 0], 2]);
  });

  it("TIMELINE_TO_HAND leaves the marks of this turn's cards on the same cards", () => {
    const state = withPower(
      "END",
      { primitive: "TIMELINE_TO_HAND", params: { count: 2 } },
      { timeline: ["red C", "blue M", "pink E"] },
    );
    const owner = at(state.players, 0);
    [owner.since, owner.added] = [3, 2];
    choose(state, 0, { target: { cards: ["own-0", "own-2"] } });
    expect([owner.timeline.length, owner.since, owner.added]).toEqual([1, 1, 1]);
  });

  it("STUDY gives one XP per colour, at most 4", () => {
    const study = (timeline: readonly string[]): number => {
      const state = withPower("END", { primitive: "STUDY" }, { timeline });
      choose(state, 0, { kind: "use" });
      return at(state.players, 0).xp;
    };
    expect(study(["red", "red", "blue"])).toBe(2);
    expect(study(["red", "blue", "green", "yellow", "pink"])).toBe(4);
  });

  it("INACTIVE_XP gives one XP per inactive symbol, at most k, and is not offered without any", () => {
    const power: Power = { primitive: "INACTIVE_XP", params: { count: 3 } };
    const state = withPower("END", power, { timeline: ["red E", "red C"], pool: { D: 1 } });
    choose(state, 0, { kind: "use" });
    expect(at(state.players, 0).xp).toBe(2);
    expect(asked(withPower("END", power, { timeline: ["red C"] }))).toEqual([]);
  });

  it("KEEP_EXTRA is of no use after chapter III", () => {
    const power: Power = { primitive: "KEEP_EXTRA", params: { count: 1 } };
    expect(asked(withPower("END", power, {}, { chapter: 1 }))).toEqual(["0 ability"]);
    expect(asked(withPower("END", power, {}, { chapter: 2 }))).toEqual([]);
  });
});
