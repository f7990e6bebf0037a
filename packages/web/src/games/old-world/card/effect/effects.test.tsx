import type { Effect, Op, Value } from "@medallion/old-world/data";
import { boxOf } from "@medallion/old-world/pages";
import { describe, expect, test } from "vitest";
import { colourless, drawn } from "../../../../drawn/test/markup.ts";
import { ICONS } from "../glyph/icons.ts";
import { OwnGlyphs } from "../glyph/own-glyphs.tsx";
import { EffectIcons } from "../index.ts";
import { effectSign } from "./effect-signs.ts";

type Samples = { readonly [Kind in Op]: Extract<Effect, { readonly op: Kind }> };

/** One effect of each kind, with the same numbers where it has some. */
const SAMPLES: Samples = {
  gold: { op: "gold", n: 2 },
  attribute: { op: "attribute", which: "combat", n: 1 },
  shield: { op: "shield", n: 2 },
  shieldSet: { op: "shieldSet", to: 0 },
  potion: { op: "potion", n: 2 },
  potionsUpTo: { op: "potionsUpTo", n: 2 },
  potionsDiscardAll: { op: "potionsDiscardAll" },
  trail: { op: "trail", pick: "choice" },
  draw: { op: "draw", n: 2 },
  discardHand: { op: "discardHand", n: 2, pick: "owner" },
  discardDeck: { op: "discardDeck", n: 2, pick: "owner" },
  removeCard: { op: "removeCard", n: 2, from: ["hand"] },
  gainPoolCard: { op: "gainPoolCard", cost: 2 },
  takeDiscard: { op: "takeDiscard", pick: "top" },
  discardToDeck: { op: "discardToDeck", n: 2, pick: "owner" },
  cycleHand: { op: "cycleHand", max: 2, bonus: 0 },
  lookOwnDeck: { op: "lookOwnDeck", look: 2, take: 2, rest: "top" },
  phase3Draw: { op: "phase3Draw", n: 2 },
  phase3DrawSet: { op: "phase3DrawSet", n: 2 },
  phase3Free: { op: "phase3Free" },
  skipToPhase3: { op: "skipToPhase3" },
  noExplore: { op: "noExplore" },
  quest: { op: "quest", place: { at: "location", location: 1 }, event: 2 },
  readEvent: { op: "readEvent", event: 2 },
  keep: { op: "keep", kind: "equipment", abilities: [] },
  loseKept: { op: "loseKept", event: 2 },
  move: { op: "move", to: "forest", pay: "none" },
  trainingDiscount: { op: "trainingDiscount", n: 2, min: 0 },
  potionLimit: { op: "potionLimit", n: 2 },
  roll: { op: "roll", table: [] },
  if: { op: "if", conditions: [], met: [], otherwise: [] },
  band: { op: "band", of: "witcherLevel", table: [] },
  test: { op: "test", attribute: "combat", table: [] },
  shortFight: { op: "shortFight", prepare: [], draw: 2, table: [] },
  pokerAgainst: { op: "pokerAgainst", dice: [1, 2, 3, 4, 5], onBetter: [] },
  schoolOwner: { op: "schoolOwner", effects: [] },
  damage: { op: "damage", n: 2 },
  takeDamage: { op: "takeDamage", n: 2 },
  refill: { op: "refill", n: 2 },
  refillBase: { op: "refillBase", n: 2 },
  comboMax: { op: "comboMax", n: 2 },
  comboFree: { op: "comboFree", n: 2 },
  comboShield: { op: "comboShield", n: 2 },
  noComboShield: { op: "noComboShield" },
  lookOpponentDeck: { op: "lookOpponentDeck", look: 2, discard: 2 },
  reduceAttack: { op: "reduceAttack", n: 2, attack: "this" },
  capAttack: { op: "capAttack", n: 2 },
  attackBonus: { op: "attackBonus", n: 2 },
  chooseAttack: { op: "chooseAttack" },
  worstAttack: { op: "worstAttack" },
  handFirst: { op: "handFirst" },
  potionCap: { op: "potionCap", n: 2 },
  freePotion: { op: "freePotion" },
  repeatPotion: { op: "repeatPotion" },
  repeatSpecialization: { op: "repeatSpecialization", level: 2 },
  colourNoEffect: { op: "colourNoEffect", colour: "red" },
  firstCardRandom: { op: "firstCardRandom" },
  shieldGainCap: { op: "shieldGainCap", n: 2 },
  damageCap: { op: "damageCap", n: 2 },
  lossCap: { op: "lossCap", n: 2 },
  fightAttribute: { op: "fightAttribute", which: "combat", n: 1 },
  actFirst: { op: "actFirst" },
};

const VALUES: readonly Value[] = [
  2,
  { by: "attribute", attribute: "combat" },
  { by: "attribute", attribute: "alchemy" },
  { by: "handCard", each: 1 },
  { by: "comboCard", colour: "red", each: 1 },
  { by: "comboCard", colour: "green", each: 1 },
  { by: "monsterLevel", levels: [1, 2, 3] },
];

const iconsOf = (effect: Effect): string => colourless(drawn(<EffectIcons effects={[effect]} />));

describe("the icons of effects", () => {
  test("no two kinds look alike without colour", () => {
    const kinds = Object.values(SAMPLES);
    expect(new Set(kinds.map(iconsOf)).size).toBe(kinds.length);
  });

  test("numbers differ, and so does what they are counted by", () => {
    expect(new Set(VALUES.map((n) => iconsOf({ op: "damage", n }))).size).toBe(VALUES.length);
    expect(iconsOf({ op: "shield", n: -1 })).not.toBe(iconsOf({ op: "shield", n: 1 }));
    expect(iconsOf({ op: "shield", n: 1, overCap: true })).not.toBe(iconsOf({ op: "shield", n: 1 }));
  });

  test("every effect in the box is drawn with glyphs that there are", () => {
    const own = [...drawn(<OwnGlyphs idOf={(name) => name} />).matchAll(/ id="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    const known = new Set<string | undefined>([...own, ...ICONS]);
    for (const list of boxOf({}).lists)
      for (const { glyph, badge } of list.map(effectSign))
        expect([glyph, badge ?? glyph].filter((name) => !known.has(name))).toEqual([]);
  });
});
