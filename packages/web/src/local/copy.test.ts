import { InputError } from "@medallion/kernel";
import { expect, test } from "vitest";
import type { ChangeChannel } from "./change-channel.ts";
import { bringBack, type CopyParts, copyText } from "./copy.ts";
import type { Database } from "./database.ts";
import { keepIn } from "./keep.ts";
import { ANNA, aDevice, BOT, type Device, wish } from "./test/device.ts";
import { last, Player } from "./test/player.ts";

interface Parts extends CopyParts {
  readonly posted: string[];
}

function partsOf(device: Device, now = 1): Parts {
  const posted: string[] = [];
  const channel: ChangeChannel = { post: (what) => void posted.push(what), watch: () => () => {} };
  const open = () => device.database();
  return {
    open,
    keep: keepIn(open, channel, () => now),
    keepChannel: channel,
    tablesChannel: channel,
    posted,
  };
}

/** A device with a finished table, one that was just begun, and a deck. */
async function lived() {
  const device = aDevice();
  const tab = device.tab();
  const over = await tab.client.found(wish([ANNA, BOT]));
  await new Player(tab, over, 0, last).over();
  const begun = await tab.client.found(wish([ANNA, BOT]));
  const parts = partsOf(device);
  await parts.keep.put("decks", "swarm", { name: "Swarm" });
  return { device, tab, parts, over, begun };
}

async function rows(device: Device): Promise<unknown> {
  const database = await device.database();
  const stores = ["tables", "entries", "snapshots", "games", "finished", "keepsakes"] as const;
  return Promise.all(stores.map((store) => database.getAll(store)));
}

test("a copy makes another device the same, and its games go on there", async () => {
  const { device, parts, over, begun } = await lived();
  const text = await copyText(parts);
  const other = aDevice();
  const there = partsOf(other);
  expect(await bringBack(there, text)).toEqual({ tables: 2, decks: 1, replays: 1, lessons: 0, puzzles: 0 });
  expect(await rows(other)).toEqual(await rows(device));
  expect(there.posted.sort()).toEqual([over, begun, "decks"].sort());
  const tab = other.tab();
  const anna = new Player(tab, begun, 0, last);
  await anna.over();
  expect((await tab.client.list()).map(({ stage }) => stage)).toEqual(["over", "over"]);
  expect(await tab.client.record(over, 0)).toContain("gwent");
});

test("a copy of the version before, which knew no results, brings its games, and they are remembered", async () => {
  const { parts, tab } = await lived();
  const { finished: _, ...older } = JSON.parse(await copyText(parts));
  const other = aDevice();
  expect(await bringBack(partsOf(other), JSON.stringify({ ...older, version: 2 }))).toMatchObject({
    replays: 1,
  });
  const [game] = await tab.client.finished();
  expect(await other.tab().client.finished()).toEqual([{ ...game, finished: expect.any(Number) }]);
});

test("a game that was deleted here is not brought back", async () => {
  const { parts, tab, over } = await lived();
  const text = await copyText(parts);
  await tab.client.drop(over, 0);
  expect(await bringBack(parts, text)).toMatchObject({ replays: 0 });
  expect(await tab.client.finished()).toMatchObject([{ deleted: expect.any(Number) }]);
});

test("what is newer here stays, and the same copy brings nothing twice", async () => {
  const { device, tab, parts, begun } = await lived();
  const text = await copyText(parts);
  const later = partsOf(device, 2);
  await later.keep.put("decks", "swarm", { name: "Better swarm" });
  await new Player(tab, begun, 0, last).over();
  const before = await rows(device);
  later.posted.length = 0;
  expect(await bringBack(later, text)).toEqual({ tables: 0, decks: 0, replays: 0, lessons: 0, puzzles: 0 });
  expect(await rows(device)).toEqual(before);
  expect(later.posted).toEqual([]);
});

test("where nothing can be stored a copy still holds what people keep", async () => {
  const parts = partsOf(aDevice());
  const forbidden = () => Promise.reject(new DOMException("", "SecurityError"));
  const keep = keepIn(forbidden, parts.keepChannel, () => 1);
  await keep.put("decks", "swarm", { name: "Swarm" });
  expect(await bringBack(parts, await copyText({ ...parts, open: forbidden, keep }))).toMatchObject({
    decks: 1,
  });
});

type Data = Record<string, Record<string, unknown>[]>;

const FAULTS: readonly [string, string, (data: Data) => unknown][] = [
  ["no JSON", "foreign-copy", () => undefined],
  ["a save file", "foreign-copy", () => ({ medallion: "save", version: 1 })],
  ["a copy of the first kind", "foreign-copy", (data) => ({ ...data, version: 1 })],
  ["a copy of a later kind", "newer-copy", (data) => ({ ...data, version: 4 })],
  ["a copy without its log", "damaged-copy", (data) => ({ ...data, entries: [] })],
  ["a log with a hole", "damaged-copy", (data) => ({ ...data, entries: data.entries?.slice(1) })],
  [
    "a log that cannot be read",
    "damaged-copy",
    (data) => ({ ...data, entries: data.entries?.map((entry) => ({ ...entry, text: "{}" })) }),
  ],
  [
    "a table without settings",
    "damaged-copy",
    (data) => ({ ...data, tables: data.tables?.map((row) => ({ ...row, settings: {} })) }),
  ],
  [
    "a table of an unknown game",
    "damaged-copy",
    (data) => ({
      ...data,
      tables: data.tables?.map((row) => ({
        ...row,
        settings: { ...(row.settings as object), game: "chess" },
      })),
    }),
  ],
  [
    "something kept nowhere",
    "damaged-copy",
    (data) => ({ ...data, keepsakes: [{ area: "cellar", id: "a", value: 1, updated: 1 }] }),
  ],
];

test.each(FAULTS)("%s is refused, and nothing is brought", async (_, code, spoilt) => {
  const device = aDevice();
  await device.tab().client.found(wish([ANNA, BOT]));
  const text = await copyText(partsOf(device));
  const other = aDevice();
  const before = await rows(other);
  const spoiltText = JSON.stringify(spoilt(JSON.parse(text))) ?? "not a copy";
  const error = await bringBack(partsOf(other), spoiltText).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InputError);
  expect(error instanceof InputError && error.code).toBe(code);
  expect(await rows(other)).toEqual(before);
});

/** The database, with transactions that come to nothing once everything was handed to them, as on a full disk. */
async function fullDatabase(device: Device): Promise<Database> {
  const database = await device.database();
  const transaction = (...given: Parameters<Database["transaction"]>) => {
    const begun = database.transaction(...given);
    return new Proxy(begun, {
      get: (target, name) => {
        if (name !== "objectStore") return Reflect.get(target, name, target);
        return (store: "games") => {
          if (store === "games") queueMicrotask(() => target.abort());
          return target.objectStore(store);
        };
      },
    });
  };
  return new Proxy(database, {
    get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name, target)),
  });
}

test("a device that runs out of room keeps nothing of it", async () => {
  const { parts } = await lived();
  const text = await copyText(parts);
  const other = aDevice();
  await expect(bringBack({ ...partsOf(other), open: () => fullDatabase(other) }, text)).rejects.toThrow();
  expect(await rows(other)).toEqual([[], [], [], [], [], []]);
});
