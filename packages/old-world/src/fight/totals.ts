import { at } from "@medallion/kernel";
import type { Box } from "../box.ts";
import type { Symbols } from "../data/index.ts";
import type { Card, ListIndex } from "../state.ts";
import { NONE } from "../state.ts";
import type { ComboCard, Fighter, Mod, ModKind } from "../state-fight.ts";

// The numbers of a combat turn as lists of what they come from: rules take the sums, `explain` shows the parts.

/** What a part of a number comes from: symbols of a combo card or of its active extension, or an effect. */
export type Origin =
  | { readonly from: "card"; readonly card: Card }
  | { readonly from: "extension"; readonly card: Card; readonly extension: number }
  | { readonly from: "effect"; readonly list: ListIndex };

export interface Part {
  readonly origin: Origin;
  readonly n: number;
}

/** What the numbers of an own combat turn depend on. */
export type Counted = Pick<Fighter, "combo" | "mods" | "dull">;

type Symbol = "damage" | "shield" | "refill";

/** OW-11.12: base symbols and those of activated extensions; nothing of a colour without effects (OW-12.21). */
function symbolParts(box: Box, { combo, dull }: Pick<Counted, "combo" | "dull">, symbol: Symbol): Part[] {
  const parts: Part[] = [];
  for (const laid of combo) {
    if (isDull(box, laid.card, dull)) continue;
    const { card, extension } = laid;
    const n = at(box.cards, card).base[symbol];
    if (n !== undefined) parts.push({ origin: { from: "card", card }, n });
    const more = activeExtension(box, laid)?.[symbol];
    if (more !== undefined) parts.push({ origin: { from: "extension", card, extension }, n: more });
  }
  return parts;
}

export function isDull(box: Box, card: Card, dull: number): boolean {
  return dull !== 0 && (dull & (1 << at(box.colours, card))) !== 0;
}

export function activeExtension(
  box: Box,
  { card, extension }: ComboCard,
): (Symbols & { readonly returnCard?: true }) | undefined {
  return extension === NONE ? undefined : at(at(box.cards, card).extensions, extension);
}

function addEffects(parts: Part[], mods: readonly Mod[], what: ModKind): Part[] {
  for (const mod of mods)
    if (mod.what === what) parts.push({ origin: { from: "effect", list: mod.by }, n: mod.n });
  return parts;
}

export function sum(parts: readonly Part[]): number {
  let total = 0;
  for (const { n } of parts) total += n;
  return total;
}

/** OW-11.13, OW-11.21: all symbols and effects, own reductions among them. */
export function damageParts(box: Box, fighter: Counted): readonly Part[] {
  return addEffects(symbolParts(box, fighter, "damage"), fighter.mods, "damage");
}

/** Before the reductions and caps of the other side; at least 0. */
export function damageTotal(box: Box, fighter: Counted): number {
  return Math.max(0, sum(damageParts(box, fighter)));
}

/** OW-11.14: Shield symbols of the combo and those that effects add; none if an effect forbids them. */
export function shieldParts(box: Box, fighter: Counted): readonly Part[] {
  if (has(fighter.mods, "noComboShield")) return [];
  return addEffects(symbolParts(box, fighter, "shield"), fighter.mods, "comboShield");
}

export function shieldTotal(box: Box, fighter: Counted): number {
  return Math.max(0, sum(shieldParts(box, fighter)));
}

/** OW-11.17 without the row of Combat: effects with a minimum come last (OW-11.24). */
export function refillParts(box: Box, fighter: Counted): readonly Part[] {
  return addEffects(symbolParts(box, fighter, "refill"), withoutMinimum(fighter.mods), "refill");
}

/** Cards due in step 4; `row` is the number of the Combat row. */
export function refillTotal(box: Box, fighter: Counted, row: number): number {
  let cards = refillBase(fighter, row) + sum(refillParts(box, fighter));
  for (const { what, n, min } of fighter.mods)
    if (what === "refill" && min !== undefined && cards > min) cards = Math.max(min, cards + n);
  return Math.max(0, cards);
}

/** The row of Combat, or what counts instead of it. */
export function refillBase({ mods }: Pick<Counted, "mods">, row: number): number {
  for (const { what, n } of mods) if (what === "refillBase") return n;
  return row;
}

function withoutMinimum(mods: readonly Mod[]): readonly Mod[] {
  return mods.some(({ min }) => min !== undefined) ? mods.filter(({ min }) => min === undefined) : mods;
}

export function has(mods: readonly Mod[], what: ModKind): boolean {
  for (const mod of mods) if (mod.what === what) return true;
  return false;
}

/** The smallest number among effects that limit something, `NONE` without one (OW-11.19). */
export function smallest(mods: readonly Mod[], what: ModKind): number {
  let found = NONE;
  for (const mod of mods) if (mod.what === what && (found === NONE || mod.n < found)) found = mod.n;
  return found;
}

export function sumOf(mods: readonly Mod[], what: ModKind): number {
  let total = 0;
  for (const mod of mods) if (mod.what === what) total += mod.n;
  return total;
}

/** OW-12.19: printed amount, plus bonuses, minus reductions, at least 0, then the smallest cap; nothing for 0. */
export function attackAmount({ mods }: Pick<Fighter, "mods">, printed: number): number {
  if (printed < 1) return 0;
  const reduced =
    printed + sumOf(mods, "attackBonus") - sumOf(mods, "reduceThis") - sumOf(mods, "reduceNext");
  const cap = smallest(mods, "capThis");
  return cap === NONE ? Math.max(0, reduced) : Math.min(cap, Math.max(0, reduced));
}
