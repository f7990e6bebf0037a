import { type ChangeChannel, channelNamed, KEEP_CHANNEL } from "./change-channel.ts";
import { type Database, databaseNamed, type KeepRow, within } from "./database.ts";

/** The areas of what people keep on this device, besides its tables. */
export type Area = "decks" | "replays" | "lessons" | "puzzles";

/** One thing that is kept. Its value is plain data, and read by a schema of whoever put it there. */
export interface KeptItem {
  readonly id: string;
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly updated: number;
}

export interface Keep {
  get(area: Area, id: string): Promise<unknown>;
  /** Keeps it under this id in place of whatever was there. */
  put(area: Area, id: string, value: unknown): Promise<void>;
  delete(area: Area, id: string): Promise<void>;
  /** Newest first. */
  list(area: Area): Promise<readonly KeptItem[]>;
  /** Calls back whenever something in the area changed, in this tab or another. */
  watch(area: Area, listener: () => void): () => void;
}

/** Where the database cannot be opened at all, things are kept until the page is closed. */
export function keepIn(open: () => Promise<Database>, channel: ChangeChannel, now: () => number): Keep {
  const listeners = new Map<string, Set<() => void>>();
  const passing = new Map<string, Map<string, KeepRow>>();
  const tell = (area: string): void => {
    for (const listener of [...(listeners.get(area) ?? [])]) listener();
  };
  channel.watch(tell);

  async function database(): Promise<Database | undefined> {
    try {
      return await open();
    } catch {
      return undefined;
    }
  }

  function held(area: string): Map<string, KeepRow> {
    const shelf = passing.get(area) ?? new Map<string, KeepRow>();
    passing.set(area, shelf);
    return shelf;
  }

  function changed(area: Area): void {
    channel.post(area);
    tell(area);
  }

  return {
    async get(area, id) {
      const shelves = await database();
      const row = shelves === undefined ? held(area).get(id) : await shelves.get("keepsakes", [area, id]);
      return row?.value;
    },
    async put(area, id, value) {
      const row = { area, id, value, updated: now() };
      const shelves = await database();
      if (shelves === undefined) held(area).set(id, row);
      else await shelves.put("keepsakes", row);
      changed(area);
    },
    async delete(area, id) {
      const shelves = await database();
      if (shelves === undefined) held(area).delete(id);
      else await shelves.delete("keepsakes", [area, id]);
      changed(area);
    },
    async list(area) {
      const shelves = await database();
      const rows =
        shelves === undefined ? [...held(area).values()] : await shelves.getAll("keepsakes", within(area));
      return rows
        .map(({ id, value, updated }) => ({ id, value, updated }))
        .sort((one, other) => other.updated - one.updated);
    },
    watch(area, listener) {
      const heard = listeners.get(area) ?? new Set();
      listeners.set(area, heard);
      heard.add(listener);
      return () => heard.delete(listener);
    },
  };
}

let shared: Keep | undefined;

function opened(): Keep {
  shared ??= keepIn(databaseNamed(), channelNamed(KEEP_CHANNEL), () => Date.now());
  return shared;
}

/** What people keep on this device: decks, replays, how far they are with the lessons, the puzzles they solved. */
export const keep: Keep = {
  get: (area, id) => opened().get(area, id),
  put: (area, id, value) => opened().put(area, id, value),
  delete: (area, id) => opened().delete(area, id),
  list: (area) => opened().list(area),
  watch: (area, listener) => opened().watch(area, listener),
};
