import { at } from "@medallion/kernel";
import { type Box, boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { pushMoment } from "../effects/moments.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import { changeShield } from "../rules/attributes.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { toAll } from "../rules/tell.ts";
import { cardNamed, idOf, takeFromDiscard } from "../rules/zones.ts";
import type { State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { Fighter } from "../state-fight.ts";
import { cappedDamage, hurtMonster } from "./damage.ts";
import { acting, actingFighter, fightOf, lifeOf, opponentOf } from "./facts.ts";
import { activeExtension, attackAmount, damageTotal, isDull, shieldTotal } from "./totals.ts";

/** Step 3a: all damage as one attack (OW-11.13, OW-11.21); in a duel the other side may change it first. */
export function dealAttack(state: State, scribe: Scribe): void {
  const fight = fightOf(state);
  const fighter = acting(state);
  fight.step = 3;
  const damage = cappedDamage(fighter, damageTotal(boxOf(state), fighter));
  const opponent = opponentOf(fight, fighter.seat);
  if (opponent === undefined) {
    tellAttack(scribe, fighter, damage);
    fighter.dealt += damage;
    fighter.hits = hurtMonster(state, scribe, fighter, damage);
    return;
  }
  fight.attack = { card: NONE, half: null, printed: damage };
  state.agenda.push({ do: "struck", life: lifeOf(state, opponent.seat) });
  if (damage === 0) return tellAttack(scribe, fighter, 0);
  state.agenda.push({ do: "strike" });
  pushMoment(state, opponent.seat, "opponentAttack");
}

function tellAttack(scribe: Scribe, { seat }: Fighter, damage: number): void {
  scribe.tell?.(toAll({ kind: "attackDealt", seat, damage }));
}

/** Damage of an attack on a witcher, a monster's or in a duel, after what changes it (OW-12.19). */
export function strike(state: State, scribe: Scribe): void {
  const fight = fightOf(state);
  const fighter = actingFighter(fight);
  const victim = fighter === undefined ? at(fight.fighters, 0) : opponentOf(fight, fighter.seat);
  if (victim === undefined || fight.attack === null) return;
  const damage = attackAmount(victim, fight.attack.printed);
  if (fighter === undefined) scribe.tell?.(toAll({ kind: "damageTaken", seat: victim.seat, damage }));
  else {
    tellAttack(scribe, fighter, damage);
    fighter.dealt += damage;
  }
  if (damage > 0) state.agenda.push({ do: "damage", seat: victim.seat, points: damage });
}

/** The attack on a witcher has been applied. */
export function endStrike(state: State, _scribe: Scribe, { life }: { readonly life: number }): void {
  const fight = fightOf(state);
  const fighter = actingFighter(fight);
  const victim = fighter === undefined ? at(fight.fighters, 0) : opponentOf(fight, fighter.seat);
  if (victim === undefined) return;
  victim.lostCards = life - lifeOf(state, victim.seat);
  if (fighter !== undefined) fighter.hits = victim.lostCards;
  pushMoment(state, victim.seat, "attackTaken");
}

/** Step 3b (OW-11.14). */
export function raiseByCombo(state: State, scribe: Scribe): void {
  const fighter = acting(state);
  const symbols = shieldTotal(boxOf(state), fighter);
  if (symbols > 0) changeShield(state, scribe, fighter.seat, symbols);
}

/** Step 3c: special effects in the order the witcher chooses (OW-11.15, OW-11.16). */
export function beginSpecials(state: State, scribe: Scribe): void {
  const { takes, returns } = specialsOf(state);
  if (takes.length > 0 || returns.length > 0) goOnWithSpecials(state, scribe, takes.length, returns);
}

/** The places in the combo of cards that take the top discard and of cards that return. */
function specialsOf(state: State): {
  readonly takes: readonly number[];
  readonly returns: readonly number[];
} {
  const box = boxOf(state);
  const fighter = acting(state);
  const takes: number[] = [];
  const returns: number[] = [];
  for (const [place, laid] of fighter.combo.entries()) {
    if (isDull(box, laid.card, fighter.dull)) continue;
    const extension = activeExtension(box, laid);
    if (at(box.cards, laid.card).base.takeDiscard === true) takes.push(place);
    if (extension?.takeDiscard === true) takes.push(place);
    if (extension?.returnCard === true) returns.push(place);
  }
  return { takes, returns };
}

/** What can be done in one way only is done; one that cannot be done is skipped. */
function goOnWithSpecials(state: State, scribe: Scribe, takes: number, returns: readonly number[]): void {
  const fighter = acting(state);
  const { discard } = playerOf(state, fighter.seat);
  let left = Math.min(takes, discard.length);
  if (left > 0 && returns.length > 0)
    return ask(state, fighter.seat, { kind: "special", takes: left, returns });
  if (returns.length > 1) return ask(state, fighter.seat, { kind: "special", takes: 0, returns });
  for (; left > 0; left--) takeTop(state, scribe, fighter);
  for (const place of returns) returnToHand(state, scribe, fighter, place);
}

/** DP-48. */
export const SPECIAL: AskRule<Asked<"special">> = {
  choices(state, { seat, takes, returns }) {
    const box = boxOf(state);
    const choices: OldWorldChoice[] = [];
    const top = playerOf(state, seat).discard.at(-1);
    if (takes > 0 && top !== undefined) choices.push({ kind: "takeTop", card: idOf(state, top) });
    const { combo } = acting(state);
    for (const place of returns) choices.push({ kind: "returnCard", card: idIn(box, at(combo, place).card) });
    return choices;
  },
  answer(state, scribe, { takes, returns }, choice) {
    const fighter = acting(state);
    if (choice.kind === "takeTop") {
      takeTop(state, scribe, fighter);
      goOnWithSpecials(state, scribe, takes - 1, returns);
    } else if (choice.kind === "returnCard") {
      const card = cardNamed(state, choice.card);
      const chosen = returns.find((place) => at(fighter.combo, place).card === card);
      if (chosen === undefined) return;
      returnToHand(state, scribe, fighter, chosen);
      goOnWithSpecials(
        state,
        scribe,
        takes,
        returns.filter((place) => place !== chosen),
      );
    }
  },
  /** The order of the combo; of the cards that take, the last ones are left. */
  fallback(state, { takes, returns: [first = 0] }) {
    if (takes === 0) return 0;
    const next = specialsOf(state).takes.at(-takes) ?? 0;
    return next <= first ? 0 : 1;
  },
};

function idIn(box: Box, card: number): string {
  return at(box.cards, card).id;
}

/** Combo cards are not part of the pile yet (OW-11.15). */
function takeTop(state: State, scribe: Scribe, { seat }: Fighter): void {
  const card = playerOf(state, seat).discard.at(-1);
  if (card === undefined) return;
  takeFromDiscard(state, seat, card);
  scribe.tell?.(toAll({ kind: "topTaken", seat, card: idOf(state, card) }));
}

/** It still counts for the refill, so that it leaves the combo when step 4 has been counted. */
function returnToHand(state: State, scribe: Scribe, { seat, combo }: Fighter, place: number): void {
  const laid = at(combo, place);
  combo[place] = { ...laid, returns: true };
  scribe.tell?.(toAll({ kind: "cardReturned", seat, card: idOf(state, laid.card) }));
}
