import type { AttributePick, Effect, Op, Terrain, Value } from "@medallion/old-world/data";
import { ATTRIBUTE_GLYPHS, MARK_GLYPHS } from "../glyph/marks.ts";
import { TERRAIN_GLYPHS } from "../glyph/terrain.ts";
import { type Sign, signedFigure } from "./signs.ts";

/** How an effect is drawn in few marks; its words say the rest. */
type SignsOf = { readonly [Kind in Op]: (effect: Extract<Effect, { readonly op: Kind }>) => Sign };

const { damage, shield, draw, cards, gold, potion, hand, deck, discard, look, bite } = MARK_GLYPHS;
const sign = (glyph: string, text = "", badge?: string): Sign => ({ glyph, text, badge });
const most = (n: number): string => `≤${n}`;
const set = (n: number): string => `=${n}`;
/** What is random is left to a die. */
const byChance = (pick: "owner" | "random"): string | undefined => (pick === "random" ? "die" : undefined);

const amount = (n: number): string => (n < 0 ? signedFigure(n) : String(n));

/** A number, or what it is counted by: then the badge says what. */
function counted(glyph: string, value: Value, say: (n: number) => string = amount): Sign {
  if (typeof value === "number") return sign(glyph, say(value));
  switch (value.by) {
    case "attribute":
      return sign(glyph, "=", ATTRIBUTE_GLYPHS[value.attribute]);
    case "handCard":
      return sign(glyph, `${say(value.each)}×`, hand);
    case "comboCard":
      return sign(glyph, `${say(value.each)}×`, `colour-${value.colour}`);
    case "monsterLevel":
      return sign(
        glyph,
        value.levels.map((n) => (n === 0 ? "–" : String(Math.abs(n)))).join("·"),
        "bestial-fangs",
      );
  }
}

/** Which attribute: one of the four, any, or what is lowest. */
function attributeSign(which: AttributePick, n: 1 | -1, badge?: string): Sign {
  if (which === "any") return sign("level", signedFigure(n), badge ?? "any-ground");
  if (which === "lowest") return sign("level", signedFigure(n), "least");
  if (which === "twoLowest") return sign("level", `2×${signedFigure(n)}`, "least");
  return sign(ATTRIBUTE_GLYPHS[which], signedFigure(n), badge);
}

const toTerrain = (to: Terrain | "any"): string => TERRAIN_GLYPHS[to === "any" ? "wild" : to];

export const EFFECT_SIGNS: SignsOf = {
  gold: ({ n }) => sign(gold, signedFigure(n)),
  attribute: ({ which, n }) => attributeSign(which, n),
  shield: ({ n, overCap }) => ({
    ...counted(shield, n, signedFigure),
    ...(overCap === true ? { badge: "up" } : {}),
  }),
  shieldSet: ({ to }) => (to === 0 ? sign(shield, set(0)) : sign(shield, "=", "lock")),
  potion: ({ n }) => sign(potion, signedFigure(n)),
  potionsUpTo: ({ n, overLimit }) => sign(potion, set(n), overLimit === true ? "up" : undefined),
  potionsDiscardAll: () => sign(potion, "", "cross"),
  trail: ({ pick }) =>
    sign("paw-print", pick === "each" ? "3" : "1", pick === "asActive" ? "next" : undefined),
  draw: ({ n }) => sign(cards, signedFigure(n)),
  discardHand: ({ n, pick }) => {
    const lost = counted(discard, n);
    return pick === "random" ? { ...lost, badge: "die" } : lost;
  },
  discardDeck: ({ n }) => sign(discard, String(n), "deck"),
  removeCard: ({ n }) => sign("remove-card", String(n)),
  gainPoolCard: ({ cost }) => sign("gain-card", cost === "any" ? "" : String(cost)),
  takeDiscard: ({ pick }) => sign("take-discard", "", pick === "any" ? "look" : undefined),
  discardToDeck: ({ n, pick }) => sign("to-deck", String(n), byChance(pick)),
  cycleHand: ({ max }) => sign("card-exchange", most(max)),
  lookOwnDeck: ({ look: seen, take }) => sign(look, `${take}/${seen}`, deck),

  phase3Draw: ({ n }) => sign(hand, signedFigure(n)),
  phase3DrawSet: ({ n }) => sign(hand, set(n)),
  phase3Free: () => sign("gain-card", "", "check"),
  skipToPhase3: () => sign("sands-of-time", "", "next"),
  noExplore: () => sign("compass", "", "cross"),
  quest: ({ pay }) => sign("scroll-unfurled", "", pay === undefined ? undefined : gold),
  readEvent: () => sign("page"),
  keep: ({ kind }) => sign(MARK_GLYPHS[kind === "card" ? "keptCard" : kind], "", "check"),
  loseKept: () => sign("locked-chest", "", "cross"),
  move: ({ to }) => sign("horse-head", "", toTerrain(to)),
  trainingDiscount: ({ n }) => sign("level", signedFigure(-n), gold),
  potionLimit: ({ n }) => sign(potion, String(n), "lock"),

  roll: () => sign("die"),
  if: () => sign("fork"),
  band: ({ of }) => sign(of === "witcherLevel" ? "level" : ATTRIBUTE_GLYPHS[of], "", "fork"),
  test: ({ attribute }) => sign(ATTRIBUTE_GLYPHS[attribute], "", "die"),
  shortFight: ({ draw: drawn }) => sign("sword-clash", String(drawn), "draw"),
  pokerAgainst: () => sign("die", "", "repeat"),
  schoolOwner: () => sign("sword-in-stone"),

  damage: ({ n, now }) => {
    const dealt = counted(damage, n);
    return now === true ? { ...dealt, badge: "next" } : dealt;
  },
  takeDamage: ({ n }) => counted("wound", n),
  refill: ({ n }) => sign(draw, signedFigure(n)),
  refillBase: ({ n }) => sign(draw, set(n)),
  comboMax: ({ n }) => sign("link", most(n)),
  comboFree: ({ n }) => sign("link", signedFigure(n)),
  comboShield: ({ n }) => ({ ...counted(shield, n, signedFigure), badge: "link" }),
  noComboShield: () => sign(shield, "", "cross"),
  lookOpponentDeck: ({ look: seen, discard: lost }) => sign(look, `${lost}/${seen}`, "bestial-fangs"),
  reduceAttack: ({ n, attack }) => sign(bite, signedFigure(-n), attack === "next" ? "next" : undefined),
  capAttack: ({ n }) => sign(bite, most(n)),
  attackBonus: ({ n }) => sign(bite, signedFigure(n)),
  chooseAttack: () => sign(bite, "", "check"),
  worstAttack: () => sign(bite, "", "up"),
  handFirst: () => sign(hand, "", "wound"),
  potionCap: ({ n }) => sign(potion, most(n)),
  freePotion: () => sign(potion, "", "check"),
  repeatPotion: () => sign(potion, "", "repeat"),
  repeatSpecialization: ({ level }) => sign("medal", String(level), "repeat"),
  colourNoEffect: ({ colour }) => sign(`colour-${colour}`, "", "cross"),
  firstCardRandom: () => sign(cards, "", "die"),
  shieldGainCap: ({ n }) => sign(shield, most(n)),
  damageCap: ({ n }) => sign(damage, most(n)),
  lossCap: ({ n }) => sign("skull", most(n)),
  fightAttribute: ({ which, n }) => attributeSign(which, n, "sword-clash"),
  actFirst: () => sign("sword-clash", "", "next"),
};

/** An effect as one number and its mark. */
export function effectSign(effect: Effect): Sign {
  // Each entry takes the effects of its own kind, which the table's type cannot say of a kind that is not known yet.
  const draws = EFFECT_SIGNS[effect.op] as (of: Effect) => Sign;
  return draws(effect);
}
