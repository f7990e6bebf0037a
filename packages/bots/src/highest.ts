import { at, type Choice, type Kit, type Random } from "@medallion/kernel";

/** Any of the choices that were rated highest; refuses ratings that do not fit the choices. */
export function highestRated(
  kit: Kit,
  choices: readonly Choice[],
  ratings: readonly number[],
  random: Random,
): number {
  if (ratings.length !== choices.length)
    throw new Error(`${kit.game.id} rated ${ratings.length} of ${choices.length} choices`);
  const best = indicesOfHighest(ratings);
  return at(best, random.below(best.length));
}

/** NaN never wins; where every rating is NaN all are equals. */
function indicesOfHighest(ratings: readonly number[]): readonly number[] {
  let highest = Number.NEGATIVE_INFINITY;
  for (const rating of ratings) if (rating > highest) highest = rating;
  const best = [...ratings.keys()].filter((index) => ratings[index] === highest);
  return best.length > 0 ? best : [...ratings.keys()];
}
