import type { Budget, InsightKit } from "@medallion/search";

/** How strong a bot is that people are offered. Pages that name levels load this and no bot. */
export interface Level {
  readonly id: string;
  /** How much it thinks ahead where nobody says anything else; those without one answer at once. */
  readonly budget?: Budget;
}

/** From a gentle first opponent on. */
export const LEVELS = [
  { id: "novice" },
  { id: "adept" },
  { id: "veteran", budget: { milliseconds: 60 } },
  { id: "master", budget: { milliseconds: 500 } },
] as const satisfies readonly Level[];

/** Those that play this game differently: who thinks ahead has to be told of its states. */
export function levelsOf({ insight }: InsightKit): readonly Level[] {
  return LEVELS.filter((level) => !("budget" in level) || insight !== undefined);
}

/** How much the bot of this name usually thinks ahead, if it does. */
export function usualBudget(bot: string): Budget | undefined {
  const levels: readonly Level[] = LEVELS;
  return levels.find(({ id }) => id === bot)?.budget;
}

/** The level above this one, if the game has one. */
export function levelAbove(kit: InsightKit, id: string): Level | undefined {
  const levels = levelsOf(kit);
  const place = levels.findIndex((level) => level.id === id);
  return place < 0 ? undefined : levels[place + 1];
}
