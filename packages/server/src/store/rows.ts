import type { Schema } from "./schema.ts";
import type { Append, FinishedGame, TableRow } from "./store.ts";

/** What an append makes of the table's row. */
export function tableValues({
  position,
  entries,
  at,
  updated = at,
  summary,
}: Append): Omit<Schema["tables"], "id" | "invitation" | "created"> {
  return {
    updated,
    position: position + entries.length,
    game: summary.game,
    mode: summary.mode,
    stage: summary.stage,
    open: summary.open ? 1 : 0,
    rated: summary.rated ? 1 : 0,
    seats: summary.seats,
    free: summary.free,
    owner: summary.owner,
    due: summary.due ?? null,
    card: JSON.stringify(summary.card ?? null),
  };
}

/** The newest schema's row as the others see it. */
export function tableRow({ card, due, open, rated, ...row }: Schema["tables"]): TableRow {
  const { id, invitation, created, updated, position, game, mode, stage, seats, free, owner } = row;
  return {
    ...{ id, invitation, created, updated, position, game, mode, stage, seats, free, owner },
    open: open === 1,
    rated: rated === 1,
    due: due ?? undefined,
    card: JSON.parse(card),
  };
}

/** Who sits at the table; somebody in two seats sits there once, and it is their turn if it is in either. */
export function sittingValues({ table, at, summary }: Append): readonly Schema["sittings"][] {
  const ended = summary.stage === "over" ? at : null;
  const turns = new Map<string, number>();
  for (const { person, turn } of summary.sitting) turns.set(person, turn ? 1 : (turns.get(person) ?? 0));
  return [...turns].map(([person, turn]) => ({ table_id: table, person, turn, ended }));
}

export function gameValues(game: FinishedGame, { table, at }: Append): Schema["games"] {
  return {
    id: gameId(table, game.number),
    table_id: table,
    number: game.number,
    game: game.game,
    mode: game.mode,
    open: game.open ? 1 : 0,
    rated: game.rated ? 1 : 0,
    code: game.code,
    commitment: game.commitment,
    ended_by: game.by,
    finished: at,
    record: game.record,
    unrated: game.unrated ?? null,
  };
}

export function playerValues(
  { number, open, players }: FinishedGame,
  { table, at }: Append,
): Schema["players"][] {
  return players.map(({ seat, person, name, place, result, score, with: brought }) => ({
    game_id: gameId(table, number),
    ...{ seat, person, name },
    place: place ?? null,
    result: result ?? null,
    finished: at,
    open: open ? 1 : 0,
    score: score ?? null,
    brought: brought === undefined ? null : JSON.stringify(brought),
  }));
}

/** Whether the game changes ratings: it was not called off. */
export function changesRatings({ rated, players }: FinishedGame): boolean {
  return rated && players.some(({ result }) => result !== undefined);
}

/** Everybody who played, each once, in an order that all nodes share. */
export function ratedPeople({ players }: FinishedGame): readonly string[] {
  return [...new Set(players.map(({ person }) => person))].sort();
}

function gameId(table: string, number: number): string {
  return `${table}-${number}`;
}
