import type { StatementSync } from "node:sqlite";
import type { Beyond } from "../store.ts";
import { CHANGING, GAME, PLAYER, RATING } from "./columns.ts";
import type { AppendWork, MoveWork, RatingRow, RatingWork, RowWork, SittingRow } from "./work.ts";

/** Ratings were not worked out, or from others than there are now. */
export class Unrated extends Error {
  readonly game: number;
  readonly ratings: readonly RatingRow[];

  constructor(game: number, ratings: readonly RatingRow[]) {
    super("the ratings are others");
    this.game = game;
    this.ratings = ratings;
  }
}

/** Writes logs of tables by statements that are prepared once, because every choice of every player waits for them. */
export class AppendWriter {
  readonly #sql: Statements;

  constructor(prepare: (sql: string) => StatementSync) {
    this.#sql = statements(prepare);
  }

  /** What the owner would have too many of with this table, if anything. */
  beyond({ table, allowance }: AppendWork): Beyond | undefined {
    if (allowance === undefined) return undefined;
    const { owner, tables, botTables, seats, person: one } = allowance;
    if (one !== undefined && this.#sql.person.get(one) === undefined) return "not-known";
    const count = (statement: StatementSync, person = owner): number =>
      Number(statement.get(person, table)?.count);
    if (tables !== undefined && count(this.#sql.countTables) >= tables) return "too-many-tables";
    if (botTables !== undefined && count(this.#sql.countBotTables) >= botTables) return "too-many-bot-tables";
    if (seats !== undefined && count(this.#sql.countSeats, seats.person) >= seats.most)
      return "too-many-seats";
    return undefined;
  }

  /** False, and nothing written, if somebody else wrote there first. */
  write({ table, position, entries, row, sittings, turned = [], games }: AppendWork): boolean {
    if (!this.#move(table, position, position + entries.length, row)) return false;
    for (const [index, entry] of entries.entries()) this.#sql.addEntry.run(table, position + index, entry);
    if (sittings !== undefined) this.#seat(table, sittings);
    this.#turnAll(table, turned);
    for (const [index, { values, players, rating }] of games.entries()) {
      this.#sql.addGame.run(...values);
      for (const player of players) this.#sql.addPlayer.run(...player);
      if (rating !== undefined) this.#rate(index, rating);
    }
    return true;
  }

  /** How many entries the table has; nothing if there is no such table. */
  positionOf(table: string): number | undefined {
    const row = this.#sql.position.get(table);
    return row === undefined ? undefined : Number(row.position);
  }

  /** Writes moves of a table that follow each other as one; false if some were written already, and are not written again. */
  carry(table: string, works: readonly MoveWork[]): boolean {
    const [first] = works;
    const last = works.at(-1);
    if (first === undefined || last === undefined) return true;
    const due = works.findLast(({ row }) => row.due !== undefined)?.row.due;
    const row = { kind: "moved", updated: last.row.updated, ...(due !== undefined && { due }) } as const;
    if (!this.#move(table, first.position, last.position + last.entries.length, row)) {
      this.#carryRest(table, works);
      return false;
    }
    for (const { position, entries } of works)
      for (const [index, entry] of entries.entries()) this.#sql.addEntry.run(table, position + index, entry);
    const turns = new Map(works.flatMap(({ turned = [] }) => turned.map(([person, turn]) => [person, turn])));
    this.#turnAll(
      table,
      [...turns].map(([person, turn]) => [person, turn, null]),
    );
    return true;
  }

  #carryRest(table: string, works: readonly MoveWork[]): void {
    const written = this.positionOf(table);
    // A table that is gone needs nothing.
    if (written === undefined) return;
    const rest = works.filter(({ position }) => position >= written);
    if (rest.length === works.length) throw new Error(`the journal has a gap at ${written} of ${table}`);
    this.carry(table, rest);
  }

  #move(table: string, before: number, after: number, row: RowWork): boolean {
    switch (row.kind) {
      case "found":
        this.#sql.addTable.run(...row.values);
        return true;
      case "written":
        return this.#sql.writeTable.run(...row.values, table, before).changes > 0;
      case "moved":
        // What an index holds is not named unless it changes: naming it would write the index anew.
        return (
          (row.due === undefined
            ? this.#sql.moveTable.run(row.updated, after, table, before)
            : this.#sql.moveDueTable.run(row.updated, after, row.due, table, before)
          ).changes > 0
        );
    }
  }

  /** Mostly one has answered and another is asked: both in one statement. */
  #turnAll(table: string, turned: readonly SittingRow[]): void {
    const [one, other] = turned;
    if (turned.length === 2 && one?.[2] === null && other?.[2] === null)
      this.#sql.pass.run(one[0], one[1], other[1], table, one[0], other[0]);
    else for (const [person, turn, ended] of turned) this.#turn(table, person, turn, ended);
  }

  #turn(table: string, person: string, turn: number, ended: number | null): void {
    // A row that is gone although nobody stood up went with its person, who is another one now.
    if (ended === null) this.#sql.turn.run(turn, table, person);
    else this.#sql.end.run(turn, ended, table, person);
  }

  /** Writes only what changed. */
  #seat(table: string, sittings: readonly SittingRow[]): void {
    const before = new Map(this.#sql.sittings.all(table).map((row) => [row.person, row]));
    for (const [person, turn, ended] of sittings) {
      const row = before.get(person);
      before.delete(person);
      if (row?.turn !== turn || row.ended !== ended) this.#sql.sit.run(table, person, turn, ended);
    }
    for (const person of before.keys()) this.#sql.stand.run(table, person ?? null);
  }

  #rate(index: number, { game, mode, people, known, after }: RatingWork): void {
    const ratings = people.flatMap((person): RatingRow[] => {
      const row = this.#sql.rating.get(person, game, mode);
      return row === undefined ? [] : [[person, Number(row.mu), Number(row.sigma), Number(row.games)]];
    });
    if (after === undefined || JSON.stringify(known) !== JSON.stringify(ratings))
      throw new Unrated(index, ratings);
    for (const [person, mu, sigma, games] of after)
      this.#sql.setRating.run(person, game, mode, mu, sigma, games, mu - 3 * sigma);
  }
}

type Statements = ReturnType<typeof statements>;

function statements(prepare: (sql: string) => StatementSync) {
  const insert = (table: string, columns: readonly string[], then = "") =>
    prepare(
      `insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")}) ${then}`,
    );
  return {
    addTable: insert("tables", ["id", "invitation", "created", ...CHANGING]),
    writeTable: prepare(
      `update tables set ${CHANGING.map((name) => `${name} = ?`).join(", ")} where id = ? and position = ?`,
    ),
    moveTable: prepare("update tables set updated = ?, position = ? where id = ? and position = ?"),
    moveDueTable: prepare(
      "update tables set updated = ?, position = ?, due = ? where id = ? and position = ?",
    ),
    position: prepare("select position from tables where id = ?"),
    countTables: prepare(
      "select count(*) as count from tables where owner = ? and id <> ? and stage in ('gathering', 'playing')",
    ),
    countBotTables: prepare(
      `select count(*) as count from tables where owner = ? and id <> ? and stage = 'playing'
        and not exists (select 1 from sittings where table_id = tables.id)`,
    ),
    countSeats: prepare(
      `select count(*) as count from sittings join tables on tables.id = sittings.table_id
        where person = ? and table_id <> ? and stage = 'gathering'`,
    ),
    person: prepare("select id from people where id = ?"),
    addEntry: insert("entries", ["table_id", "position", "entry"]),
    sittings: prepare("select person, turn, ended from sittings where table_id = ?"),
    sit: insert(
      "sittings",
      ["table_id", "person", "turn", "ended"],
      "on conflict (table_id, person) do update set turn = excluded.turn, ended = excluded.ended",
    ),
    turn: prepare("update sittings set turn = ? where table_id = ? and person = ?"),
    pass: prepare(
      "update sittings set turn = case person when ? then ? else ? end where table_id = ? and person in (?, ?)",
    ),
    end: prepare("update sittings set turn = ?, ended = ? where table_id = ? and person = ?"),
    stand: prepare("delete from sittings where table_id = ? and person = ?"),
    addGame: insert("games", GAME),
    addPlayer: insert("players", PLAYER),
    rating: prepare("select mu, sigma, games from ratings where person = ? and game = ? and mode = ?"),
    setRating: insert(
      "ratings",
      RATING,
      `on conflict (person, game, mode) do update set
        mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, ordinal = excluded.ordinal`,
    ),
  };
}
