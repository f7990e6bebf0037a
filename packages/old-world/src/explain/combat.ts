import { Chain } from "@medallion/fittings";
import type { Reason, Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { type Box, boxOf } from "../box.ts";
import { copyState } from "../copy-state.ts";
import { COMPONENTS } from "../data/index.ts";
import { cappedDamage } from "../fight/damage.ts";
import { fighterOf, fightOf, opponentOf } from "../fight/facts.ts";
import {
  attackAmount,
  type Counted,
  damageParts,
  damageTotal,
  type Part,
  refillBase,
  refillParts,
  refillTotal,
  shieldParts,
  shieldTotal,
} from "../fight/totals.ts";
import { askOf } from "../rules/ask.ts";
import { attributeOf, COMBAT, changeShield, combatDraw, shieldCap } from "../rules/attributes.ts";
import type { State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { Fighter, Mod, ModKind } from "../state-fight.ts";
import { attackName, cardNamed, colourName, fightCardName } from "../words/index.ts";
import { sourceName } from "./source.ts";

/** The combo that is being built, or that lies there; in a short fight nothing but its cards counts (OW-8.16). */
export function countedOf(state: State, seat: Seat): Counted {
  const open = askOf(state, seat);
  const fighter = fighterOf(state, seat);
  const isShort = open?.kind === "combo" && open.list !== NONE;
  return {
    combo: open?.kind === "combo" ? [...open.laid] : (fighter?.combo ?? []),
    mods: isShort ? [] : (fighter?.mods ?? []),
    dull: isShort ? 0 : (fighter?.dull ?? 0),
  };
}

/** OW-11.13, OW-11.21, and in a duel what the other side takes off (OW-12.19). */
export function damageReasons(state: State, seat: Seat): readonly Reason[] {
  const box = boxOf(state);
  const chain = new Chain();
  const counted = countedOf(state, seat);
  addParts(box, chain, "damage", damageParts(box, counted));
  const total = damageTotal(box, counted);
  if (total !== chain.amount) chain.note("OW-11.21", "damage.least", total);
  const fighter = fighterOf(state, seat);
  if (fighter !== undefined) limitDamage(state, chain, fighter, total);
  chain.add("OW-11.13", "damage.total", 0, { damage: chain.amount });
  return chain.reasons;
}

function limitDamage(state: State, chain: Chain, fighter: Fighter, total: number): void {
  const box = boxOf(state);
  const capped = cappedDamage(fighter, total);
  const cap = fighter.mods.find(({ what }) => what === "damageCap");
  if (capped !== total && cap !== undefined)
    chain.note("OW-12.21", "damage.cap", capped, { source: sourceName(box, cap.by), cap: cap.n });
  const victim = opponentOf(fightOf(state), fighter.seat);
  if (victim !== undefined) changeAttack(box, chain, victim.mods, capped);
}

/** OW-11.14: symbols and effects, then as far as the cap allows (OW-3.4). */
export function shieldGainReasons(state: State, seat: Seat): readonly Reason[] {
  const box = boxOf(state);
  const chain = new Chain();
  const counted = countedOf(state, seat);
  const forbidden = counted.mods.find(({ what }) => what === "noComboShield");
  if (forbidden !== undefined)
    chain.note("OW-11.14", "shieldGain.none", 0, { source: sourceName(box, forbidden.by) });
  addParts(box, chain, "shieldGain", shieldParts(box, counted));
  const symbols = shieldTotal(box, counted);
  if (symbols !== chain.amount) chain.note("OW-11.14", "shieldGain.least", symbols);
  const { shield } = playerOf(state, seat);
  const cap = shieldCap(state, seat);
  const after = shield + changeShield(copyState(state), { tell: undefined, final: false }, seat, symbols);
  chain.note("OW-3.4", "shieldGain.after", after, { shield, after, cap });
  return chain.reasons;
}

/** OW-11.17: the row of Combat, symbols, effects, then those with a minimum (OW-11.24). */
export function refillReasons(state: State, seat: Seat): readonly Reason[] {
  const box = boxOf(state);
  const chain = new Chain();
  const counted = countedOf(state, seat);
  const row = combatDraw(state, seat);
  const instead = counted.mods.find(({ what }) => what === "refillBase");
  if (instead === undefined)
    chain.note("OW-3.24", "refill.row", row, { level: attributeOf(state, seat, COMBAT), count: row });
  else
    chain.note("OW-11.17", "refill.instead", refillBase(counted, row), {
      source: sourceName(box, instead.by),
      count: instead.n,
    });
  addParts(box, chain, "refill", refillParts(box, counted));
  for (const { what, n, min, by } of counted.mods)
    if (what === "refill" && min !== undefined && chain.amount > min)
      chain.note("OW-11.24", "refill.minimum", Math.max(min, chain.amount + n), {
        source: sourceName(box, by),
        by: n,
        min,
      });
  const total = refillTotal(box, counted, row);
  if (total !== chain.amount) chain.note("OW-11.17", "refill.least", total);
  chain.note("OW-11.17", "refill.total", total, { count: total, limit: COMPONENTS.constants.handLimit });
  return chain.reasons;
}

/** A monster's attack on a witcher: printed, bonuses, reductions, cap (OW-12.19). */
export function attackReasons(state: State, seat: Seat): readonly Reason[] {
  const box = boxOf(state);
  const chain = new Chain();
  const { attack } = fightOf(state);
  const fighter = fighterOf(state, seat);
  if (attack === null || fighter === undefined) return [];
  const { card, half, printed } = attack;
  if (half !== null && card !== NONE)
    chain.note("OW-12.9", "attack.printed", printed, {
      card: fightCardName(card),
      attack: attackName(half),
      damage: printed,
    });
  changeAttack(box, chain, fighter.mods, printed);
  chain.add("OW-12.19", "attack.total", 0, { damage: chain.amount });
  return chain.reasons;
}

const CHANGES: readonly (readonly [what: ModKind, name: string, sign: number])[] = [
  ["attackBonus", "attack.bonus", 1],
  ["reduceThis", "attack.reduced", -1],
  ["reduceNext", "attack.reduced", -1],
];

/** What changes damage before it hits, from the amount it begins with. */
function changeAttack(box: Box, chain: Chain, mods: readonly Mod[], printed: number): void {
  if (printed < 1) return;
  for (const [what, name, sign] of CHANGES)
    for (const { n, by } of mods.filter((mod) => mod.what === what))
      chain.add("OW-12.19", name, sign * n, { source: sourceName(box, by), count: n });
  const due = attackAmount({ mods: [...mods] }, printed);
  if (due === chain.amount) return;
  const cap = mods.find(({ what, n }) => what === "capThis" && n === due);
  if (cap === undefined) chain.note("OW-12.19", "attack.least", due);
  else chain.note("OW-12.19", "attack.cap", due, { source: sourceName(box, cap.by), cap: cap.n });
}

const SYMBOL_RULES = { damage: "OW-11.12", shieldGain: "OW-11.14", refill: "OW-11.17" } as const;

/** Symbols of the combo card by card, then what effects add. */
function addParts(box: Box, chain: Chain, number: keyof typeof SYMBOL_RULES, parts: readonly Part[]): void {
  const rule = SYMBOL_RULES[number];
  for (const { origin, n } of parts)
    switch (origin.from) {
      case "card":
        chain.add(rule, `${number}.card`, n, { card: nameOf(box, origin.card), count: n });
        break;
      case "extension": {
        const { colour } = at(at(box.cards, origin.card).extensions, origin.extension);
        chain.add("OW-11.8", `${number}.extension`, n, {
          card: nameOf(box, origin.card),
          colour: colourName(colour),
          count: n,
        });
        break;
      }
      case "effect":
        chain.add("OW-11.5", `${number}.effect`, n, { source: sourceName(box, origin.list), count: n });
    }
}

function nameOf(box: Box, card: number) {
  return cardNamed(at(box.cards, card).id);
}
