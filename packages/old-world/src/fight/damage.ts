import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import { changeShield } from "../rules/attributes.ts";
import { randomFallback } from "../rules/fallback.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { toAll } from "../rules/tell.ts";
import { cardNamed, discardCard, discardTop, distinct } from "../rules/zones.ts";
import type { State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { Fighter } from "../state-fight.ts";
import { fighterOf, fightOf, monsterOf, opponentOf } from "./facts.ts";
import { checkLife, decide } from "./knock-out.ts";
import { has, smallest } from "./totals.ts";

/** Damage to a witcher point by point: Shield, then the deck, then hand cards of the victim's choice (OW-10.8). */
export function takeDamage(
  state: State,
  scribe: Scribe,
  { seat, points }: { readonly seat: Seat; readonly points: number },
): void {
  const { hand, deck, shield } = playerOf(state, seat);
  if (hand.length > 0 && isHandFirst(state, seat)) return askForWound(state, seat, points);
  let left = points + changeShield(state, scribe, seat, -Math.min(points, shield));
  left -= discardTop(state, scribe, seat, Math.min(left, deck.length));
  if (left > 0 && hand.length > left) return askForWound(state, seat, left);
  // Every hand card is lost, so that there is nothing to choose.
  if (left > 0) for (const card of [...hand]) discardCard(state, scribe, seat, card);
  checkLife(state, scribe, seat);
}

/** OW-12.20. */
function isHandFirst(state: State, seat: Seat): boolean {
  const fighter = fighterOf(state, seat);
  return fighter !== undefined && has(fighter.mods, "handFirst");
}

function askForWound(state: State, seat: Seat, points: number): void {
  ask(state, seat, { kind: "wound", points });
}

/** DP-49. */
export const WOUND: AskRule<Asked<"wound">> = {
  choices: (state, { seat }) => {
    const box = boxOf(state);
    const { hand } = playerOf(state, seat);
    return distinct(box, hand).map((card) => ({
      kind: "discard",
      card: at(box.cards, card).id,
      from: "hand",
    }));
  },
  answer(state, scribe, { seat, points }, choice) {
    if (choice.kind !== "discard") return;
    discardCard(state, scribe, seat, cardNamed(state, choice.card));
    if (checkLife(state, scribe, seat)) return;
    if (points > 1) state.agenda.push({ do: "damage", seat, points: points - 1 });
  },
  fallback: randomFallback,
};

/** Damage of an own attack, or dealt at once, after caps of this combat turn (OW-12.21); says how much there is. */
export function cappedDamage({ mods, dealt }: Fighter, damage: number): number {
  const cap = smallest(mods, "damageCap");
  return cap === NONE ? damage : Math.max(0, Math.min(damage, cap - dealt));
}

/** How many cards the monster may still lose in this combat turn. */
export function lossRoom({ mods, taken }: Fighter): number {
  const cap = smallest(mods, "lossCap");
  return cap === NONE ? Number.POSITIVE_INFINITY : Math.max(0, cap - taken);
}

/** Each point discards the top card of the monster's life deck, face down (OW-10.9, OW-10.12); says how many. */
export function hurtMonster(state: State, scribe: Scribe, fighter: Fighter, damage: number): number {
  const fight = fightOf(state);
  const { life, lost } = fight;
  const count = Math.min(damage, life.length, lossRoom(fighter));
  for (let i = 0; i < count; i++) lost.push(at(life, life.length - 1 - i));
  life.length -= count;
  fighter.taken += count;
  if (count > 0 && scribe.tell !== undefined) {
    const monster = monsterOf(boxOf(state), fight).id;
    scribe.tell(toAll({ kind: "monsterHurt", monster, count, left: life.length }));
  }
  if (count > 0 && life.length === 0) decide(state, 0);
  return count;
}

/** OW-11.5: damage marked "now", as damage of its own; reductions in a duel do not touch it (OW-12.19). */
export function dealNow(state: State, scribe: Scribe, fighter: Fighter, n: number): void {
  const damage = cappedDamage(fighter, n);
  if (damage <= 0) return;
  fighter.dealt += damage;
  scribe.tell?.(toAll({ kind: "damageDealt", seat: fighter.seat, damage }));
  const opponent = opponentOf(fightOf(state), fighter.seat);
  if (opponent === undefined) hurtMonster(state, scribe, fighter, damage);
  else state.agenda.push({ do: "damage", seat: opponent.seat, points: damage });
}
