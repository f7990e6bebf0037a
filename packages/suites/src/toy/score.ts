import { at, type Outcome, type Reason, type Seat, type Subject } from "@medallion/kernel";
import { cardOf } from "./cards.ts";
import type { Options, State } from "./state.ts";

/** What the score is counted from: all of it lies open. */
interface Scored {
  readonly options: Options;
  readonly rows: readonly (readonly number[])[];
}

export interface ToySubject extends Subject {
  readonly kind: "score";
  readonly seat: Seat;
}

/** The printed values, then one more for each lantern of the patron's suit. */
export function reasonsOf(table: Scored, seat: Seat): readonly Reason[] {
  const row = at(table.rows, seat).map(cardOf);
  const printed = row.reduce((sum, card) => sum + card.value, 0);
  const reasons: Reason[] = [{ rule: "TOY-1", text: { key: "reason.printed" }, amount: printed }];
  const suit = at(table.options.patrons, seat);
  const favoured = row.filter((card) => card.suit === suit).length;
  if (favoured > 0)
    reasons.push({
      rule: "TOY-2",
      text: { key: "reason.patron" },
      amount: printed + favoured,
    });
  return reasons;
}

export function scoreOf(table: Scored, seat: Seat): number {
  return reasonsOf(table, seat).at(-1)?.amount ?? 0;
}

export function winnersOf(table: Scored): readonly Seat[] {
  const scores = table.rows.map((_row, seat) => scoreOf(table, seat));
  const best = Math.max(...scores);
  return [...scores.keys()].filter((seat) => at(scores, seat) === best);
}

export function outcome(state: State): Outcome | undefined {
  if (!state.ended) return undefined;
  const scores = state.rows.map((_row, seat) => scoreOf(state, seat));
  const winners = winnersOf(state);
  const standings = scores.map((points) => {
    const place = 1 + scores.filter((other) => other > points).length;
    const result = place > 1 ? "loss" : winners.length > 1 ? "draw" : "win";
    return { place, result, points } as const;
  });
  const names = winners.map((seat) => ({ seat }));
  const key = winners.length > 1 ? "outcome.draw" : "outcome.win";
  return { standings, text: { key, values: { winners: names } } };
}
