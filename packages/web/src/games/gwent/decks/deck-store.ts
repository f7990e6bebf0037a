import { type Damaged, type Kept, type Own, type OwnDeck, type OwnSet, readKept, writeKept } from "./kept.ts";

/** Where things are kept, by id. */
export interface Drawer {
  put(id: string, value: unknown): Promise<void>;
  delete(id: string): Promise<void>;
  list(): Promise<readonly { readonly id: string; readonly value: unknown }[]>;
  /** Calls back whenever something in it changed, on this page or another one of this device. */
  watch(listener: () => void): void;
}

/** All decks of this device, newest change first. */
export interface Shelf {
  readonly decks: readonly OwnDeck[];
  readonly sets: readonly OwnSet[];
  readonly damaged: readonly Damaged[];
  /** Some change could not be kept, or nothing be read: the device's store is full or forbidden. */
  readonly unsaved: boolean;
}

/** The decks of this device: changes are seen at once and kept at once. */
export class DeckStore {
  readonly #drawer: Drawer;
  readonly #things = new Map<string, Kept>();
  readonly #listeners = new Set<() => void>();
  #writing: Promise<unknown> = Promise.resolve();
  #loading: Promise<void> | undefined;
  /** Counts the changes made here, so that a reading they overtook is not believed. */
  #edition = 0;
  /** What could not be written, by the id of what it changes: tried again when something else can be. */
  readonly #unwritten = new Map<string, () => Promise<void>>();
  #unread = false;
  #shelf: Shelf | undefined;

  constructor(drawer: Drawer) {
    this.#drawer = drawer;
    drawer.watch(() => void this.#reload());
  }

  /** `undefined` until everything was read. */
  get shelf(): Shelf | undefined {
    return this.#shelf;
  }

  /** For `useSyncExternalStore`. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    void this.load();
    return () => this.#listeners.delete(listener);
  };

  /** Reads everything, once. */
  load(): Promise<void> {
    this.#loading ??= this.#reload();
    return this.#loading;
  }

  get(id: string): Kept | undefined {
    return this.#things.get(id);
  }

  put(thing: Kept): Promise<void> {
    this.#edition += 1;
    this.#things.set(thing.id, thing);
    this.#changed();
    return this.#write(thing.id, () => this.#drawer.put(thing.id, writeKept(thing)));
  }

  remove(id: string): Promise<void> {
    this.#edition += 1;
    this.#things.delete(id);
    this.#changed();
    return this.#write(id, () => this.#drawer.delete(id));
  }

  /** One after the other, so that the last change is the one that stays. */
  #write(id: string, change: () => Promise<void>): Promise<void> {
    const written = this.#writing.then(() => this.#attempt(id, change));
    this.#writing = written;
    return written;
  }

  async #attempt(id: string, change: () => Promise<void>): Promise<void> {
    const before = this.#unsaved;
    const waiting = [...this.#unwritten].filter(([other]) => other !== id);
    // Where one thing finds room again, those before it may too.
    if (await this.#isWritten(id, change))
      for (const [other, missed] of waiting) await this.#isWritten(other, missed);
    if (this.#unsaved !== before) this.#changed();
  }

  async #isWritten(id: string, change: () => Promise<void>): Promise<boolean> {
    try {
      await change();
      this.#unwritten.delete(id);
      return true;
    } catch {
      this.#unwritten.set(id, change);
      return false;
    }
  }

  get #unsaved(): boolean {
    return this.#unread || this.#unwritten.size > 0;
  }

  async #reload(): Promise<void> {
    const edition = this.#edition;
    try {
      await this.#writing;
      const kept = await this.#drawer.list();
      this.#unread = false;
      // What was not kept must not vanish from the page, and what was changed meanwhile is read after it is written.
      if (this.#unwritten.size > 0 || edition !== this.#edition) return;
      this.#things.clear();
      for (const { id, value } of kept) this.#things.set(id, readKept(id, value));
    } catch {
      this.#unread = true;
    }
    this.#changed();
  }

  #changed(): void {
    this.#shelf = shelfOf([...this.#things.values()], this.#unsaved);
    for (const listener of [...this.#listeners]) listener();
  }
}

function shelfOf(things: readonly Kept[], unsaved: boolean): Shelf {
  return {
    decks: newestFirst(things.filter((thing) => thing.kind === "deck")),
    sets: newestFirst(things.filter((thing) => thing.kind === "set")),
    damaged: things.filter((thing) => thing.kind === "damaged"),
    unsaved,
  };
}

function newestFirst<T extends Own>(things: readonly T[]): readonly T[] {
  return things.toSorted((a, b) => b.changed - a.changed || a.id.localeCompare(b.id));
}
