import type { News, Room } from "@medallion/table";
import type { GameRow, KeptRoom, TableRow } from "../database.ts";
import type { FinishedRow } from "../finished-row.ts";
import type { Applied } from "./applying.ts";
import { keptRoom } from "./applying.ts";
import { finishedRow } from "./remembering.ts";
import { turnOf } from "./seating.ts";
import type { Append } from "./store.ts";

/** What does not follow from the room alone. */
export interface Written {
  readonly id: string;
  readonly created: number;
  readonly updated: number;
  readonly finished: number;
}

/** All that is written with entries which the room has already. */
export function appendOf(
  room: Room,
  { id, created, updated, finished }: Written,
  applied: Pick<Applied, "entries" | "news">,
  base: KeptRoom | undefined,
): Append {
  const ended = finishedIn(id, applied.news);
  return {
    row: rowOf(room, { id, created, updated, finished: finished + ended.length }),
    position: room.position - applied.entries.length,
    entries: applied.entries,
    snapshot: { table: id, ...keptRoom(room), ...(base !== undefined && { base }) },
    finished: ended,
    results: resultsIn(room, id, updated, applied.news),
  };
}

function rowOf(room: Room, written: Written): TableRow {
  const { settings, places, owner, stage, position, kit } = room;
  const { rulesVersion } = kit.game;
  return { ...written, settings, places, owner, stage, turn: turnOf(room), position, rulesVersion };
}

function resultsIn(
  { settings }: Room,
  table: string,
  at: number,
  news: readonly News[],
): readonly FinishedRow[] {
  return news.flatMap((one) =>
    one.kind === "finished" ? [finishedRow(one.game, { table, settings, at })] : [],
  );
}

function finishedIn(table: string, news: readonly News[]): readonly GameRow[] {
  return news.flatMap((one) =>
    one.kind === "finished" ? [{ table, number: one.game.number, save: one.game.save }] : [],
  );
}
