import type { Seat } from "@medallion/kernel";
import { at, pick } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { COMPONENTS, type Effects } from "../data/index.ts";
import { abilitiesAt, canUse } from "../effects/abilities.ts";
import { pushMoment } from "../effects/moments.ts";
import { amountOf } from "../effects/values.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import { SOLO } from "../rules/chance.ts";
import { randomFallback } from "../rules/fallback.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { toAll } from "../rules/tell.ts";
import type { ListIndex, State } from "../state.ts";
import { isSolo, NONE, playerOf, seatsOf } from "../state.ts";
import type { Half } from "../state-fight.ts";
import { fighterOf, fightOf, lifeOf } from "./facts.ts";
import { decide } from "./knock-out.ts";
import { attackAmount } from "./totals.ts";

const HALVES: readonly Half[] = ["charge", "bite"];

/** Who decides the attack of a turn: the controller first, then counter-clockwise without the active player (OW-12.8). */
export function deciderOf(attacker: Seat, seats: number, turn: number): Seat {
  const step = 1 + ((turn - 1) % (seats - 1));
  return (attacker + seats - step) % seats;
}

function decider(state: State): Seat {
  const { attacker, turns } = fightOf(state);
  return deciderOf(attacker, seatsOf(state), turns[1]);
}

/** Nobody names an attack that the reveal decides (OW-12.18). */
export function nameAttack(state: State, scribe: Scribe): void {
  if (isDecidedByReveal(state)) return;
  if (isSolo(state)) nameByDie(state, scribe);
  else ask(state, decider(state), { kind: "attack" });
}

function isDecidedByReveal(state: State): boolean {
  const { attacker } = fightOf(state);
  const { abilities } = boxOf(state);
  return abilitiesAt(state, attacker, "attackRevealed").some((ability) => {
    const { effects } = at(abilities, ability).ability;
    return effects.some(({ op }) => op === "worstAttack") && canUse(state, attacker, ability);
  });
}

/** OW-16.9. */
function nameByDie(state: State, scribe: Scribe): void {
  const die = pick(state.random, SOLO, 6) + 1;
  scribe.final = true;
  const attack: Half = die <= COMPONENTS.constants.soloAttackDieCharge[1] ? "charge" : "bite";
  scribe.tell?.(toAll({ kind: "attackRolled", die, attack }));
  nameHalf(state, attack);
}

/** From now on the monster's attack is this half of its card. */
export function nameHalf(state: State, half: Half): void {
  const fight = fightOf(state);
  fight.attack = { card: fight.attack?.card ?? NONE, half, printed: 0 };
}

/** DP-50. */
export const ATTACK: AskRule<Asked<"attack">> = {
  choices: () => [
    { kind: "attack", attack: "charge" },
    { kind: "attack", attack: "bite" },
  ],
  answer(state, scribe, { seat }, choice) {
    if (choice.kind !== "attack") return;
    scribe.tell?.(toAll({ kind: "attackNamed", seat, attack: choice.attack }));
    nameHalf(state, choice.attack);
  },
  fallback: randomFallback,
};

/** OW-12.7: the top card of the life deck has left it. */
export function revealAttack(state: State, scribe: Scribe): void {
  const fight = fightOf(state);
  const card = fight.life.pop();
  if (card === undefined) throw new Error("a monster without cards attacks");
  fight.revealed.push(card);
  fight.attack = { card, half: fight.attack?.half ?? null, printed: 0 };
  scribe.final = true;
  if (scribe.tell !== undefined) {
    const { id } = at(boxOf(state).fightCards, card);
    scribe.tell(toAll({ kind: "attackRevealed", card: id, left: fight.life.length }));
  }
}

/** The attack that would cost the witcher more cards now; on a tie the deciding player chooses (OW-12.18). */
export function worstAttack(state: State, scribe: Scribe): void {
  const { attack, attacker } = fightOf(state);
  if (attack === null || attack.card === NONE) return;
  const card = at(boxOf(state).fightCards, attack.card);
  const [charge, bite] = [cardsLost(state, attacker, card.charge), cardsLost(state, attacker, card.bite)];
  if (charge !== bite) return settleAttack(state, scribe, charge > bite ? "charge" : "bite");
  if (isSolo(state)) nameByDie(state, scribe);
  else ask(state, decider(state), { kind: "revealedAttack" });
}

/** Cards from deck and hand that an attack would cost, with what is certain to change its damage. */
function cardsLost(state: State, seat: Seat, effects: Effects): number {
  const life = lifeOf(state, seat);
  let { shield } = playerOf(state, seat);
  let lost = 0;
  for (const effect of effects) {
    if (effect.op === "discardHand") lost += amountOf(state, seat, effect.n);
    if (effect.op === "removeCard") lost += effect.n;
    if (effect.op === "shield") shield = Math.max(0, shield + amountOf(state, seat, effect.n));
    if (effect.op !== "takeDamage") continue;
    const printed = amountOf(state, seat, effect.n);
    const damage = attackAmount(fighterOf(state, seat) ?? { mods: [] }, printed);
    lost += Math.max(0, damage - shield);
    shield = Math.max(0, shield - damage);
  }
  return Math.min(lost, life);
}

/** DP-54 on a tie. */
export const REVEALED_ATTACK: AskRule<Asked<"revealedAttack">> = {
  choices: (state) => {
    const card = at(boxOf(state).fightCards, fightOf(state).attack?.card ?? NONE).id;
    return HALVES.map((attack) => ({ kind: "attack", attack, card }));
  },
  answer(state, scribe, { seat }, choice) {
    if (choice.kind === "attack") settleAttack(state, scribe, choice.attack, seat);
  },
  fallback: randomFallback,
};

function settleAttack(state: State, scribe: Scribe, half: Half, seat?: Seat): void {
  nameHalf(state, half);
  if (scribe.tell === undefined) return;
  const { id } = at(boxOf(state).fightCards, fightOf(state).attack?.card ?? NONE);
  const event = { kind: "attackSettled" as const, card: id, attack: half };
  scribe.tell(toAll(seat === undefined ? event : { ...event, seat }));
}

/** The Leshen's trophy: its owner names the other attack (OW-12.18). */
export function otherAttack(state: State, scribe: Scribe, seat: Seat): void {
  const half = fightOf(state).attack?.half;
  settleAttack(state, scribe, half === "charge" ? "bite" : "charge", seat);
}

function attackList(state: State): ListIndex {
  const attack = state.fight?.attack ?? null;
  if (attack === null || attack.card === NONE || attack.half === null) return NONE;
  return at(boxOf(state).attackLists, attack.card)[attack.half];
}

/** The effects of the fight card's half, top to bottom (OW-12.13). */
export function applyAttack(state: State): void {
  const { attacker } = fightOf(state);
  state.agenda.push({ do: "struck", life: lifeOf(state, attacker) });
  state.agenda.push({ do: "effects", list: attackList(state), at: 0, seat: attacker });
}

/** Whether this is the attack that a monster is carrying out. */
export function isAttackList(state: State, list: ListIndex): boolean {
  return list === attackList(state);
}

/** An attack of at least 1 damage may be changed before it hits (OW-12.19). */
export function beginAttackDamage(state: State, printed: number): void {
  const fight = fightOf(state);
  if (printed < 1 || fight.attack === null) return;
  fight.attack = { ...fight.attack, printed };
  state.agenda.push({ do: "strike" });
  pushMoment(state, fight.attacker, "opponentAttack");
}

/** OW-10.7: a monster that revealed its last card and has not knocked the witcher out is defeated. */
export function checkLastLife(state: State): void {
  if (fightOf(state).life.length === 0) decide(state, 0);
}
