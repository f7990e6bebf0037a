import type { StatementSync } from "node:sqlite";
import type { AppendWriter } from "./append-writer.ts";
import { askIn, askText } from "./ask-text.ts";
import { isMove, type MoveWork } from "./work.ts";

/** Tables of which is known where they stand although nothing of them waits. */
const KNOWN = 10_000;
/** So many moves wait at most, about: what they take in memory, and what a start has to carry. */
const MOST = 4096;

/**
 * Moves that are written down durably, all of one commit in one row, and carried to their tables later, many of one table
 * at once: every table has pages of its own, and to write those anew for every move costs several times as much. Whatever
 * reads or writes a table in another way has its moves carried first, so that nobody sees the difference; what waits
 * when a process dies is carried when the file is opened again, by the positions never twice.
 *
 * Each change belongs to the transaction that is under way: `settle` it when it is committed, `drop` it if it is not.
 */
export class Journal {
  readonly #sql: ReturnType<typeof statements>;
  readonly #writer: AppendWriter;
  /** In the journal and not in their tables, by table, in order. */
  readonly #waiting = new Map<string, MoveWork[]>();
  #count = 0;
  /** Where tables stand whose moves were carried, while nothing else can have been written to them. */
  readonly #standing = new Map<string, number>();
  /** Whether the journal has rows, also of moves that were carried since. */
  #hasRows = false;
  /** Of the transaction under way: moves to be written down, tables whose moves it has carried, and whether all. */
  readonly #noted = new Map<string, MoveWork[]>();
  readonly #carried = new Set<string>();
  #emptied = false;

  /** The file has to have a journal. */
  constructor(prepare: (sql: string) => StatementSync, writer: AppendWriter) {
    this.#sql = statements(prepare);
    this.#writer = writer;
  }

  /** Whether there is anything to carry. */
  get waits(): boolean {
    return this.#hasRows;
  }

  get isFull(): boolean {
    return this.#count >= MOST;
  }

  /** Reads what a process that died left behind. */
  read(): void {
    for (const { works } of this.#sql.all.all()) {
      const ask = askIn(String(works));
      if (ask.kind === "commit") for (const work of ask.works.filter(isMove)) this.#await(work);
      this.#hasRows = true;
    }
  }

  /** Notes a move; false, and nothing noted, if somebody else wrote there first. */
  note(work: MoveWork): boolean {
    if (this.#positionOf(work.table) !== work.position) return false;
    add(this.#noted, work);
    return true;
  }

  /** Writes down what was noted. */
  write(): void {
    const works = [...this.#noted.values()].flat();
    if (works.length > 0) this.#sql.add.run(askText(0, { kind: "commit", works }));
  }

  /** Brings a table to where it stands: something else is written to it next. */
  carry(table: string): void {
    this.#carry(table);
    this.#standing.delete(table);
  }

  /** Brings all tables to where they stand. */
  carryAll(): void {
    for (const table of new Set([...this.#waiting.keys(), ...this.#noted.keys()])) this.#carry(table);
    this.#sql.clear.run();
    this.#emptied = true;
  }

  /** Anything may be written to any table next. */
  forget(): void {
    this.#standing.clear();
  }

  #carry(table: string): void {
    const works = [...this.#left(table), ...(this.#noted.get(table) ?? [])];
    const last = works.at(-1);
    if (this.#writer.carry(table, works) && last !== undefined)
      this.#standing.set(table, positionAfter(last));
    this.#noted.delete(table);
    this.#carried.add(table);
  }

  /** The transaction is committed. */
  settle(): void {
    for (const table of this.#carried) {
      this.#count -= this.#waiting.get(table)?.length ?? 0;
      this.#waiting.delete(table);
    }
    this.#hasRows = this.#noted.size > 0 || (this.#hasRows && !this.#emptied);
    for (const works of this.#noted.values()) for (const work of works) this.#await(work);
    if (this.#standing.size > KNOWN) this.forget();
    this.#end();
  }

  /** It is not: all is as it was. */
  drop(): void {
    this.forget();
    this.#end();
  }

  #end(): void {
    this.#noted.clear();
    this.#carried.clear();
    this.#emptied = false;
  }

  #await(work: MoveWork): void {
    add(this.#waiting, work);
    this.#count++;
  }

  /** What of a table waits and is not carried by the transaction under way. */
  #left(table: string): readonly MoveWork[] {
    return this.#carried.has(table) ? [] : (this.#waiting.get(table) ?? []);
  }

  /** How many entries the table has; nothing if there is no such table. */
  #positionOf(table: string): number | undefined {
    const last = this.#noted.get(table)?.at(-1) ?? this.#left(table).at(-1);
    if (last !== undefined) return positionAfter(last);
    return this.#standing.get(table) ?? this.#writer.positionOf(table);
  }
}

function positionAfter({ position, entries }: MoveWork): number {
  return position + entries.length;
}

function add(moves: Map<string, MoveWork[]>, work: MoveWork): void {
  const before = moves.get(work.table);
  if (before === undefined) moves.set(work.table, [work]);
  else before.push(work);
}

/** Whether a process left something behind in the journal; files of an earlier schema have none. */
export function isAnyLeft(prepare: (sql: string) => StatementSync): boolean {
  const there = prepare("select 1 from sqlite_schema where type = 'table' and name = 'journal'").get();
  return there !== undefined && prepare("select 1 from journal limit 1").get() !== undefined;
}

const NAMES = /\b(tables|entries|sittings)\b/i;
/** Only whether there is such a table is looked at, and `carry` comes before it. */
const CHECKPOINT = /^insert into "(checkpoints|claims)"/i;
const READS = /^\s*select\b/i;
const TRANSACTION = /^\s*begin\b/i;

/** Whether a statement may see, or change, what moves change; a transaction may do either. */
export function concernOf(sql: string): "reads" | "writes" | undefined {
  if (TRANSACTION.test(sql)) return "writes";
  if (!NAMES.test(sql) || CHECKPOINT.test(sql)) return undefined;
  return READS.test(sql) ? "reads" : "writes";
}

function statements(prepare: (sql: string) => StatementSync) {
  return {
    all: prepare("select works from journal order by id"),
    add: prepare("insert into journal (works) values (?)"),
    clear: prepare("delete from journal"),
  };
}
