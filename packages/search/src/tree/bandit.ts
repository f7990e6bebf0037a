import { at } from "@medallion/kernel";
import { numberAt } from "../numbers.ts";

/** A choice at one place of the tree, as it was found in all worlds that came there. */
export interface Arm {
  readonly key: string;
  /** How readily the quick policy takes it, beside the others that were there. */
  readonly prior: number;
  /** How often it could be taken, and was. */
  offered: number;
  visits: number;
  /** The sum of what came of it for the camp of whoever chose. */
  sum: number;
}

/** How far priors count against what came of choices. */
const BOLDNESS = 1.2;
/** A choice that was never tried is expected to be so much worse than the others. */
const DOUBT = 0.05;
/** Of the priors so much is shared evenly, so that nothing is out of sight. */
const EVEN = 0.05;

/** The choices of one seat at one place of the tree. */
export class Bandit {
  readonly arms: Map<string, Arm> = new Map();
  #visits = 0;
  #sum = 0;

  /** The arms of these keys; where one is new, `rate` writes how all are liked. */
  offer(keys: readonly string[], rate: (into: Float64Array) => void): readonly Arm[] {
    let priors: Float64Array | undefined;
    return keys.map((key, index) => {
      let arm = this.arms.get(key);
      if (arm === undefined) {
        priors ??= priorsBy(rate, keys.length);
        arm = { key, prior: numberAt(priors, index), offered: 0, visits: 0, sum: 0 };
        this.arms.set(key, arm);
      }
      arm.offered += 1;
      return arm;
    });
  }

  /** The place of the arm to take: what was best so far, or promises to be, among those offered now. */
  select(offered: readonly Arm[]): number {
    let total = 0;
    for (const { prior } of offered) total += prior;
    const untried = this.#visits === 0 ? 0.5 : this.#sum / this.#visits - DOUBT;
    let [best, highest] = [0, Number.NEGATIVE_INFINITY];
    for (let place = 0; place < offered.length; place++) {
      const { prior, visits, sum, offered: times } = at(offered, place);
      const mean = visits === 0 ? untried : sum / visits;
      const hope = mean + (BOLDNESS * (prior / total) * Math.sqrt(times)) / (1 + visits);
      if (hope > highest) [best, highest] = [place, hope];
    }
    return best;
  }

  learn(arm: Arm, worth: number): void {
    arm.visits += 1;
    arm.sum += worth;
    this.#visits += 1;
    this.#sum += worth;
  }
}

/** Likings, which are logarithms, as shares of 1. */
function priorsBy(rate: (into: Float64Array) => void, count: number): Float64Array {
  const likings = new Float64Array(count);
  rate(likings);
  let highest = Number.NEGATIVE_INFINITY;
  for (const liking of likings) if (liking > highest) highest = liking;
  const parts = likings.map((liking) =>
    highest === Number.NEGATIVE_INFINITY ? 1 : Math.exp(liking - highest),
  );
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => (1 - EVEN) * (part / sum) + EVEN / count);
}
