import type { DatabaseSync } from "node:sqlite";
import { storable } from "../text.ts";

type Values = Readonly<Record<string, string | number | null>>;

/** Values for the named parameters of a statement. */
export function named(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, storable(value)]));
}

/** The statements of the write path. */
export function statements(database: DatabaseSync) {
  const insert = (table: string, columns: readonly string[], then = "") =>
    database.prepare(
      `insert into ${table} (${columns.join(", ")}) values (${columns.map((name) => `:${name}`).join(", ")}) ${then}`,
    );
  return {
    addTable: insert("tables", ["id", "invitation", "created", ...CHANGING]),
    moveTable: database.prepare(
      `update tables set ${CHANGING.map((name) => `${name} = :${name}`).join(", ")} where id = :id and position = :before`,
    ),
    addEntry: database.prepare("insert into entries (table_id, position, entry) values (?, ?, ?)"),
    sittings: database.prepare("select person, turn, ended from sittings where table_id = ?"),
    sit: insert(
      "sittings",
      ["table_id", "person", "turn", "ended"],
      "on conflict (table_id, person) do update set turn = excluded.turn, ended = excluded.ended",
    ),
    stand: database.prepare("delete from sittings where table_id = ? and person = ?"),
    addGame: insert("games", GAME),
    addPlayer: insert("players", [
      "game_id",
      "seat",
      "person",
      "name",
      "place",
      "result",
      "finished",
      "open",
    ]),
    rating: database.prepare(
      "select mu, sigma, games from ratings where person = ? and game = ? and mode = ?",
    ),
    setRating: insert(
      "ratings",
      ["person", "game", "mode", "mu", "sigma", "games", "ordinal"],
      `on conflict (person, game, mode) do update set
        mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, ordinal = excluded.ordinal`,
    ),
  };
}

export type Statements = ReturnType<typeof statements>;

const CHANGING = [
  ...["updated", "position", "game", "mode", "stage", "open", "rated"],
  ...["seats", "free", "owner", "due", "card"],
];

const GAME = [
  ...["id", "table_id", "number", "game", "mode", "open", "rated", "code"],
  ...["commitment", "ended_by", "finished", "record"],
];
