import { type TablesAnswer, type TablesCall, type TablesMethod, unpacked } from "./calls.ts";
import { cardsOf, newestFirst } from "./cards.ts";
import { type ChangeChannel, channelNamed, TABLES_CHANNEL } from "./change-channel.ts";
import { type Database, databaseNamed } from "./database.ts";
import type { LocalTables } from "./local-tables.ts";
import type { Port } from "./port.ts";

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Where a page finds the tables of this device. */
export interface ClientParts {
  /** Gives a port to the worker, which is started if there is none. */
  port(): Port;
  database(): Promise<Database>;
  readonly channel: ChangeChannel;
}

/** The parts that pages of a browser have, but for the worker. */
export function deviceParts(): Omit<ClientParts, "port"> {
  return { database: databaseNamed(), channel: channelNamed(TABLES_CHANNEL) };
}

/**
 * The tables of this device as a page has them. To list them it reads the database itself, so that a page which only shows what
 * there is starts no worker; all else goes to the worker, or to a new one if the last was lost.
 */
export class TablesClient implements LocalTables {
  readonly #parts: ClientParts;
  readonly #waiting = new Map<number, Waiting>();
  #port: Port | undefined;
  #calls = 0;

  constructor(parts: ClientParts) {
    this.#parts = parts;
  }

  readonly found: LocalTables["found"] = (wish) => this.#call("found", [wish]);
  readonly remove: LocalTables["remove"] = (table) => this.#call("remove", [table]);
  readonly record: LocalTables["record"] = (table, game) => this.#call("record", [table, game]);
  readonly favour: LocalTables["favour"] = (...given) => this.#call("favour", given);
  readonly drop: LocalTables["drop"] = (...given) => this.#call("drop", given);
  readonly restore: LocalTables["restore"] = (...given) => this.#call("restore", given);
  readonly forget: LocalTables["forget"] = () => this.#call("forget", []);
  readonly watch: LocalTables["watch"] = (listener) => this.#parts.channel.watch(() => listener());

  readonly list: LocalTables["list"] = async () => {
    const database = await this.#opened();
    return database === undefined ? this.#call("list", []) : cardsOf(await database.getAll("tables"));
  };

  /** Only a worker knows the rules by which games of an older program are remembered. */
  readonly finished: LocalTables["finished"] = async () => {
    const database = await this.#opened();
    if (database === undefined) return this.#call("finished", []);
    const reading = database.transaction(["games", "finished"]);
    const [saves, rows] = await Promise.all([
      reading.objectStore("games").getAllKeys(),
      reading.objectStore("finished").getAll(),
    ]);
    const known = new Set(rows.map(({ table, number }) => String([table, number])));
    const isWhole = saves.every((key) => known.has(String(key)));
    return isWhole ? newestFirst(rows) : this.#call("finished", []);
  };

  readonly isKept: LocalTables["isKept"] = async () => (await this.#opened()) !== undefined;

  /** The worker is gone: what was asked of it comes to nothing. */
  lost(): void {
    this.#port?.close();
    this.#port = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Error("the tables' worker broke down; ask again"));
  }

  /** Where the browser forbids storing, the worker alone knows. */
  async #opened(): Promise<Database | undefined> {
    try {
      return await this.#parts.database();
    } catch {
      return undefined;
    }
  }

  #call<M extends TablesMethod>(
    method: M,
    given: Parameters<LocalTables[M]>,
  ): Promise<Awaited<ReturnType<LocalTables[M]>>> {
    const id = this.#calls++;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.set(id, { resolve, reject });
    // Types cannot tell that method, arguments and answer belong together; `TablesCall` and `LocalTables` do.
    this.#connected().postMessage({ id, method, given } as TablesCall);
    return promise as Promise<Awaited<ReturnType<LocalTables[M]>>>;
  }

  #connected(): Port {
    if (this.#port !== undefined) return this.#port;
    const port = this.#parts.port();
    port.onmessage = ({ data }) => this.#hear(data as TablesAnswer);
    this.#port = port;
    return port;
  }

  #hear(answer: TablesAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === "answer") waiting?.resolve(answer.value);
    else waiting?.reject(unpacked(answer.error));
  }
}
