import { type Bell, bellNamed, TABLES_BELL } from "./bell.ts";
import { cardsOf } from "./cards.ts";
import { type Database, databaseNamed } from "./database.ts";
import type { LocalDesk } from "./desk.ts";
import { type DeskAnswer, type DeskCall, type DeskMethod, unpacked } from "./desk-messages.ts";
import type { Port } from "./port.ts";

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Where a page finds the tables of this device. */
export interface DeskParts {
  /** Gives a port to the worker, which is started if there is none. */
  port(): Port;
  database(): Promise<Database>;
  readonly bell: Bell;
}

/** The parts that pages of a browser have, but for the worker. */
export function deviceParts(): Omit<DeskParts, "port"> {
  return { database: databaseNamed(), bell: bellNamed(TABLES_BELL) };
}

/**
 * The desk as a page has it. To look at its list it reads the database itself, so that a page which only shows what
 * there is starts no worker; all else goes to the worker, or to a new one if the last was lost.
 */
export class DeskClient implements LocalDesk {
  readonly #parts: DeskParts;
  readonly #waiting = new Map<number, Waiting>();
  #port: Port | undefined;
  #calls = 0;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  readonly found: LocalDesk["found"] = (wish) => this.#call("found", [wish]);
  readonly remove: LocalDesk["remove"] = (table) => this.#call("remove", [table]);
  readonly record: LocalDesk["record"] = (table, game) => this.#call("record", [table, game]);
  readonly watch: LocalDesk["watch"] = (listener) => this.#parts.bell.watch(() => listener());

  readonly list: LocalDesk["list"] = async () => {
    const database = await this.#opened();
    return database === undefined ? this.#call("list", []) : cardsOf(await database.getAll("tables"));
  };

  readonly isKept: LocalDesk["isKept"] = async () => (await this.#opened()) !== undefined;

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

  #call<M extends DeskMethod>(
    method: M,
    given: Parameters<LocalDesk[M]>,
  ): Promise<Awaited<ReturnType<LocalDesk[M]>>> {
    const id = this.#calls++;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.set(id, { resolve, reject });
    // Types cannot tell that method, arguments and answer belong together; `DeskCall` and `LocalDesk` do.
    this.#connected().postMessage({ id, method, given } as DeskCall);
    return promise as Promise<Awaited<ReturnType<LocalDesk[M]>>>;
  }

  #connected(): Port {
    if (this.#port !== undefined) return this.#port;
    const port = this.#parts.port();
    port.onmessage = ({ data }) => this.#hear(data as DeskAnswer);
    this.#port = port;
    return port;
  }

  #hear(answer: DeskAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === "answer") waiting?.resolve(answer.value);
    else waiting?.reject(unpacked(answer.error));
  }
}
