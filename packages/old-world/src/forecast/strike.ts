import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { OldWorldEvent } from "../events.ts";
import { fightOf, lifeOf, opponentOf } from "../fight/facts.ts";
import type { State, Step } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { unfold } from "./unfold.ts";

/** What the combo does as it lies, with nothing used on the way. */
export interface Strike {
  /** Damage of the attack; in a duel at most so much, for the other side may still change it. */
  readonly damage: number;
  /** Cards that the other side loses, and what is left of its life. */
  readonly lost: number;
  readonly left: number;
  /** Own Shield and life afterwards. */
  readonly shield: number;
  readonly life: number;
  /** Cards drawn in step 4: which ones, nobody knows. */
  readonly draws: number;
  /** The other side has lost with it, or the witcher with the last cards (OW-10.6). */
  readonly end?: "won" | "out";
  /** It is the most that can come of it. */
  readonly atMost: boolean;
  /** The witcher may use something on the way. */
  readonly ability: boolean;
}

/** Steps 3 and 4 of the seat's combat turn and its end, played on a table that is changed. */
export function strikeOn(state: State, seat: Seat): Strike {
  const before = foeLife(state, seat);
  const { events, ability } = unfold(state, {
    seat,
    until: (step) => step.do === "stepFour" || isOver(step),
  });
  const full = playerOf(state, seat).deck.length;
  const later = unfold(state, { seat, until: isTurnOver });
  const { shield, deck } = playerOf(state, seat);
  const left = foeLife(state, seat);
  const fight = fightOf(state);
  const own = fight.attacker === seat ? 0 : 1;
  return {
    damage: damageIn(events, seat),
    lost: before - left,
    left,
    shield,
    life: lifeOf(state, seat),
    draws: full - deck.length,
    ...(fight.winner === NONE ? {} : { end: fight.winner === own ? ("won" as const) : ("out" as const) }),
    atMost: opponentOf(fight, seat) !== undefined,
    ability: ability || later.ability,
  };
}

/** A side has lost. */
export function isOver({ do: what }: Step): boolean {
  return what === "fightOver";
}

function isTurnOver(step: Step): boolean {
  return step.do === "nextTurn" || isOver(step);
}

/** Cards that the other side has left: a life deck, or a witcher's deck and hand. */
function foeLife(state: State, seat: Seat): number {
  const fight = fightOf(state);
  const opponent = opponentOf(fight, seat);
  return opponent === undefined ? fight.life.length : lifeOf(state, opponent.seat);
}

function damageIn(events: readonly OldWorldEvent[], seat: Seat): number {
  const dealt = events.flatMap((event) =>
    event.kind === "attackDealt" && event.seat === seat ? [event.damage] : [],
  );
  return dealt.length === 0 ? 0 : at(dealt, dealt.length - 1);
}
