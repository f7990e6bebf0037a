import { at } from "@medallion/kernel";
import { toChances } from "../chances.ts";
import { numberAt } from "../numbers.ts";
import { eachPosition, type GameSamples, lossOf, scoresAt } from "./samples.ts";

/** How well a model foretells games that it was not fitted to. */
export interface Judgement {
  readonly games: number;
  readonly positions: number;
  /** The mean log-loss of a position. */
  readonly loss: number;
  /** The chances given, from the smallest to the largest in ten equal parts. */
  readonly deciles: readonly Decile[];
  /** How far chance and result differ in the worst of them. */
  readonly error: number;
}

export interface Decile {
  /** How many chances; their mean, and the mean of what came of them. */
  readonly count: number;
  readonly foretold: number;
  readonly came: number;
}

const PARTS = 10;

export function judge(games: readonly GameSamples[], vector: Float64Array): Judgement {
  const given: { readonly chance: number; readonly share: number }[] = [];
  const chances = new Float64Array(16);
  let [positions, loss] = [0, 0];
  eachPosition(games, vector.length, (game, from) => {
    scoresAt(game, from, vector, chances);
    toChances(chances, game.shares.length);
    positions += 1;
    loss += lossOf(game, chances);
    // Of two camps one says all: the other has the rest.
    const camps = game.shares.length === 2 ? [positions % 2] : game.shares.keys();
    for (const camp of camps) given.push({ chance: numberAt(chances, camp), share: at(game.shares, camp) });
  });
  given.sort((one, other) => one.chance - other.chance);
  const deciles = Array.from({ length: PARTS }, (_, part): Decile => {
    const those = given.slice(
      Math.round((part * given.length) / PARTS),
      Math.round(((part + 1) * given.length) / PARTS),
    );
    const mean = (of: (each: (typeof those)[number]) => number): number =>
      those.length === 0 ? 0 : those.reduce((sum, each) => sum + of(each), 0) / those.length;
    return {
      count: those.length,
      foretold: mean(({ chance }) => chance),
      came: mean(({ share }) => share),
    };
  });
  const error = Math.max(...deciles.map(({ foretold, came }) => Math.abs(foretold - came)));
  return { games: games.length, positions, loss: positions === 0 ? 0 : loss / positions, deciles, error };
}
