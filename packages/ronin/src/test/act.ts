import type { Seat } from "@medallion/kernel";
import { at, heard, play, settle } from "@medallion/kernel";
import type { RoninChoice } from "../choice.ts";
import { SYMBOLS, type Sym } from "../data/index.ts";
import type { RoninEvent } from "../events.ts";
import { ronin } from "../game.ts";
import type { State } from "../state.ts";

/** Runs the table to its next question; returns what a spectator hears. */
export function rest(state: State): readonly RoninEvent[] {
  const events: RoninEvent[] = [];
  settle(ronin, state, (told) => {
    const event = heard(told, null);
    if (event !== undefined) events.push(event);
  });
  return events;
}

export function kindsOf(events: readonly RoninEvent[]): readonly string[] {
  return events.map(({ kind }) => kind);
}

/** The open questions as "seat kind". */
export function asked(state: State): readonly string[] {
  return ronin.questions(state).map(({ seat, kind }) => `${seat} ${kind}`);
}

export function choices(state: State, seat: Seat): readonly RoninChoice[] {
  return ronin.choices(state, seat);
}

/** Takes the first choice that has these properties, and runs on. */
export function choose(state: State, seat: Seat, wanted: object): readonly RoninEvent[] {
  const list = choices(state, seat);
  const choice = list.find((one) => matches(one, wanted));
  if (choice === undefined)
    throw new Error(`seat ${seat} cannot ${JSON.stringify(wanted)}, only ${JSON.stringify(list)}`);
  const events: RoninEvent[] = [];
  play(ronin, state, seat, choice, (told) => {
    const event = heard(told, null);
    if (event !== undefined) events.push(event);
  });
  return events;
}

/** Whether all that is wanted is there, at every depth. */
function matches(found: unknown, wanted: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null) return found === wanted;
  if (typeof found !== "object" || found === null) return false;
  if (Array.isArray(wanted) && (!Array.isArray(found) || found.length !== wanted.length)) return false;
  const parts: Readonly<Record<string, unknown>> = { ...found };
  return Object.entries(wanted).every(([key, value]) => matches(parts[key], value));
}

/** A pool by letters, without what it has none of. */
export function poolOf(state: State, player: number): Partial<Record<Sym, number>> {
  const { pool } = at(state.players, player);
  return Object.fromEntries(SYMBOLS.flatMap((symbol, i) => (at(pool, i) > 0 ? [[symbol, at(pool, i)]] : [])));
}
