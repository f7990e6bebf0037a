import { sql } from "kysely";
import { openAsItIs } from "../backup/open.ts";
import { migrate, tablesOf } from "../migrate.ts";
import { publicIdOf } from "../migrations/6-invitations.ts";

type Row = Readonly<Record<string, string | number | null>>;

/** Rows that a store may have had, by the schema that brought their table. */
const ROWS: Readonly<Record<number, readonly (readonly [string, Row])[]>> = {
  1: [
    ["people", { id: "ciri", name: "Ciri", kind: "account", created: 5, name_key: "ciri", password: "hash" }],
    ["people", { id: "triss", name: "Třiss ⚔️", kind: "guest", created: 6, name_key: null, password: null }],
    ["sessions", { id: "s1", person: "ciri", created: 7, seen: 8, agent: "a browser" }],
  ],
  2: [
    [
      "tables",
      {
        ...{
          id: "t",
          created: 10,
          updated: 1_794_793_242_732,
          position: 2,
          game: "toy",
          mode: "short",
          stage: "over",
        },
        ...{ open: 1, rated: 1, seats: 2, free: 0, owner: "ciri", due: null, card: `{"a":[1,"ž"]}` },
      },
    ],
    ["entries", { table_id: "t", position: 0, entry: `{"command":"zero"}` }],
    ["entries", { table_id: "t", position: 1, entry: `{"command":"one"}` }],
    ["checkpoints", { table_id: "t", position: 1, data: "checkpoint" }],
    ["sittings", { table_id: "t", person: "ciri", turn: 0, ended: 1_794_793_242_732 }],
  ],
  3: [
    [
      "games",
      {
        ...{ id: "t-1", table_id: "t", number: 1, game: "toy", mode: "short", rated: 1, commitment: "c0" },
        ...{ ended_by: "rules", finished: 30, record: "{}" },
      },
    ],
    [
      "players",
      { game_id: "t-1", seat: 0, person: "ciri", name: "Ciri", place: 1, result: "win", finished: 30 },
    ],
    [
      "players",
      { game_id: "t-1", seat: 1, person: "triss", name: "T", place: null, result: null, finished: 30 },
    ],
    [
      "ratings",
      {
        person: "ciri",
        game: "toy",
        mode: "short",
        mu: 25.1,
        sigma: 8.3,
        games: 3,
        ordinal: 0.2000000000000028,
      },
    ],
  ],
  4: [
    ["mutes", { person: "ciri", muted: "triss" }],
    [
      "reports",
      { id: "r1", reporter: "ciri", about: "triss", table_id: "t", reason: "rude", words: `["x"]`, at: 40 },
    ],
  ],
  5: [
    ["nodes", { id: "node", until: 50 }],
    ["claims", { table_id: "t", node: "node" }],
  ],
  6: [
    [
      "tables",
      {
        ...{ id: "public", invitation: "secret", created: 11, updated: 12, position: 1, game: "toy" },
        ...{ mode: "short", stage: "gathering", open: 0, rated: 0, seats: 2, free: 1, owner: "ciri" },
        ...{ due: null, card: "{}" },
      },
    ],
    [
      "games",
      {
        ...{ id: "public-0", table_id: "public", number: 0, game: "toy", mode: "short", open: 0, rated: 0 },
        ...{ code: "replay", commitment: "c1", ended_by: "rules", finished: 31, record: "{}" },
      },
    ],
    [
      "players",
      {
        ...{ game_id: "public-0", seat: 0, person: "ciri", name: "Ciri", place: 1, result: "win" },
        ...{ finished: 31, open: 0 },
      },
    ],
  ],
  7: [
    [
      "bans",
      {
        ...{ id: "b1", kind: "person", subject: "triss", label: "Třiss ⚔️", reason: "rude", created: 41 },
        until: 1_794_793_242_732,
      },
    ],
    ["dealt", { report: "r1", at: 42 }],
    ["tallies", { person: "ciri", game: "toy", mode: "short", won: 3, drawn: 1, lost: 2 }],
  ],
  8: [
    [
      "people",
      {
        ...{ id: "yen", name: "Yen", kind: "account", created: 60, name_key: "yen", password: "hash" },
        ...{ recovery: "code", skeleton: "yen" },
      },
    ],
    ["sessions", { id: "s2", person: "yen", created: 61, seen: 62, agent: "a browser", network: "mark" }],
    ["names", { skeleton: "yen", person: "yen", until: null }],
    ["names", { skeleton: "gone", person: "deleted", until: 1_794_793_242_732 }],
    [
      "games",
      {
        ...{
          id: "public-2",
          table_id: "public",
          number: 2,
          game: "toy",
          mode: "short",
          rated: 0,
          code: "later",
          commitment: "c0",
        },
        ...{ ended_by: "resignation", finished: 63, record: "{}", unrated: "short" },
      },
    ],
  ],
  10: [["budgets", { name: "mark", left_over: 2.5, at: 1_794_793_242_732 }]],
  9: [
    ["checkpoints", { table_id: "public", position: 1, rules: 3, heard: "[4,5,6]", data: "first" }],
    ["checkpoints", { table_id: "public", position: 2, rules: 3, heard: "[7,8,9]", data: "second" }],
  ],
  11: [
    [
      "players",
      {
        ...{ game_id: "public-2", seat: 0, person: "ciri", name: "Ciri", place: 1, result: "win" },
        ...{ finished: 63, open: 0, score: 2, brought: `{"id":"toad","name":{"key":"toad"}}` },
      },
    ],
    ["keepings", { person: "ciri", game_id: "public-2", favourite: 1, deleted: null }],
    ["keepings", { person: "triss", game_id: "public-2", favourite: 0, deleted: 70 }],
  ],
};

/** Makes a store as an earlier version left it, with data in every table, brought along through all schemas. */
export async function makeOldStore(url: string, version: number): Promise<void> {
  const database = openAsItIs(url, "write");
  try {
    for (let step = 1; step <= version; step++) {
      await migrate(database, undefined, step);
      for (const [table, row] of ROWS[step] ?? []) {
        const columns = sql.join(Object.keys(row).map(sql.ref));
        await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
          database.db,
        );
      }
    }
  } finally {
    await database.close();
  }
}

/** All that is in a store, but its schema, who lives and budgets, in an order that is the same for both kinds of store. */
export async function allRows(url: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const database = openAsItIs(url, "read");
  try {
    const found: Record<string, readonly string[]> = {};
    for (const [table, columns] of await tablesOf(database, database.db)) {
      if (["nodes", "claims", "budgets"].includes(table)) continue;
      const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(database.db);
      const own = table === "meta" ? rows.filter(({ name }) => name !== "schema") : rows;
      // Columns that a later schema added are empty in old rows: what is empty is left out.
      const filled = (row: Row) =>
        columns.flatMap((column) => (row[column] === null ? [] : [[column, row[column]]]));
      found[table] = own.map((row) => JSON.stringify(filled(row))).toSorted();
    }
    return found;
  } finally {
    await database.close();
  }
}

type Rows = Awaited<ReturnType<typeof allRows>>;

/** The rows of an older store as the newest schema has them. */
export function asNewest(rows: Rows, version: number): Rows {
  if (version >= 6) return rows;
  return Object.fromEntries(
    Object.entries(rows).map(([table, own]) => [
      table,
      own.map((row) => JSON.stringify(withInvitations(table, JSON.parse(row)))).toSorted(),
    ]),
  );
}

type Columns = readonly (readonly [string, string | number | null])[];

/** Schema 6: what was a table's id is its invitation. */
function withInvitations(table: string, columns: Columns): Columns {
  const key = table === "tables" ? "id" : "table_id";
  const old = String(columns.find(([column]) => column === key)?.[1]);
  const renamed = columns.map(
    ([column, value]) => [column, column === key ? publicIdOf(old) : value] as const,
  );
  switch (table) {
    case "tables":
      return [...renamed, ["invitation", old]];
    case "games":
      return [...renamed, ["open", 1], ["code", old]];
    case "players":
      return [...renamed, ["open", 1]];
    default:
      return renamed;
  }
}

/** Runs SQL on a store from outside. */
export async function change(url: string, statement: string): Promise<void> {
  const database = openAsItIs(url, "write");
  await sql.raw(statement).execute(database.db);
  await database.close();
}
