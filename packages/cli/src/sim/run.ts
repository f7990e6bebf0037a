import { hashOf, type Kit } from "@medallion/kernel";
import type { Plan } from "./plan.ts";
import type { TaskResult, Wants } from "./task.ts";

/** What was played of a run before, by the keys of its tasks, and where more is kept. */
export interface Memory {
  readonly done: ReadonlyMap<string, TaskResult>;
  add(key: string, result: TaskResult): void;
}

/** What a run is known by, wherever parts of it were played: how many games it has may change. */
export function runIdOf({ game }: Kit, plans: readonly Plan[], wants: Wants): string {
  const played = plans.map(({ games: _, ...plan }) => plan);
  return hashOf({ game: game.id, rulesVersion: game.rulesVersion, wants, played });
}
