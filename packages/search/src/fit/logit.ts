import { toChances } from "../chances.ts";
import { add, numberAt, product } from "../numbers.ts";
import { eachPosition, type GameSamples, lossOf, positionsOf, scoresAt } from "./samples.ts";
import { solve } from "./solve.ts";

/** What a weight costs for which its feature, as much as that usually varies, moves the score by 1. */
const RIDGE = 1e-4;
/** Newton's steps; a fit takes about six. */
const MOST_STEPS = 30;
/** A step that lessens the loss by no more is the last. */
const SMALL = 1e-9;

/**
 * The weights under which the results of these games are least surprising: a conditional logit over the camps, alone a
 * logistic regression, with L2. The problem is convex, so that the same games give the same weights.
 */
export function fitLogit(games: readonly GameSamples[], features: number): Float64Array {
  const positions = positionsOf(games, features);
  let vector = new Float64Array(features);
  if (positions === 0) return vector;
  const costs = costsOf(games, features, positions);
  let loss = lossWith(games, vector, costs, positions);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { slope, curve } = derivatives(games, vector, costs, positions);
    const direction = solve(curve, slope);
    let [next, then] = [vector, loss];
    for (let part = 1; part > SMALL; part /= 2) {
      next = vector.map((weight, feature) => weight - part * numberAt(direction, feature));
      then = lossWith(games, next, costs, positions);
      if (then <= loss) break;
    }
    const gain = loss - then;
    if (gain > 0) [vector, loss] = [next, then];
    if (gain < SMALL) break;
  }
  return vector;
}

/** What the square of each weight costs: in proportion to how much the feature varies between the camps. */
function costsOf(games: readonly GameSamples[], features: number, positions: number): Float64Array {
  const squares = new Float64Array(features);
  eachPosition(games, features, ({ shares, measured }, from) => {
    const camps = shares.length;
    for (let feature = 0; feature < features; feature++) {
      let [sum, square] = [0, 0];
      for (let camp = 0; camp < camps; camp++) {
        const has = measured[from + camp * features + feature] ?? 0;
        sum += has;
        square += has ** 2;
      }
      add(squares, feature, square / camps - (camps === 1 ? 0 : (sum / camps) ** 2));
    }
  });
  // A feature that never differs is worth nothing, whatever that costs.
  return squares.map((square) => RIDGE * (square / positions > 1e-12 ? square / positions : 1));
}

/** Where one position is valued again and again. */
class Position {
  readonly chances: Float64Array = new Float64Array(MOST_CAMPS);
  readonly mean: Float64Array;
  readonly off: Float64Array;

  constructor(features: number) {
    this.mean = new Float64Array(features);
    this.off = new Float64Array(features);
  }
}

/** More seats than any game has. */
const MOST_CAMPS = 16;

function lossWith(
  games: readonly GameSamples[],
  vector: Float64Array,
  costs: Float64Array,
  positions: number,
): number {
  const { chances } = new Position(0);
  let sum = 0;
  eachPosition(games, vector.length, (game, from) => {
    scoresAt(game, from, vector, chances);
    toChances(chances, game.shares.length);
    sum += lossOf(game, chances);
  });
  const squares = vector.map((weight) => weight ** 2);
  return sum / positions + product(costs, squares) / 2;
}

/** The slope of the loss in each weight, and its curve in each two of them: below and on the diagonal, row by row. */
function derivatives(
  games: readonly GameSamples[],
  vector: Float64Array,
  costs: Float64Array,
  positions: number,
): { readonly slope: Float64Array; readonly curve: readonly Float64Array[] } {
  const features = vector.length;
  const slope = new Float64Array(features);
  const curve = Array.from({ length: features }, () => new Float64Array(features));
  const { chances, mean, off } = new Position(features);
  eachPosition(games, features, ({ shares, measured, model }, from) => {
    const camps = shares.length;
    scoresAt({ shares, measured, model }, from, vector, chances);
    toChances(chances, camps);
    mean.fill(0);
    for (let camp = 0; camp < camps; camp++) {
      const chance = numberAt(chances, camp);
      const surprise = chance - (shares[camp] ?? 0);
      for (let feature = 0; feature < features; feature++) {
        const has = measured[from + camp * features + feature] ?? 0;
        add(slope, feature, surprise * has);
        add(mean, feature, chance * has);
      }
    }
    // Alone, the other possibility has nothing of any feature.
    for (let camp = 0; camp < Math.max(2, camps); camp++) {
      const chance = camp < camps ? numberAt(chances, camp) : 1 - numberAt(chances, 0);
      for (let feature = 0; feature < features; feature++) {
        const has = camp < camps ? (measured[from + camp * features + feature] ?? 0) : 0;
        off[feature] = has - numberAt(mean, feature);
      }
      addSquare(curve, off, chance);
    }
  });
  for (const [feature, row] of curve.entries()) {
    slope[feature] =
      numberAt(slope, feature) / positions + numberAt(costs, feature) * numberAt(vector, feature);
    for (let other = 0; other <= feature; other++) row[other] = numberAt(row, other) / positions;
    add(row, feature, numberAt(costs, feature));
  }
  return { slope, curve };
}

function addSquare(curve: readonly Float64Array[], off: Float64Array, weight: number): void {
  for (const [feature, row] of curve.entries()) {
    const factor = weight * numberAt(off, feature);
    if (factor === 0) continue;
    for (let other = 0; other <= feature; other++) add(row, other, factor * numberAt(off, other));
  }
}
