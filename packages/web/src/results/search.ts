import { plainLetters } from "../language/plain-letters.ts";
import { ownSeat, type PlayedGame, type Result } from "./played.ts";

/** What somebody looks for among finished games; what is empty does not matter. */
export interface Sought {
  readonly words: string;
  readonly game: string;
  readonly result: Result | "";
  readonly favourites: boolean;
}

export const ANYTHING: Sought = { words: "", game: "", result: "", favourites: false };

/** The games that fit, in their order. All the words must be in what is said of a game: opponents, decks, mode, result. */
export function found(
  games: readonly PlayedGame[],
  { words, game, result, favourites }: Sought,
  saidOf: (game: PlayedGame) => string,
): readonly PlayedGame[] {
  const asked = plainLetters(words)
    .split(/\s+/u)
    .filter((word) => word !== "");
  return games.filter((one) => {
    if (game !== "" && one.game !== game) return false;
    if (favourites && !one.isFavourite) return false;
    if (result !== "" && ownSeat(one)?.result !== result) return false;
    if (asked.length === 0) return true;
    const said = plainLetters(saidOf(one));
    return asked.every((word) => said.includes(word));
  });
}
