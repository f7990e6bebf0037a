import { describe, expect, it } from "vitest";
import { arrange, beast, choose, duel, fightMonster, rest } from "../fight/test/table.ts";
import type { State } from "../state.ts";
import { decision, ratings, type Way } from "./test/decision.ts";

const WAYS: readonly Way[] = ["plan", "quick"];

/** The combo that a witcher with this hand plays against a monster of so much life, as places in the hand. */
function comboOf(
  way: Way,
  hand: readonly string[],
  life: number,
  more: Parameters<typeof fightMonster>[0] = {},
): number[] {
  const state = fightMonster({ hand, deck: 8, ...more }, beast(life));
  choose(state, { kind: "goOn" });
  const places: number[] = [];
  for (;;) {
    const choice = decision(state, 0, way);
    if (choice.kind !== "lay") return places;
    places.push(state.players[0]?.hand.indexOf(cardNumber(state, choice.card)) ?? -1);
    choose(state, choice);
  }
}

function cardNumber(state: State, id: string): number {
  return 140 + (state.declared?.cards ?? []).findIndex((card) => card.id === id);
}

describe.each(WAYS)("a combo (%s)", (way) => {
  it("is the one of all that deals most", () => {
    expect(comboOf(way, ["blue d1", "red d1 yellow(d2)", "yellow d2"], 12)).toEqual([1, 2]);
  });

  it("keeps cards that add nothing", () => {
    expect(comboOf(way, ["red d3 yellow()", "yellow"], 12)).toEqual([0]);
  });

  it("ends the fight if it can, with no more cards than that takes", () => {
    expect(comboOf(way, ["red d3 blue(d1)", "blue d1", "green s1 red(s2)"], 3)).toEqual([0]);
    expect(comboOf(way, ["green s2 red()", "red d2", "blue d1"], 2, { attributes: [1, 4, 1, 1] })).toEqual([
      1,
    ]);
  });

  it("takes Shield where there is room for it, and not where there is none", () => {
    const hand = ["green s2", "red d1"];
    expect(comboOf(way, hand, 12, { attributes: [1, 3, 1, 1], shield: 0 })).toEqual([0]);
    expect(comboOf(way, hand, 12, { attributes: [1, 1, 1, 1], shield: 1 })).toEqual([1]);
  });

  it("does not spend the last cards of life without an end", () => {
    expect(comboOf(way, ["red d1 blue()", "blue d1"], 12, { deck: 0 })).toHaveLength(1);
  });
});

describe.each(WAYS)("step 1 (%s)", (way) => {
  it("drinks the potion that decides the fight", () => {
    const state = fightMonster({ hand: ["red d2"], deck: 8, potions: ["blackBlood"] }, beast(3));
    expect(decision(state, 0, way)).toEqual({ kind: "potion", potion: "blackBlood" });
  });

  it("drinks nothing if the combo decides it", () => {
    const state = fightMonster({ hand: ["red d3"], deck: 8, potions: ["blackBlood", "swallow"] }, beast(3));
    expect(decision(state, 0, way)).toEqual({ kind: "goOn" });
  });

  it("does not break a long combo for one damage", () => {
    const hand = ["red d2 blue(d2)", "blue d2"];
    const state = fightMonster({ hand, deck: 8, potions: ["blackBlood"] }, beast(12));
    expect(decision(state, 0, way)).toEqual({ kind: "goOn" });
  });
});

describe.each(WAYS)("other choices of a fight (%s)", (way) => {
  it("a wound costs the card that is missed least", () => {
    const hand = ["red d3", "green", "blue d2"];
    const state = fightMonster(
      { hand, deck: 0, shield: 0 },
      { ...beast(12), trail: false, attacks: ["F02"] },
    );
    choose(state, { kind: "attack", attack: "bite" }, 1);
    const choice = decision(state, 0, way);
    expect(choice).toMatchObject({ kind: "discard", card: "T2" });
  });

  it("the other players name the attack that costs more", () => {
    // Every bite of a level-I monster by attributes is 1 here, so charges cost more.
    const weak = fightMonster({ hand: 2, deck: 8 }, { ...beast(10), trail: false });
    const strong = fightMonster(
      { hand: 2, deck: 8, attributes: [5, 5, 5, 5] },
      { ...beast(10), trail: false },
    );
    const bite = (state: State): number =>
      ratings(state, 1, way).find(({ choice }) => choice.kind === "attack" && choice.attack === "bite")
        ?.rating ?? 0;
    expect(bite(strong)).toBeGreaterThan(bite(weak));
  });

  it("bets go on the stronger witcher", () => {
    const strong = {
      hand: 4,
      deck: Array<string>(12).fill("red d2 red(d1)"),
      attributes: [4, 4, 1, 1] as const,
    };
    const weak = { hand: 1, deck: 5 };
    const state = duel([strong, weak, { gold: 2 }]);
    expect(decision(state, 2, way)).toEqual({ kind: "bet", on: 0 });
  });

  it("fatigue takes the weakest card", () => {
    const players = [{ hand: ["red d3", "yellow", "blue d2 red(d1)"], deck: ["green s2"], track: 1 }, {}];
    const state = arrange({ players, agenda: [{ do: "fatigue", seat: 0, left: 1 }] });
    rest(state);
    expect(decision(state, 0, way)).toMatchObject({ kind: "remove", card: "T2" });
  });
});
