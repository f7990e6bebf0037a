import { describe, expect, it } from "vitest";
import { zones } from "../fight/test/table.ts";
import { NONE, playerOf } from "../state.ts";
import { asked, choices, choose } from "../test/act.ts";
import { applied } from "./test/apply.ts";

describe("gold and Shield", () => {
  it("change as far as possible (OW-T-1.4, OW-1.17, OW-1.18)", () => {
    const state = applied(
      [
        { op: "gold", n: -2 },
        { op: "attribute", which: "combat", n: 1 },
      ],
      { gold: 1 },
    );
    expect(playerOf(state, 0)).toMatchObject({ gold: 0, attributes: [2, 1, 1, 1] });
  });

  it("Shield stays between 0 and its cap, or the highest cap (OW-3.4, OW-3.22)", () => {
    const player = { shield: 1, attributes: [1, 2, 1, 1] } as const;
    const shieldAfter = (n: number, overCap?: true): number =>
      playerOf(applied([{ op: "shield", n, ...(overCap && { overCap }) }], player), 0).shield;
    expect([shieldAfter(-2), shieldAfter(3), shieldAfter(9, true)]).toEqual([0, 2, 4]);
    expect(playerOf(applied([{ op: "shieldSet", to: "cap" }], player), 0).shield).toBe(2);
    expect(playerOf(applied([{ op: "shieldSet", to: 0 }], player), 0).shield).toBe(0);
  });

  it("may be counted by hand cards (OW-1.26)", () => {
    const state = applied([{ op: "shield", n: { by: "handCard", each: -1 } }], {
      shield: 3,
      hand: 2,
      attributes: [1, 3, 1, 1],
    });
    expect(playerOf(state, 0).shield).toBe(1);
  });
});

describe("an attribute of the player's choice", () => {
  it("is any that the effect can change (OW-3.7, OW-3.26)", () => {
    const state = applied([{ op: "attribute", which: "any", n: 1 }], { attributes: [5, 2, 5, 1] });
    expect(choices(state, 0)).toEqual([
      { kind: "raise", attribute: "defense" },
      { kind: "raise", attribute: "specialization" },
    ]);
  });

  it("to be lowered is neither 1 nor 5 (OW-3.8, OW-3.9)", () => {
    const state = applied([{ op: "attribute", which: "any", n: -1 }], { attributes: [5, 2, 3, 1] });
    expect(choices(state, 0)).toEqual([
      { kind: "lower", attribute: "defense" },
      { kind: "lower", attribute: "alchemy" },
    ]);
    choose(state, 0, { attribute: "alchemy" });
    expect(playerOf(state, 0).attributes).toEqual([5, 2, 2, 1]);
  });

  it("is one of those tied for the lowest (OW-3.26)", () => {
    const state = applied([{ op: "attribute", which: "lowest", n: 1 }], { attributes: [3, 2, 4, 2] });
    expect(choices(state, 0)).toEqual([
      { kind: "raise", attribute: "defense" },
      { kind: "raise", attribute: "specialization" },
    ]);
  });

  it("the two lowest: then again among the other three (OW-T-3.15, OW-3.26)", () => {
    const state = applied([{ op: "attribute", which: "twoLowest", n: 1 }], {
      attributes: [2, 1, 1, 3],
      shield: 1,
      deck: 2,
    });
    choose(state, 0, { attribute: "defense" });
    expect(playerOf(state, 0)).toMatchObject({ attributes: [2, 2, 2, 3], shield: 2, level: 2 });
    expect(playerOf(state, 0).potions).toHaveLength(1);
    expect(zones(state)).toMatchObject({ H: 1, D: 1 });
  });

  it("does nothing where none can change (OW-3.7)", () => {
    const state = applied([{ op: "attribute", which: "twoLowest", n: 1 }], {
      attributes: [5, 5, 5, 5],
      level: 5,
    });
    expect([asked(state), state.agenda]).toEqual([[], []]);
  });
});

describe("trails", () => {
  it("of any terrain that has a monster, a token and no trail yet (OW-T-4.10, OW-4.13, OW-4.14)", () => {
    const state = applied([{ op: "trail", pick: "choice" }], { trails: ["forest"] });
    expect(choices(state, 0)).toEqual([
      { kind: "trail", terrain: "mountain" },
      { kind: "trail", terrain: "water" },
    ]);
    choose(state, 0, { terrain: "water" });
    expect(playerOf(state, 0).trails).toEqual([16, NONE, 15]);
    expect(state.piles[2]).toEqual([14]);
  });

  it("are not offered where nothing can be taken (OW-4.12, OW-4.14)", () => {
    const state = applied([{ op: "trail", pick: "choice" }], { trails: ["forest", "mountain", "water"] });
    expect(asked(state)).toEqual([]);
  });

  it("of each monster: one of every terrain that is allowed (OW-T-4.11, OW-4.21)", () => {
    const state = applied([{ op: "trail", pick: "each" }], { trails: ["forest"] });
    expect(playerOf(state, 0).trails).toEqual([16, 11, 15]);
    expect(state.piles).toEqual([[6, 7, 8], [9], [14]]);
  });
});

describe("potions", () => {
  it("are discarded by the holder's choice, the oldest first, as far as there are (OW-1.18)", () => {
    const state = applied([{ op: "potion", n: -3 }], { potions: ["swallow", "blizzard"] });
    expect(choices(state, 0)).toEqual([
      { kind: "discardPotion", potion: "swallow" },
      { kind: "discardPotion", potion: "blizzard" },
    ]);
    choose(state, 0, { potion: "blizzard" });
    expect(playerOf(state, 0).potions).toEqual([]);
    expect(state.potionDiscard).toEqual([1, 0]);
    expect(asked(state)).toEqual([]);
  });

  it("may be discarded all, or taken up to a number (OW-3.15)", () => {
    expect(
      playerOf(applied([{ op: "potionsDiscardAll" }], { potions: ["swallow", "swallow"] }), 0).potions,
    ).toEqual([]);
    expect(
      playerOf(applied([{ op: "potionsUpTo", n: 4 }], { potions: ["swallow"] }), 0).potions,
    ).toHaveLength(4);
    const full = applied([{ op: "potionsUpTo", n: 2 }], { potions: ["swallow", "swallow", "swallow"] });
    expect(playerOf(full, 0).potions).toHaveLength(3);
  });
});

describe("changes of the turn", () => {
  it("add up for Phase III and belong to the active player (OW-9.9, OW-9.10, OW-14.15)", () => {
    const effects = [
      { op: "phase3Draw", n: 2 },
      { op: "phase3Draw", n: -1 },
      { op: "phase3DrawSet", n: 1 },
      { op: "phase3DrawSet", n: 4 },
      { op: "phase3Free" },
      { op: "noExplore" },
      { op: "skipToPhase3" },
    ] as const;
    expect(applied(effects).turn).toMatchObject({
      draw: 1,
      drawSet: 1,
      free: true,
      noExplore: true,
      skip: true,
    });
    expect(applied(effects, {}, { seat: 1 }).turn).toMatchObject({
      draw: 0,
      drawSet: NONE,
      free: false,
      noExplore: false,
      skip: false,
    });
  });
});
