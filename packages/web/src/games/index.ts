import type { GameParts } from "./contract.ts";
import { gwent } from "./gwent/index.ts";
import { oldWorld } from "./old-world/index.ts";
import { ronin } from "./ronin/index.ts";

/** What the pages have of each game, in the order of the first page. */
export const GAME_PARTS: Readonly<Record<string, GameParts>> = { gwent, "old-world": oldWorld, ronin };

/** What the pages have of a game: nothing for one that they do not know. */
export function partsOf(game: string): Partial<GameParts> {
  return Object.hasOwn(GAME_PARTS, game) ? (GAME_PARTS[game] ?? {}) : {};
}
