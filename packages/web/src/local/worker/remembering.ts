import { InputError, type Kit } from "@medallion/kernel";
import { parseSave, readSave } from "@medallion/records";
import { type Finished, type LogEntry, type News, Room, type Settings, seatResults } from "@medallion/table";
import type { GameRow } from "../database.ts";
import type { FinishedRow, FinishedSeat } from "../finished-row.ts";
import type { KeptTable, Store } from "./store.ts";

/** Of a finished game no more than what is remembered. */
type Ended = Pick<Finished, "number" | "places" | "ending" | "left" | "recap">;

interface Whence {
  readonly table: string;
  readonly settings: Pick<Settings, "game" | "mode">;
  /** When it ended. */
  readonly at: number;
}

/** What is remembered of a game that has just ended. */
export function finishedRow(finished: Ended, { table, settings, at }: Whence): FinishedRow {
  const { number, places, ending } = finished;
  const { game, mode } = settings;
  const seats = seatResults(finished).map(({ seat, ...result }): FinishedSeat => {
    const place = places[seat];
    if (place?.kind === "bot") return { kind: "bot", name: place.name, bot: place.bot, ...result };
    return { kind: "person", name: place?.kind === "person" ? place.name : "", ...result };
  });
  return { table, number, game, mode, by: ending.by, finished: at, seats };
}

/**
 * What can still be said of games that ended before anything but their save was kept: from their table's log, which
 * says when they ended, else from the save. A game that neither tells of is remembered as damaged.
 */
export async function rememberedOf(
  games: readonly GameRow[],
  store: Store,
  kitOf: (game: string) => Promise<Kit>,
): Promise<readonly FinishedRow[]> {
  const rows: FinishedRow[] = [];
  for (const [table, played] of Map.groupBy(games, (game) => game.table)) {
    const kept = await store.find(table).catch(() => undefined);
    const logged = kept === undefined ? [] : await fromLog(kept, store, kitOf);
    for (const game of played)
      rows.push(logged.find(({ number }) => number === game.number) ?? (await fromSave(game, kept, kitOf)));
  }
  return rows;
}

/** All games that a table's log tells of; none if it cannot be read by our rules. */
async function fromLog(
  { row: { id, settings } }: KeptTable,
  store: Store,
  kitOf: (game: string) => Promise<Kit>,
): Promise<readonly FinishedRow[]> {
  const rows: FinishedRow[] = [];
  const hear = (news: readonly News[], at: number): void => {
    for (const one of news)
      if (one.kind === "finished") rows.push(finishedRow(one.game, { table: id, settings, at }));
  };
  try {
    const kit = await kitOf(settings.game);
    const [first, ...others]: readonly LogEntry[] = await store.entries(id, 0);
    if (first === undefined) return [];
    const { room, news } = Room.founded([kit], first);
    hear(news, first.at);
    for (const entry of others) hear(room.follow(entry), entry.at);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  return rows;
}

async function fromSave(
  { table, number, save }: GameRow,
  kept: KeptTable | undefined,
  kitOf: (game: string) => Promise<Kit>,
): Promise<FinishedRow> {
  const finished = kept?.row.updated ?? 0;
  const mode = kept?.row.settings.mode ?? "";
  try {
    const { record } = readSave(save);
    const kit = await kitOf(record.game);
    const { state, ending } = parseSave(save, () => kit.game);
    if (ending === undefined) throw new InputError("damaged", "This game did not end.");
    const recap = kit.recap(state);
    const places = record.seats.map((holder) =>
      holder.who === "bot"
        ? ({ kind: "bot", bot: holder.bot, name: holder.name } as const)
        : ({ kind: "person", person: "", name: holder.name, guest: true } as const),
    );
    const settings = { game: record.game, mode: mode === "" ? modeIn(kit, places.length) : mode };
    return finishedRow({ number, places, ending, left: [], recap }, { table, settings, at: finished });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const game = kept?.row.settings.game ?? "";
    return { table, number, game, mode, by: "", finished, seats: [], trouble: "damaged" };
  }
}

function modeIn({ lobby: { modes } }: Kit, seats: number): string {
  return (modes.find((mode) => mode.seats.includes(seats)) ?? modes[0])?.id ?? "";
}
