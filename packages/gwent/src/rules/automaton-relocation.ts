import { at } from "@medallion/kernel";
import { AGILE, BERSERKER, BOND, HERO, rowName } from "../cards/table.ts";
import type { Decision, Weighed } from "../decision.ts";
import type { Scribe } from "../events.ts";
import type { Card, State } from "../state.ts";
import { tableOf } from "../state.ts";
import { AUTOMATON, record, SILENT, type Worth, weigh } from "./automaton-choices.ts";
import { moveUnit } from "./battle.ts";
import { flagsOf, idOf, kindOf } from "./zones.ts";

/** Units that change row, in ascending number, and what the table is worth then. */
interface Arrangement extends Worth {
  readonly moved: readonly Card[];
  /** Whether other units of the same worth could move instead of some of these. */
  readonly exchangeable: boolean;
}

/** GW-17.13, GW-17.14: agile units take the arrangement with the highest difference, if it is higher than now. */
export function relocate(state: State, scribe: Scribe): void {
  const alike = unitsAlike(state);
  if (alike.length === 0) return;
  const [now, ...others] = arrangements(state, alike);
  if (now === undefined) return;
  const best = others.reduce((one, other) => (compare(other, one) < 0 ? other : one), now);
  if (best.value <= now.value) return;
  const moves = best.moved.map((card) => ({ card, from: rowOf(state, card) }));
  for (const { card, from } of moves) moveUnit(state, scribe, card, 1 - from);
  const option = (card: Card, row: number, { value, gain }: Worth): Weighed => ({
    id: idOf(state, card),
    row: rowName(row),
    value,
    gain,
  });
  record(state, scribe, {
    rule: "GW-17.14",
    kind: "relocation",
    id: idOf(state, at(best.moved, 0)),
    options: [
      ...moves.map(({ card, from }) => option(card, 1 - from, best)),
      ...moves.map(({ card, from }) => option(card, from, now)),
    ],
    chosen: 0,
    settledBy: settledBy(best, others),
  });
}

function rowOf(state: State, card: Card): number {
  return at(at(state.sides, AUTOMATON).rows, 0).includes(card) ? 0 : 1;
}

/** The non-hero agile units in groups of which each member would count the same, in ascending number. */
function unitsAlike(state: State): readonly (readonly Card[])[] {
  const [close, ranged] = at(state.sides, AUTOMATON).rows;
  const groups = new Map<string, Card[]>();
  for (const card of [...close, ...ranged].sort((a, b) => a - b)) {
    const flags = flagsOf(state, card);
    if ((flags & (AGILE | HERO)) !== AGILE) continue;
    const kind = kindOf(state, card);
    const likes = (flags & (BOND | BERSERKER)) !== 0 ? kind : -1;
    const inspired = state.automaton?.inspired.includes(card) ?? false;
    const key = [rowOf(state, card), at(tableOf(state).strength, kind), flags, likes, inspired].join();
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}

/** Every way to move some of each group, none at all first. Of a group the lowest numbers move (GW-17.14). */
function arrangements(state: State, alike: readonly (readonly Card[])[]): readonly Arrangement[] {
  let counts: readonly (readonly number[])[] = [[]];
  for (const group of alike)
    counts = counts.flatMap((chosen) =>
      Array.from({ length: group.length + 1 }, (_, count) => [...chosen, count]),
    );
  return counts.map((chosen) => {
    const moved = alike.flatMap((group, i) => group.slice(0, at(chosen, i))).sort((a, b) => a - b);
    const worth = weigh(state, (imagined) => {
      for (const card of moved) moveUnit(imagined, SILENT(), card, 1 - rowOf(state, card));
    });
    const exchangeable = alike.some((group, i) => at(chosen, i) > 0 && at(chosen, i) < group.length);
    return { ...worth, moved, exchangeable };
  });
}

/** Below 0 if `one` goes before `other`: the higher difference, fewer units moved, the lower numbers. */
function compare(one: Arrangement, other: Arrangement): number {
  const [first, second] = [one.moved, other.moved];
  if (one.value !== other.value) return other.value - one.value;
  if (first.length !== second.length) return first.length - second.length;
  const place = first.findIndex((card, i) => card !== at(second, i));
  return place < 0 ? 0 : at(first, place) - at(second, place);
}

function settledBy(best: Arrangement, all: readonly Arrangement[]): Decision["settledBy"] {
  const tied = all.filter((other) => other !== best && other.value === best.value);
  if (best.exchangeable || tied.some(({ moved }) => moved.length === best.moved.length)) return "number";
  return tied.length > 0 ? "moved" : "value";
}
