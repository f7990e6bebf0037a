import type { Puzzle } from "@medallion/scenarios/puzzle";
import type { Script } from "../lessons/lesson.ts";

/** A puzzle as a table that is led takes it: what leads to the question is done, then the answer is to be chosen. */
export function scriptOf({ mode, options, position, script, answer }: Puzzle): Script {
  return {
    scene: { mode, options, cards: undefined, position, forced: [] },
    steps: [{ answer: script }, { choose: [answer] }],
  };
}

/** Steps of a script that are done before the question. */
export const LEADING = 1;
