import { at } from "@medallion/kernel";
import { boostsOf } from "../abilities/boost.ts";
import { boxOf } from "../box.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import { toAll } from "../rules/tell.ts";
import { idOf } from "../rules/zones.ts";
import type { Card, PlayerIndex, State, Work } from "../state.ts";
import { effectOf, eligiblePartners, measure } from "./condition.ts";
import { amountsOf, type NamedPayment, onlyPayment, pay, sourcesOf } from "./payment.ts";
import { applyResult } from "./result.ts";

// One effect from its condition to its result. The order is that of RO-7.17: partner, level, abilities, symbols to
// lose, result. Wherever somebody has to choose, the effect waits in the question and goes on from the answer.

/** An effect to be resolved by a player as if it stood at `place` of the own timeline. */
export function newWork(player: PlayerIndex, card: Card, place: number, during: Work["during"]): Work {
  return { player, card, place, during, partner: -1, ignored: 0, full: false, wild: 0 };
}

/** Puts the standard effect of an own timeline card on the agenda, if it has one. */
export function queueStandard(
  state: State,
  player: PlayerIndex,
  place: number,
  during: Work["during"],
): void {
  const card = at(at(state.players, player).timeline, place);
  if (hasStandard(state, card))
    state.agenda.push({ kind: "effect", work: newWork(player, card, place, during) });
}

export function hasStandard(state: State, card: Card): boolean {
  return boxOf(state).effects[card]?.timing === "standard";
}

export function hasTea(state: State, card: Card): boolean {
  return boxOf(state).effects[card]?.timing === "tea";
}

/** RO-6.10: who has to choose a partner does so first. */
export function beginEffect(state: State, scribe: Scribe, work: Work): void {
  const partners = eligiblePartners(state, work, effectOf(state, work).condition);
  if (partners.length > 1) ask(state, { kind: "partner", seat: work.player, work });
  else weighEffect(state, scribe, { ...work, partner: partners[0] ?? -1 });
}

/** K1: the level is known and nothing is paid yet (RO-7.7, RO-7.14, RO-7.17). */
export function weighEffect(state: State, scribe: Scribe, work: Work): void {
  if (work.during === "play" && boostsOf(state, work).length > 0)
    ask(state, { kind: "ability", seat: work.player, point: "K1", work });
  else settleEffect(state, scribe, work);
}

/** Pays what the condition asks for, or asks which symbols; then the result (RO-5.8, RO-6.3). */
export function settleEffect(state: State, scribe: Scribe, work: Work): void {
  const effect = effectOf(state, work);
  const { level, cost } = measure(state, work, effect);
  if (level === 0) {
    scribe.tell?.(
      toAll({
        kind: "effectMissed",
        seat: work.player,
        card: idOf(state, work.card),
        tea: work.during === "tea",
      }),
    );
    return;
  }
  if (cost === 0) return finishEffect(state, scribe, work, level);
  const sources = sourcesOf(state, work, effect.condition);
  const payment = onlyPayment(sources, cost);
  if (payment === undefined) {
    ask(state, { kind: "lose", seat: work.player, work });
    return;
  }
  pay(state, scribe, work.player, sources, payment);
  finishEffect(state, scribe, work, level);
}

/** The symbols were chosen (RO-13.9). */
export function payChosen(state: State, scribe: Scribe, work: Work, chosen: NamedPayment): void {
  const { level } = measure(state, work);
  const sources = sourcesOf(state, work, effectOf(state, work).condition);
  pay(state, scribe, work.player, sources, amountsOf(state, work.player, sources, chosen));
  finishEffect(state, scribe, work, level);
}

function finishEffect(state: State, scribe: Scribe, work: Work, level: number): void {
  const { timing, result } = effectOf(state, work);
  scribe.tell?.(
    toAll({
      kind: "effectResolved",
      seat: work.player,
      card: idOf(state, work.card),
      tea: timing === "tea",
      level,
    }),
  );
  applyResult(state, scribe, work, result, level);
}
