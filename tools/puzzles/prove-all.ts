import { openPuzzle, type Puzzle } from "@medallion/scenarios/puzzle";
import { keptOf } from "./kept.ts";
import { askingAt } from "./matter.ts";
import { PLANS } from "./plans.ts";
import { MARGIN, type Proof, proofOf, SEEDS } from "./prove.ts";
import { type Workings, workingsOf } from "./workings.ts";

interface Asked {
  readonly only: readonly string[];
  readonly part: number;
  readonly parts: number;
  isStopped(): boolean;
}

/** Proves what is kept, by other seeds than it was found by. */
export async function proveAll({
  only,
  part,
  parts,
  isStopped,
}: Asked): Promise<{ looked: string; faults: string[] }> {
  const games = Object.keys(PLANS).filter((game) => only.length === 0 || only.includes(game));
  const puzzles = games.flatMap(keptOf).filter((_, place) => place % parts === part - 1);
  const faults: string[] = [];
  const margins: number[] = [];
  for (const puzzle of puzzles) {
    if (isStopped()) break;
    const proof = proofOfPuzzle(await workingsOf(puzzle.game), puzzle);
    if (proof === undefined) faults.push(`${puzzle.id}: ${puzzle.answer} is not clearly the best`);
    margins.push(proof?.margin ?? 0);
    const told = proof === undefined ? "not proved" : `by ${Math.round(100 * proof.margin)} points at least`;
    console.log(`${margins.length} of ${puzzles.length}: ${puzzle.id}, ${puzzle.answer}: ${told}`);
  }
  if (margins.length < puzzles.length) faults.push(`stopped after ${margins.length} of ${puzzles.length}`);
  const wanted = `${Math.round(100 * MARGIN)} points with ${SEEDS} seeds`;
  return {
    looked: `${margins.length - faults.length} of ${puzzles.length} puzzles proved by ${wanted}`,
    faults,
  };
}

/** The proof that a puzzle's answer is clearly the best, if it is. */
export function proofOfPuzzle(
  { kit, insight, plan }: Workings,
  puzzle: Omit<Puzzle, "id">,
): Proof | undefined {
  const { state, choices, answer } = openPuzzle(kit, puzzle);
  const asking = askingAt(kit, insight, state);
  const proof = proofOf(asking, plan.prove, `prove ${puzzle.mined}`);
  if (proof === undefined) return undefined;
  // Of choices that mean the same only the first is thought about.
  const key = (place: number): string => {
    const choice = choices[place];
    return choice === undefined ? "" : insight.key(state, 0, choice);
  };
  return key(proof.best) === key(answer) ? proof : undefined;
}
