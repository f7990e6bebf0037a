import { loadedOnce } from "../kits/loaded-once.ts";
import type { Hints } from "../lessons/hints.ts";
import { partsOf } from "./index.ts";

const loaded = loadedOnce<Hints>();

/** What a game says of its questions to newcomers, loaded once. Absent where it says nothing. */
export function hintsOf(game: string): Promise<Hints> | undefined {
  const { hints } = partsOf(game);
  return hints && loaded(game, hints);
}
