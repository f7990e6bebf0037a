import type { Kit } from "@medallion/kernel";
import { writeSave } from "@medallion/records";
import type { BotTask } from "@medallion/table";
import { cardsOf, newestFirst } from "../cards.ts";
import type { FinishedRow } from "../finished-row.ts";
import type { LocalCard, LocalWish } from "../local-tables.ts";
import type { Viewer } from "./audience.ts";
import { openTable } from "./load.ts";
import { GONE, inputError, refusalFor } from "./refusals.ts";
import { rememberedOf } from "./remembering.ts";
import { type Host, Resident } from "./resident.ts";
import { Runner } from "./runner.ts";
import { founded } from "./seating.ts";
import type { Store } from "./store.ts";
import type { TableLock } from "./table-lock.ts";
import { appendOf } from "./writing.ts";

/** What the tables of this device need of where they run. */
export interface TablesParts {
  readonly store: Store;
  kitOf(game: string): Promise<Kit>;
  now(): number;
  freshSeed(): string;
  freshId(): string;
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** How long a bot seems to think, in milliseconds. */
  pace(): number;
  think(kit: Kit, task: BotTask, signal: AbortSignal): number | Promise<number>;
  /** Claims the running of a table; several tabs may have it open. */
  hold(table: string): Promise<TableLock>;
  /** Tells everybody, in other tabs too, that a table was founded, removed or has moved on. */
  announce(table: string): void;
}

/** For so long, in milliseconds, a deleted game can be restored. */
const REGRET = 10 * 60_000;

/** A table in memory. */
interface Opened {
  readonly resident: Resident;
  readonly runner: Runner;
  readonly lock: TableLock;
}

/** A table that is in memory or about to be. */
interface Opening {
  readonly opened: Promise<Opened>;
  /** How many work on it, or wait to. */
  users: number;
}

/** The tables of this device as one tab has them: in memory while somebody looks at them, else in the store alone. */
export class Tables {
  readonly #parts: TablesParts;
  readonly #host: Host;
  readonly #openings = new Map<string, Opening>();

  constructor(parts: TablesParts) {
    this.#parts = parts;
    this.#host = {
      store: parts.store,
      kitOf: (game) => parts.kitOf(game),
      now: () => parts.now(),
      freshSeed: () => parts.freshSeed(),
      wrote: (table) => parts.announce(table),
      changed: (table) => void this.#attend(table),
    };
  }

  async found(wish: LocalWish): Promise<string> {
    const { store } = this.#parts;
    const kit = await this.#parts.kitOf(wish.settings.game);
    const at = this.#parts.now();
    const id = this.#parts.freshId();
    const { room, entries } = founded(kit, wish, at, wish.seed ?? this.#parts.freshSeed());
    const written = { id, created: at, updated: at, finished: 0 };
    try {
      await store.found(appendOf(room, written, { entries, news: [] }, undefined));
    } catch (error) {
      throw inputError(refusalFor(error));
    }
    this.#parts.announce(id);
    return id;
  }

  async list(): Promise<readonly LocalCard[]> {
    return cardsOf(await this.#parts.store.list());
  }

  /** Games of an older program are remembered first. */
  async finished(): Promise<readonly FinishedRow[]> {
    const { store } = this.#parts;
    const games = await store.unremembered();
    if (games.length > 0)
      await store.remember(await rememberedOf(games, store, (game) => this.#parts.kitOf(game)));
    return newestFirst(await store.finished());
  }

  async favour(table: string, game: number, isFavourite: boolean): Promise<void> {
    await this.#alter(table, game, ({ favourite: _, ...row }) =>
      isFavourite ? { ...row, favourite: true } : row,
    );
  }

  async drop(table: string, game: number): Promise<void> {
    const deleted = this.#parts.now();
    await this.#alter(table, game, (row) => ({ ...row, deleted }));
    await this.sweep();
  }

  /** What was deleted long enough ago is gone. */
  sweep(): Promise<void> {
    return this.#parts.store.sweep(this.#parts.now() - REGRET);
  }

  async restore(table: string, game: number): Promise<void> {
    await this.#alter(table, game, ({ deleted: _, ...row }) => row);
  }

  async forget(): Promise<void> {
    await this.#parts.store.forget();
    this.#parts.announce("");
  }

  async #alter(table: string, game: number, change: (row: FinishedRow) => FinishedRow): Promise<void> {
    await this.#parts.store.alter(table, game, change);
    this.#parts.announce(table);
  }

  async remove(table: string): Promise<void> {
    await this.#parts.store.remove(table);
    this.#parts.announce(table);
    await this.heard(table);
  }

  /** The text of the save file of a finished game, or of the current one as it stands. */
  async record(table: string, game: number): Promise<string> {
    const finished = await this.#parts.store.game(table, game);
    if (finished !== undefined) return finished;
    const { room } = await openTable(table, this.#parts.store, (id) => this.#parts.kitOf(id));
    const { course } = room.snapshot();
    if (room.game !== game || course === undefined) throw inputError(GONE);
    return writeSave(course.record, course.state);
  }

  /** Another tab announced something about a table. */
  async heard(table: string): Promise<void> {
    if (this.#openings.has(table)) await this.use(table, (resident) => resident.catchUp()).catch(() => {});
  }

  /** Works on the table, which is in memory meanwhile; throws `InputError` if there is none that can be played on. */
  async use<T>(table: string, work: (resident: Resident) => Promise<T>): Promise<T> {
    const opening = this.#openings.get(table) ?? { opened: this.#open(table), users: 0 };
    this.#openings.set(table, opening);
    opening.users += 1;
    try {
      return await work((await opening.opened).resident);
    } finally {
      opening.users -= 1;
      await this.#attend(table);
    }
  }

  async dismiss(table: string, viewer: Viewer): Promise<void> {
    const opened = await this.#openings.get(table)?.opened;
    opened?.resident.audience.dismiss(viewer);
    await this.#attend(table);
  }

  async #open(table: string): Promise<Opened> {
    const { store } = this.#parts;
    const lock = await this.#parts.hold(table);
    try {
      const loaded = await openTable(table, store, (game) => this.#parts.kitOf(game));
      const resident = new Resident(loaded, this.#host);
      if (lock.first) await resident.wake();
      const runner = new Runner(resident, {
        now: () => this.#parts.now(),
        pause: (milliseconds, signal) => this.#parts.pause(milliseconds, signal),
        pace: () => this.#parts.pace(),
        think: (kit, task, signal) => this.#parts.think(kit, task, signal),
        isHeld: () => lock.held,
      });
      return { resident, runner, lock };
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  /** Runs a table that somebody looks at, and lets go of one that nobody does. */
  async #attend(table: string): Promise<void> {
    const opening = this.#openings.get(table);
    const opened = await opening?.opened.catch(() => undefined);
    if (opening === undefined || this.#openings.get(table) !== opening) return;
    const { resident, runner, lock } = opened ?? {};
    if (resident?.audience.isEmpty === false) return runner?.look();
    if (opening.users > 0) return;
    if (resident?.busy) {
      void resident.settled().then(() => this.#attend(table));
      return;
    }
    this.#openings.delete(table);
    runner?.end();
    lock?.release();
  }
}
