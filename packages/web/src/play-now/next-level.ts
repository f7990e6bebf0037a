import type { InsightKit } from "@medallion/bots";
import { levelAbove } from "@medallion/bots/levels";
import type { FinishedRow } from "../local/finished-row.ts";

/** So often somebody beats a level before the next is offered. */
const WINS = 2;

/** The level that whoever won this game by themselves may be ready for: none before the second win. */
export function nextLevel(
  kit: InsightKit,
  finished: readonly FinishedRow[],
  table: string,
  number: number,
): string | undefined {
  const last = finished.find((row) => row.table === table && row.number === number);
  const level = last && levelBeatenIn(last);
  if (level === undefined) return undefined;
  const wins = finished.filter((row) => row.game === kit.game.id && levelBeatenIn(row) === level);
  return wins.length < WINS ? undefined : levelAbove(kit, level)?.id;
}

/** The level of all the bots that one person won against. */
function levelBeatenIn({ seats }: FinishedRow): string | undefined {
  const [person, ...others] = seats.filter(({ kind }) => kind === "person");
  const levels = new Set(seats.flatMap(({ bot }) => bot ?? []));
  const [level] = levels;
  return person?.result === "win" && others.length === 0 && levels.size === 1 ? level : undefined;
}
