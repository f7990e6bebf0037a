import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { type Ability, COLOURS, type Colour, type Moment } from "../data/index.ts";
import type { AbilityName } from "../effects/choice.ts";
import { useChoice } from "../effects/names.ts";
import { countedOf } from "../explain/combat.ts";
import { tableOf } from "../explain/table.ts";
import { deciderOf } from "../fight/monster-turn.ts";
import { damageParts, type Part, refillBase, refillParts, shieldParts } from "../fight/totals.ts";
import { combatDraw, potionUses, shieldCap } from "../rules/attributes.ts";
import type { AbilityIndex } from "../state.ts";
import { NONE } from "../state.ts";
import type { ModKind } from "../state-fight.ts";
import type { View } from "../view.ts";
import type { TrophyView } from "../view-player.ts";
import { amountOf, TROPHIES_ON } from "./sight.ts";

// What a drawn table shows of a combat turn beside its numbers: where they come from, what is forbidden, what is left.

/** A number of the combo and what it comes from: the cards, their links, and all else. */
export interface ComboSum {
  readonly total: number;
  readonly cards: number;
  readonly links: number;
  readonly effects: number;
}

export interface ComboSums {
  readonly damage: ComboSum;
  /** `total` is how far Shield rises; it is `shield` now and never above `cap`. */
  readonly shield: ComboSum & { readonly now: number; readonly cap: number };
  /** `row` is what Combat gives, or what counts instead of it. */
  readonly refill: ComboSum & { readonly row: number };
}

/** The three numbers of a combo as it lies, as `explain` accounts for them. */
export function comboSums(view: View, player: Seat): ComboSums {
  const state = tableOf(view);
  const box = boxOf(view);
  const counted = countedOf(state, player);
  const now = at(view.players, player).shield;
  const sumOf = (parts: readonly Part[], total: number): ComboSum => ({ total, ...split(parts) });
  return {
    damage: sumOf(damageParts(box, counted), amountOf(view, { kind: "damage", player })),
    shield: {
      ...sumOf(shieldParts(box, counted), amountOf(view, { kind: "shieldGain", player }) - now),
      now,
      cap: shieldCap(state, player),
    },
    refill: {
      ...sumOf(refillParts(box, counted), amountOf(view, { kind: "refill", player })),
      row: refillBase(counted, combatDraw(state, player)),
    },
  };
}

function split(parts: readonly Part[]): Omit<ComboSum, "total"> {
  const of = (from: Part["origin"]["from"]): number =>
    parts.reduce((sum, { origin, n }) => (origin.from === from ? sum + n : sum), 0);
  return { cards: of("card"), links: of("extension"), effects: of("effect") };
}

/** What the opponent's ability has taken from a witcher, for this combat turn or the whole fight. */
export type Hindrance =
  | { readonly kind: "dull"; readonly colour: Colour }
  | { readonly kind: "potionCap" | "shieldGainCap"; readonly n: number }
  | { readonly kind: HinderingMod; readonly n: number };

const HINDERING = [
  "damageCap",
  "lossCap",
  "comboMax",
  "noComboShield",
  "firstCardRandom",
  "refillBase",
  "handFirst",
  "attackBonus",
] as const satisfies readonly ModKind[];
type HinderingMod = (typeof HINDERING)[number];

export function hindrancesOf({ fight }: View, player: Seat): readonly Hindrance[] {
  const fighter = fight?.fighters.find(({ seat }) => seat === player);
  if (fighter === undefined) return [];
  const { dull, potionCap, shieldGainCap, mods } = fighter;
  return [
    ...COLOURS.flatMap((colour, place): Hindrance[] =>
      (dull & (1 << place)) === 0 ? [] : [{ kind: "dull", colour }],
    ),
    ...(potionCap === NONE ? [] : [{ kind: "potionCap" as const, n: potionCap }]),
    ...(shieldGainCap === NONE ? [] : [{ kind: "shieldGainCap" as const, n: shieldGainCap }]),
    ...mods.flatMap(({ what, n }): Hindrance[] => {
      const kind = HINDERING.find((one) => one === what);
      return kind === undefined ? [] : [{ kind, n }];
    }),
  ];
}

/** An ability that a witcher may use in a fight. */
export interface Arm {
  readonly name: AbilityName;
  readonly ability: Ability;
  /** Its place in `Box.abilities`. */
  readonly index: AbilityIndex;
  readonly spent: boolean;
}

const PEACEFUL: ReadonlySet<Moment> = new Set([
  "static",
  "enterLocation",
  "phase1",
  "schoolTraining",
  "nextExplore",
]);

/** Trophies and kept cards of a witcher that can be used in a fight, with what is spent of them in this one. */
export function armsOf(view: View, player: Seat): readonly Arm[] {
  const box = boxOf(view);
  const { trophies, kept } = at(view.players, player);
  const used = view.fight?.fighters.find(({ seat }) => seat === player)?.used ?? [];
  const numbers = [
    ...trophies.flatMap((trophy) => abilitiesOf(view, trophy)),
    ...kept.flatMap(({ keep }) => at(box.keeps, keep).abilities),
  ];
  return numbers.flatMap((index) => {
    const { ability } = at(box.abilities, index);
    if (ability.choice !== "may" || PEACEFUL.has(ability.when)) return [];
    const { kind: _kind, ...name } = useChoice(box, index);
    const spent = ability.limit === "oncePerFight" && used.includes(index);
    return [{ name, ability, index, spent }];
  });
}

function abilitiesOf(view: View, { of, id }: TrophyView): readonly AbilityIndex[] {
  const box = boxOf(view);
  const on = TROPHIES_ON[of];
  return box.abilities.flatMap((_, index) => {
    const name = useChoice(box, index);
    return name.on === on && name.id === id ? [index] : [];
  });
}

/** How many potions a fighter may use, and how many are counted as used (OW-11.3). */
export function potionsUsed(view: View, player: Seat): { readonly used: number; readonly of: number } {
  const fighter = view.fight?.fighters.find(({ seat }) => seat === player);
  return { used: fighter?.potions ?? 0, of: potionUses(tableOf(view), player) };
}

/** Who names the monster's attack in its present or next combat turn, and in the one after that; nobody alone. */
export function decidersIn({ fight, options }: View): readonly Seat[] {
  if (fight?.monster === undefined || options.seats === 1) return [];
  const turn = fight.turns[1] + (fight.side === 1 ? 0 : 1);
  return [turn, turn + 1].map((number) => deciderOf(fight.attacker, options.seats, number));
}
