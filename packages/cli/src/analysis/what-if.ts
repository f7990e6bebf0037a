import { setImmediate } from "node:timers/promises";
import { type Budget, type Insight, thinkOf } from "@medallion/bots";
import { at, type Kit, play, randomOf } from "@medallion/kernel";
import type { Decision } from "@medallion/records";
import { shareOut } from "@medallion/search";
import type { World } from "../world.ts";

/** More camps than any game has. */
const MOST_CAMPS = 16;
/** The standard normal quantile of 97.5 %. */
const Z = 1.959963984540054;

export interface WhatIf {
  /** What each of the two choices brought the camp of the seat, as a share of the games. */
  readonly chosen: number;
  readonly instead: number;
  /** Half of the 95 % interval of the difference, the games being played in pairs. */
  readonly within: number;
  readonly games: number;
}

/** How games are played on. */
export interface Line {
  readonly bot: string;
  readonly budget?: Budget;
  readonly games: number;
  readonly seed: string;
}

/**
 * Plays on from a decision with what was chosen and with another choice, each time in the same imagined world: what the
 * seat could not see is drawn anew for every pair. Bots of one level take all seats.
 */
export async function whatIf(
  world: Pick<World, "onInterrupt">,
  kit: Kit,
  insight: Insight,
  decision: Decision,
  instead: number,
  { games, seed, ...line }: Line,
  onProgress: (done: number) => void,
): Promise<WhatIf> {
  let isStopped = false;
  const forget = world.onInterrupt(() => {
    isStopped = true;
  });
  const draw = insight.worlds(decision.view);
  const sums = { chosen: 0, instead: 0, difference: 0, squares: 0 };
  let played = 0;
  try {
    while (played < games && !isStopped) {
      const begun = draw(randomOf(`${seed}/${played}/world`));
      const twin = kit.game.copy(begun);
      const game = { kit, insight, line, seed: `${seed}/${played}` };
      const one = playedOut(game, begun, decision, decision.chosen);
      const other = playedOut(game, twin, decision, instead);
      sums.chosen += one;
      sums.instead += other;
      sums.difference += other - one;
      sums.squares += (other - one) ** 2;
      onProgress(++played);
      await setImmediate();
    }
  } finally {
    forget();
  }
  const mean = sums.difference / played;
  const variance = Math.max(0, sums.squares / played - mean ** 2) / Math.max(1, played - 1);
  return {
    chosen: sums.chosen / played,
    instead: sums.instead / played,
    within: Z * Math.sqrt(variance),
    games: played,
  };
}

interface Game {
  readonly kit: Kit;
  readonly insight: Insight;
  readonly line: Pick<Line, "bot" | "budget">;
  readonly seed: string;
}

/** What the camp of the seat got. */
function playedOut(
  { kit, insight, line, seed }: Game,
  state: unknown,
  { seat }: Decision,
  choice: number,
): number {
  const { game } = kit;
  play(game, state, seat, at(game.choices(state, seat), choice));
  const watch = { now: () => performance.now(), isCancelled: () => false };
  for (let number = 0; ; number++) {
    const [question] = game.questions(state);
    if (question === undefined) break;
    if (number > kit.trial.longest) throw new Error(`no end after ${kit.trial.longest} choices`);
    const choices = game.choices(state, question.seat);
    const view = game.view(state, question.seat);
    const task = { ...line, view, question, choices, random: `${seed}/${number}` };
    play(game, state, question.seat, at(choices, thinkOf(kit, task, { insight, watch })));
  }
  const shares = new Float64Array(MOST_CAMPS);
  shareOut(game, insight, state, shares);
  return shares[at(insight.camps(state), seat)] ?? 0;
}
