import type { Seat } from "@medallion/kernel";
import type { Scribe } from "../events.ts";
import { toAll } from "../rules/tell.ts";
import type { State } from "../state.ts";
import { NONE } from "../state.ts";
import { actingFighter, fightOf, lifeOf, sideOf } from "./facts.ts";

/**
 * Whether this witcher has lost the last card and is out at once. Whoever acts is only judged at the end of the
 * turn once the combo is laid; before that a lost card counts at once (OW-10.3, OW-10.6).
 */
function isOut(state: State, seat: Seat): boolean {
  const fight = fightOf(state);
  if (!fight.formed || fight.winner !== NONE || lifeOf(state, seat) > 0) return false;
  return actingFighter(fight)?.seat !== seat || fight.step <= 1;
}

/** Ends the fight if this witcher is out; says whether it is over. */
export function checkLife(state: State, scribe: Scribe, seat: Seat): boolean {
  if (!isOut(state, seat)) return false;
  knockOut(state, scribe, seat);
  return true;
}

export function knockOut(state: State, scribe: Scribe, seat: Seat): void {
  scribe.tell?.(toAll({ kind: "knockedOut", seat }));
  decide(state, 1 - sideOf(fightOf(state), seat));
}

/** A side has won: what is left of the combat turn is skipped (OW-10.10). */
export function decide(state: State, winner: number): void {
  fightOf(state).winner = winner;
  const { agenda } = state;
  while (agenda.at(-1)?.do !== "fightOver")
    if (agenda.pop() === undefined) throw new Error("no end of the fight");
}
