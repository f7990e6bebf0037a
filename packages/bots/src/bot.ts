import type { Choice, Kit, Question, Random } from "@medallion/kernel";
import type { Budget, Insight, Watch } from "@medallion/search";
import type { Level } from "./levels.ts";

/** A player that picks a choice from what its seat may see, and from nothing else. */
export interface Bot extends Level {
  /** The index of one of `choices`. */
  choose(
    kit: Kit,
    view: unknown,
    question: Question,
    choices: readonly Choice[],
    random: Random,
    means?: Means,
  ): number;
}

/** What a bot that thinks ahead has for it: what the game tells of its states, its budget, and a clock. */
export interface Means {
  readonly insight?: Insight | undefined;
  readonly budget?: Budget | undefined;
  readonly watch?: Watch | undefined;
}
