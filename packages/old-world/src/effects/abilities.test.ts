import { describe, expect, it } from "vitest";
import { BOX } from "../box.ts";
import type { Monster } from "../data/index.ts";
import { asked, choices, choose, duel, eventOf, fightMonster, kindsOf, zones } from "../fight/test/table.ts";
import { moveFigure } from "../rules/moves.ts";
import { playerOf } from "../state.ts";
import { table } from "../tale/test/table.ts";
import { apply } from "../test/act.ts";
import { canDeclare, staticEffects, usable } from "./abilities.ts";
import { abilityNamed, useChoice } from "./names.ts";

/** A monster that gives something at a moment, for the order of abilities. */
function giver(...abilities: Monster["abilities"]): Monster {
  return {
    id: "giver",
    level: 1,
    life: 10,
    certainty: "designed",
    abilities,
    trophy: { certainty: "designed", abilities: [] },
  };
}

const BEFORE = { limit: "oncePerFight", conditions: [], cost: [] } as const;

describe("abilities at one moment", () => {
  it("are first the compulsory ones, then what the owner chooses (OW-11.20)", () => {
    const monster = giver({
      ...BEFORE,
      when: "beforeLifeDeck",
      choice: "must",
      effects: [{ op: "discardHand", n: 1, pick: "random" }],
    });
    // The trophy needs a hand of at most 1: the monster's ability makes it so.
    const state = fightMonster(
      { hand: 2, deck: 6, trophies: ["arachas"] },
      { monster: "giver", declared: [monster] },
    );
    expect(asked(state)).toEqual(["0 ability"]);
    expect(choices(state)).toEqual([
      { kind: "decline" },
      { kind: "use", on: "monsterTrophy", id: "arachas", ability: 0 },
    ]);
    choose(state, { kind: "use" });
    expect(zones(state)).toMatchObject({ H: 3 });
  });

  it("judge their conditions when they apply, each in its order (OW-12.17)", () => {
    const shield = (n: number, conditions: Monster["abilities"][number]["conditions"]) =>
      ({
        ...BEFORE,
        when: "afterLifeDeck",
        choice: "must",
        conditions,
        effects: [{ op: "shield", n }],
      }) as const;
    const monster = giver(shield(-2, []), shield(1, [{ is: "shieldAtMost", n: 0 }]));
    const state = fightMonster(
      { hand: 3, deck: 6, shield: 2, attributes: [1, 2, 1, 1] },
      { monster: "giver", declared: [monster] },
    );
    expect(playerOf(state, 0).shield).toBe(1);
  });

  it("may be used one after the other, each once (OW-11.20)", () => {
    const state = duel([
      { hand: 0, deck: 8, shield: 1, attributes: [1, 2, 1, 1], trophies: ["weavess", "waterHag"] },
      { hand: 3, deck: 5 },
    ]);
    expect(choices(state).map((choice) => ("id" in choice ? choice.id : choice.kind))).toEqual([
      "decline",
      "weavess",
      "waterHag",
    ]);
    choose(state, { id: "waterHag" });
    expect(choices(state)).toHaveLength(2);
    const events = choose(state, { id: "weavess" });
    expect(eventOf(events, "abilityUsed")).toMatchObject({ on: "monsterTrophy", id: "weavess" });
    expect(playerOf(state, 0)).toMatchObject({ shield: 2, potions: [0] });
    expect(asked(state)).not.toContain("0 ability");
  });

  it("come once per fight, and declining leaves them unused (OW-11.2, OW-8.14)", () => {
    const state = fightMonster({ hand: ["red d1", "blue d1"], deck: 8, kept: ["E15"] });
    expect(choices(state)).toContainEqual({ kind: "use", on: "kept", id: "E15", ability: 0 });
    choose(state, { kind: "use", id: "E15" });
    choose(state, { kind: "discard", card: "T1" });
    expect(choices(state).some(({ kind }) => kind === "use")).toBe(false);
    expect(zones(state)).toMatchObject({ H: 1, P: 1 });
  });

  it("are not offered if their cost cannot be paid in full or they would do nothing (OW-11.23, OW-1.18)", () => {
    const poor = fightMonster({
      hand: 0,
      deck: 8,
      kept: ["E15"],
      trophies: ["barghest"],
      potions: ["swallow"],
    });
    expect(usable(poor, 0, "ownStep1")).toEqual([]);
    const shielded = fightMonster({
      hand: 2,
      deck: 8,
      shield: 2,
      attributes: [1, 2, 1, 1],
      trophies: ["striga"],
    });
    expect(usable(shielded, 0, "ownStep1")).toEqual([]);
    const open = fightMonster({
      hand: 2,
      deck: 8,
      shield: 1,
      attributes: [1, 2, 1, 1],
      trophies: ["striga"],
    });
    expect(usable(open, 0, "ownStep1")).toHaveLength(1);
  });
});

describe("abilities outside fights", () => {
  it.each([
    [2, 1],
    [14, 1],
    [6, 0],
  ])("on entering location %i give %i gold (OW-8.14)", (place, gold) => {
    const state = table({ at: 7, kept: ["E11"] });
    const { events } = apply(state, (scribe) => moveFigure(state, scribe, 0, place));
    expect(playerOf(state, 0).gold).toBe(gold);
    expect(kindsOf(events)).toEqual(gold > 0 ? ["moved", "abilityUsed", "goldGained"] : ["moved"]);
  });

  it("decide whether a fight can be declared (OW-T-12.13, OW-7.6, OW-12.2)", () => {
    const archespore = BOX.monsterOf.get("archespore") ?? -1;
    expect(canDeclare(table(), 0, archespore)).toBe(false);
    expect(canDeclare(table({ potions: ["swallow"] }), 0, archespore)).toBe(true);
  });

  it("hold always, or against a monster only (OW-12.4)", () => {
    expect(staticEffects(table({ kept: ["E23", "E25"] }), 0)).toEqual([{ op: "potionLimit", n: 5 }]);
    const monster = fightMonster({ hand: 2, deck: 8, kept: ["E23"] }, { monster: "fiend", trail: false });
    expect(staticEffects(monster, 0)).toEqual([
      { op: "colourNoEffect", colour: "purple" },
      { op: "actFirst" },
    ]);
    const witcher = duel([
      { hand: 2, deck: 8, kept: ["E23"] },
      { hand: 2, deck: 2 },
    ]);
    expect(staticEffects(witcher, 0)).toEqual([]);
  });
});

describe("the name of an ability", () => {
  it("leads back to it, for every ability of the data (OW-1.26)", () => {
    const all = BOX.abilities.map((_, ability) => ability);
    const names = all.map((ability) => useChoice(BOX, ability));
    expect(names.map((name) => abilityNamed(BOX, all, name))).toEqual(all);
  });
});
