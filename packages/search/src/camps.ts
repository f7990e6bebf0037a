import { at, type Outcome } from "@medallion/kernel";
import type { Insight } from "./insight.ts";
import { add } from "./numbers.ts";

/** How many camps there are, from the camp of each seat. */
export function campsIn(camps: readonly number[]): number {
  let last = 0;
  for (const camp of camps) if (camp > last) last = camp;
  return last + 1;
}

/** Writes what each camp got in a finished game; whether the game is finished. */
export function shareOut<State>(
  game: { outcome(state: State): Outcome | undefined },
  insight: Pick<Insight<State>, "camps" | "shares">,
  state: State,
  into: Float64Array,
): boolean {
  const outcome = game.outcome(state);
  if (outcome === undefined) return false;
  if (insight.shares !== undefined) insight.shares(state, into);
  else shareVictory(outcome, insight.camps(state), into);
  return true;
}

/** A victory is worth 1, and those who share it share that; alone a draw is worth one half. */
function shareVictory({ standings }: Outcome, camps: readonly number[], into: Float64Array): void {
  const count = campsIn(camps);
  into.fill(0, 0, count);
  if (count === 1) {
    const worth = { win: 1, draw: 0.5, loss: 0 };
    into[0] = Math.max(...standings.map(({ result }) => worth[result]));
    return;
  }
  const first = new Set(camps.filter((_, seat) => at(standings, seat).place === 1));
  for (const camp of first) add(into, camp, 1 / first.size);
}
