import { at } from "@medallion/kernel";
import { type Asking, think } from "./matter.ts";

/** By how much the answer must be better than every other choice, whatever the seed. */
export const MARGIN = 0.1;
export const SEEDS = 5;
/** Those that come next are each compared with the answer alone, so that they are tried often enough. */
const RIVALS = 3;

export interface Proof {
  /** The place of the best choice, and of the one that comes next. */
  readonly best: number;
  readonly next: number;
  /** The least margin of all seeds, and the means of both chances. */
  readonly margin: number;
  readonly chance: number;
  readonly nextChance: number;
}

/** What a search says with one seed. */
interface Verdict {
  readonly best: number;
  readonly next: number;
  readonly chance: number;
  readonly nextChance: number;
}

/**
 * Whether one choice is clearly the best: with each of five seeds the search takes it among all, and beats each of
 * those that come next, by so much, in a search of these two alone. Nothing as soon as one seed says otherwise.
 */
export function proofOf(asking: Asking, iterations: number, seed: string): Proof | undefined {
  const verdicts: Verdict[] = [];
  for (let number = 0; number < SEEDS; number++) {
    const verdict = verdictOf(asking, iterations, `${seed}/${number}`);
    if (verdict.best !== (verdicts[0] ?? verdict).best) return undefined;
    if (verdict.chance - verdict.nextChance < MARGIN) return undefined;
    verdicts.push(verdict);
  }
  const mean = (of: (verdict: Verdict) => number): number =>
    verdicts.reduce((sum, verdict) => sum + of(verdict), 0) / verdicts.length;
  return {
    best: at(verdicts, 0).best,
    next: at(verdicts, 0).next,
    margin: Math.min(...verdicts.map(({ chance, nextChance }) => chance - nextChance)),
    chance: mean(({ chance }) => chance),
    nextChance: mean(({ nextChance }) => nextChance),
  };
}

function verdictOf(asking: Asking, iterations: number, seed: string): Verdict {
  const { places } = asking;
  const { choice, options } = think(asking, { iterations }, seed);
  const best = at(places, choice);
  const rivals = [...options.keys()]
    .filter((place) => place !== choice)
    .sort((one, other) => (options[other]?.chance ?? 0) - (options[one]?.chance ?? 0))
    .slice(0, RIVALS);
  let worst: Verdict | undefined;
  for (const rival of rivals) {
    const next = at(places, rival);
    const duel = think(
      { ...asking, places: [best, next] },
      { iterations: iterations / 2 },
      `${seed}/${rival}`,
    );
    const [chance = 0, nextChance = 0] = duel.options.map((option) => option.chance ?? 0);
    if (worst === undefined || chance - nextChance < worst.chance - worst.nextChance)
      worst = { best, next, chance, nextChance };
  }
  if (worst === undefined) throw new Error("nothing is to be chosen");
  return worst;
}
