import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomOf } from "@medallion/kernel";
import { type Puzzle, writePuzzle } from "@medallion/scenarios";
import { ROOT } from "../repository.ts";
import { minedOf } from "./journal.ts";
import { keptOf } from "./kept.ts";
import type { Found } from "./mine.ts";
import { proofOfPuzzle } from "./prove-all.ts";
import { workingsOf } from "./workings.ts";

/** What was found with less is likely not to be proved by other seeds. */
const CLEAR = 12;
/** Of a file. */
const PUZZLES = 10;
/** Of all puzzles at most so many parts in a hundred have the same answer, are easy, or are asked the same way in the same mode. */
const MOST_ALIKE = 12;
const MOST_EASY = 34;

interface Asked {
  readonly game: string;
  readonly count: number;
  isStopped(): boolean;
}

/** Adds puzzles until there are as many as asked for; those that are kept stay where they are. */
export async function keep({ game, count, isStopped }: Asked): Promise<void> {
  const workings = await workingsOf(game);
  const kept: Puzzle[] = [...keptOf(game)];
  const before = kept.length;
  for (const found of mixed(minedOf(game), game)) {
    if (isStopped() || kept.length >= count) break;
    if (!workings.plan.modes.some(({ mode }) => mode === found.mode)) continue;
    if (found.margin < CLEAR || isTooAlike(found, kept, count)) continue;
    const proof = proofOfPuzzle(workings, found);
    if (proof === undefined) continue;
    const { kind: _kind, margin: _margin, ...puzzle } = found;
    kept.push({ ...puzzle, id: `${game}-${kept.length + 1}` });
    console.log(`${kept.length} of ${count}: ${found.mode}, ${found.kind}, ${found.level}: ${found.answer}`);
  }
  mkdirSync(join(ROOT, "packages", game, "puzzles"), { recursive: true });
  for (let from = before - (before % PUZZLES); from < kept.length; from += PUZZLES) {
    const name = String(from / PUZZLES + 1).padStart(2, "0");
    const text = kept
      .slice(from, from + PUZZLES)
      .map(writePuzzle)
      .join("---\n");
    writeFileSync(join(ROOT, "packages", game, "puzzles", `${name}.yaml`), text);
  }
  console.log(`${kept.length} puzzles of ${game}, ${kept.length - before} of them new`);
}

/** Whether enough of its like are there. */
function isTooAlike(found: Found, kept: readonly Puzzle[], count: number): boolean {
  const share = (of: (puzzle: Puzzle) => boolean): number => (100 * (kept.filter(of).length + 1)) / count;
  const gameOf = (mined: string): string => mined.slice(0, mined.lastIndexOf("/"));
  return (
    kept.some(({ mined }) => gameOf(mined) === gameOf(found.mined)) ||
    share(({ answer }) => answer === found.answer) > MOST_ALIKE ||
    (found.level === "easy" && share(({ level }) => level === "easy") > MOST_EASY)
  );
}

/** In an order that is always the same, so that neighbours are of different games and modes. */
function mixed(all: readonly Found[], game: string): readonly Found[] {
  return all
    .map((found) => ({ found, place: randomOf(`${game} ${found.mined}`).below(1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ found }) => found);
}
