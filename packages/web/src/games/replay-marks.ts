import type { Event } from "@medallion/kernel";

/** What makes a moment of a game worth a mark on the scrubber. */
const MARKED: Readonly<Record<string, ReadonlySet<string>>> = {
  gwent: new Set(["roundStarted", "gameEnded"]),
  "old-world": new Set(["turnStarted", "fightDeclared", "duelDeclared", "trophyGained", "gameWon"]),
  ronin: new Set(["turnStarted", "chapterScored", "gameEnded"]),
};

export function isMarked(game: string, event: Event): boolean {
  return MARKED[game]?.has(event.kind) ?? false;
}
