import { sql, type Transaction } from "kysely";
import { StoreError } from "../error.ts";
import type { Schema } from "../schema.ts";
import type { Progress } from "./backup.ts";
import { damaged, KEPT, parseLine, type Row } from "./format.ts";

/** How much is written by one statement. */
const ROWS = 100;
const CHARACTERS = 4_000_000;

interface Section {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Takes the lines of a backup after its header and writes their rows. */
export class Loading {
  readonly #transaction: Transaction<Schema>;
  readonly #progress: Progress;
  /** The columns of the tables that are there. */
  readonly #columns: ReadonlyMap<string, readonly string[]>;
  readonly #counts = new Map<string, number>();
  #section: Section | undefined;
  #rows: Row[] = [];
  #characters = 0;
  #number = 1;
  #total = 0;
  #ended = false;

  constructor(
    transaction: Transaction<Schema>,
    columns: ReadonlyMap<string, readonly string[]>,
    progress: Progress,
  ) {
    this.#transaction = transaction;
    this.#progress = progress;
    this.#columns = columns;
  }

  async take(text: string): Promise<void> {
    this.#number++;
    const line = parseLine(text, this.#number);
    if (this.#ended) throw damaged(`line ${this.#number} comes after the end`);
    if ("end" in line) {
      await this.#flush();
      this.#end(line.end);
    } else if ("table" in line) {
      await this.#flush();
      this.#open(line);
    } else {
      if (line.length !== this.#section?.columns.length)
        throw damaged(`line ${this.#number} does not fit its table`);
      this.#rows.push(line);
      this.#characters += text.length;
      if (this.#rows.length >= ROWS || this.#characters >= CHARACTERS) await this.#flush();
    }
  }

  /** How many rows every table got; refused if the end was not reached. */
  finish(): ReadonlyMap<string, number> {
    if (!this.#ended) throw damaged("its end is missing");
    return this.#counts;
  }

  #open({ table, columns }: Section): void {
    const expected = KEPT.some((kept) => kept === table) ? this.#columns.get(table) : undefined;
    const fits =
      expected?.length === columns.length && new Set([...expected, ...columns]).size === columns.length;
    if (!fits || this.#counts.has(table))
      throw damaged(`line ${this.#number} names a table that does not fit`);
    this.#section = { table, columns };
    this.#counts.set(table, 0);
  }

  async #flush(): Promise<void> {
    const rows = this.#rows;
    if (this.#section === undefined || rows.length === 0) return;
    const { table, columns } = this.#section;
    this.#rows = [];
    this.#characters = 0;
    const values = sql.join(rows.map((row) => sql`(${sql.join([...row])})`));
    try {
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map(sql.ref))}) values ${values}`.execute(
        this.#transaction,
      );
    } catch (error) {
      const ours = error instanceof StoreError && ["failed", "exists", "missing"].includes(error.code);
      throw ours ? damaged(`rows up to line ${this.#number} do not fit`) : error;
    }
    this.#counts.set(table, (this.#counts.get(table) ?? 0) + rows.length);
    this.#total += rows.length;
    this.#progress(this.#total);
  }

  #end(promised: Readonly<Record<string, number>>): void {
    const tables = new Set([...Object.keys(promised), ...this.#counts.keys()]);
    for (const table of tables)
      if (promised[table] !== this.#counts.get(table)) throw damaged(`rows of ${table} are missing`);
    this.#ended = true;
  }
}
