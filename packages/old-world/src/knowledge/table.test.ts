import { describe, expect, it } from "vitest";
import { boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { arrange, beast, type Position, rest, type Seated } from "../fight/test/table.ts";
import type { State, Step } from "../state.ts";
import { decision, ratings, type Way } from "./test/decision.ts";

const STRONG: Seated = {
  deck: Array<string>(18).fill("red d3 red(d1)"),
  attributes: [4, 4, 4, 4],
  level: 3,
  shield: 4,
};
const WEAK: Seated = { deck: Array<string>(8).fill("green"), attributes: [1, 1, 1, 1], shield: 0 };
/** Where the monster of the tests stands, and a place beside it. */
const LAIR = 10;
const BESIDE = 14;
/** A place far from all monsters, quests and witchers of the tests. */
const FAR_OFF = 17;

function table(player: Seated, steps: readonly Step[], more: Partial<Position> = {}): State {
  const others = more.players ?? [{ at: FAR_OFF, deck: 10 }];
  const state = arrange({
    ...beast(12),
    ...more,
    players: [player, ...others],
    agenda: [...steps].reverse(),
  });
  rest(state);
  return state;
}

function inPhaseOne(player: Seated, more: Partial<Position> = {}, turn: Partial<State["turn"]> = {}): State {
  const state = arrange({
    ...beast(12),
    players: [player, { at: FAR_OFF, deck: 10 }],
    ...more,
    agenda: [{ do: "phaseTwo" }, { do: "phaseOne" }],
  });
  Object.assign(state.turn, turn);
  state.attributeTrophies = [0, 0, 0, 0];
  rest(state);
  return state;
}

const WAYS: readonly Way[] = ["rate", "plan", "quick"];
const FAR_SIGHTED: readonly Way[] = ["plan", "quick"];

describe.each(WAYS)("Phase II (%s)", (way) => {
  const decide = (player: Seated): OldWorldChoice["kind"] =>
    decision(table(player, [{ do: "phaseTwo" }]), 0, way).kind;

  it("fights a monster that is as good as beaten", () => {
    expect(decide({ ...STRONG, at: LAIR, hand: ["red d3", "red d2"] })).toBe("fight");
  });

  it("leaves alone a monster that nobody could beat", () => {
    expect(decide({ ...WEAK, at: LAIR, hand: [] })).toBe("explore");
  });

  it("meditates as soon as it can", () => {
    expect(decide({ ...WEAK, at: BESIDE, attributes: [5, 1, 1, 1] })).toBe("meditate");
  });
});

it.each(FAR_SIGHTED)("a weak witcher in the same place is challenged, a strong one is not (%s)", (way) => {
  const duelWith = (rival: Seated): OldWorldChoice["kind"] =>
    decision(
      table({ ...STRONG, at: 14, hand: ["red d3"] }, [{ do: "phaseTwo" }], {
        players: [{ ...rival, at: 14 }],
      }),
      0,
      way,
    ).kind;
  expect(duelWith(WEAK)).toBe("duel");
  expect(duelWith({ ...STRONG, deck: Array<string>(24).fill("red d3 red(d2)"), hand: 5 })).toBe("explore");
});

describe.each(WAYS)("Phase I (%s)", (way) => {
  it("goes where an attribute is trained", () => {
    // Glenmore (12, water) trains Specialization; 10, 13 and 14 are its neighbours with 9.
    const state = inPhaseOne({ ...WEAK, at: 9, hand: ["green water"], attributes: [2, 2, 2, 1] });
    expect(decision(state, 0, way)).toEqual({ kind: "move", to: 12 });
  });

  it("uses the action it has come for", () => {
    const state = inPhaseOne({ ...WEAK, at: 12, attributes: [2, 2, 2, 1] }, {}, { moved: true });
    expect(decision(state, 0, way)).toEqual({ kind: "action", action: "trainSpecialization", at: 12 });
  });

  it("comes to a monster that is as good as beaten", () => {
    const state = inPhaseOne({ ...STRONG, at: BESIDE, hand: ["green forest", "red d3"] });
    expect(decision(state, 0, way)).toEqual({ kind: "move", to: LAIR });
  });

  it("pays with one card of the terrain, not with two and not with gold", () => {
    const hand = ["red d3 forest red(d2)", "green forest", "blue d1 water"];
    const state = inPhaseOne({ ...STRONG, at: BESIDE, gold: 3, hand });
    state.asks = [{ id: 99, seat: 0, kind: "movePayment", to: LAIR, first: -1 }];
    expect(decision(state, 0, way)).toMatchObject({ kind: "pay", payment: "terrain" });
  });

  it("never goes back on what it has chosen", () => {
    const state = inPhaseOne({ ...WEAK, at: 9, hand: ["green water"] });
    state.asks = [{ id: 99, seat: 0, kind: "movePayment", to: 12, first: -1 }];
    expect(decision(state, 0, way).kind).toBe("pay");
  });
});

it("a move is paid with the card that is missed least", () => {
  const hand = ["red d3 forest red(d2)", "green forest"];
  const state = inPhaseOne({ ...STRONG, at: BESIDE, hand });
  state.asks = [{ id: 99, seat: 0, kind: "movePayment", to: LAIR, first: -1 }];
  expect(decision(state, 0, "rate")).toEqual({ kind: "pay", card: "T2", payment: "terrain" });
});

it("who plans goes on to a second place, who is greedy stops at the first", () => {
  // Doldeth (13) gives gold, Glenmore (12) beyond it trains: from Dhuwod (16) only the plan sees both.
  const player = {
    ...WEAK,
    at: 16,
    hand: ["green mountain", "green water"],
    attributes: [2, 2, 2, 1] as const,
  };
  const worth = (way: Way): number => {
    const rated = ratings(inPhaseOne(player), 0, way);
    const to = (place: number): number =>
      rated.find(({ choice }) => choice.kind === "move" && choice.to === place)?.rating ?? 0;
    return to(13) - to(17);
  };
  expect(worth("plan")).toBeGreaterThan(worth("rate"));
});

describe.each(FAR_SIGHTED)("Phase III (%s)", (way) => {
  it("takes the card that suits the deck among those of one price", () => {
    // The deck wants red cards laid on red ones; A20 is red and stands beside green ones.
    const pool = ["A21", "A22", "A38", "A20", "A37", "A39"];
    const state = table({ ...STRONG, hand: 3 }, [{ do: "gain" }], { pool });
    expect(decision(state, 0, way)).toMatchObject({ kind: "take", card: "A20" });
  });

  it("throws away the weakest card of a hand that is too large", () => {
    const hand = ["red d3", "red d2 blue(d1)", "green", "blue d2"];
    const state = table({ ...STRONG, hand }, [{ do: "discardDown" }]);
    expect(decision(state, 0, way)).toMatchObject({ card: "T3" });
  });
});

/** A story whose first option gives this gold and whose second takes it. */
function reading(gold: number): State {
  const stories = [
    {
      id: "X01",
      deck: "city" as const,
      options: [
        { cost: [], effects: [{ op: "gold" as const, n: gold }] },
        { cost: [], effects: [{ op: "gold" as const, n: -gold }] },
      ] as const,
      certainty: "designed" as const,
    },
  ];
  const players = [
    { ...STRONG, gold: 9 },
    { at: FAR_OFF, deck: 10 },
  ];
  const state = arrange({ ...beast(12), players, stories, agenda: [{ do: "explore", deck: 0 }] });
  state.exploration[0] = [boxOf(state).storyOf.get("X01") ?? 0];
  rest(state);
  return state;
}

it.each(FAR_SIGHTED)("what an option of a story leads to is not looked at (OW-8.1; %s)", (way) => {
  const rated = [9, -9].map((gold) => ratings(reading(gold), 0, way).map(({ rating }) => rating));
  expect(rated[0]).toHaveLength(2);
  expect(rated[0]).toEqual(rated[1]);
});
