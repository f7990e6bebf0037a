import { numberAt } from "./numbers.ts";

/**
 * Makes chances of the first `count` scores, in place: camps share 1 by the softmax of their scores; a camp that is
 * alone has the logistic of its own.
 */
export function toChances(scores: Float64Array, count: number): void {
  if (count === 1) {
    scores[0] = 1 / (1 + Math.exp(-numberAt(scores, 0)));
    return;
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (let camp = 0; camp < count; camp++) highest = Math.max(highest, numberAt(scores, camp));
  let sum = 0;
  for (let camp = 0; camp < count; camp++) {
    const part = Math.exp(numberAt(scores, camp) - highest);
    scores[camp] = part;
    sum += part;
  }
  for (let camp = 0; camp < count; camp++) scores[camp] = numberAt(scores, camp) / sum;
}
