import { setTimeout as delay } from "node:timers/promises";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import type { TableFilter } from "../store/store.ts";
import { Lobby } from "./lobby.ts";
import { ANNA, freshStore, node, OPEN_SEATS, SETTINGS } from "./test/node.ts";

const FILTERS = [{}, { game: "toy" }, { game: "toy", rated: false }] as const;

/** The list of a real store, and how it is read: each time, and how many reads were then under way. */
async function looked(hosts: readonly string[] = []) {
  const store = await freshStore(hosts.map(hostCalled));
  let time = 1_000_000_000;
  const { tables } = await node(store, "one", { now: () => time++ });
  const reads: TableFilter[] = [];
  const underWay: number[] = [];
  let now = 0;
  const attended = new Set<string>();
  const lobby = new Lobby({
    kits: [toy],
    store: {
      tables: {
        lobby: async (filter) => {
          reads.push(filter);
          underWay.push(++now);
          await delay(5);
          const rows = await store.tables.lobby(filter);
          now--;
          return rows;
        },
      },
    },
    failed: (error) => {
      throw error;
    },
    isShutOut: () => false,
    isHostThere: (table) => attended.has(table),
  });
  const found = async (by = ANNA): Promise<string> => {
    const table = await tables.found(by, { kind: "found", settings: SETTINGS, places: [...OPEN_SEATS] });
    lobby.changed();
    return table.id;
  };
  return { lobby, reads, underWay, found, attended };
}

/** Somebody who follows a list: every list they were sent, as the ids in it. */
function reader() {
  const lists: string[][] = [];
  const send = (text: string): void => {
    lists.push(JSON.parse(text).tables.map(({ id }: { readonly id: string }) => id));
  };
  return { lists, send };
}

test("a list is read once for all who follow it, one list after the other, however often something changes", async () => {
  const { lobby, reads, underWay, found } = await looked();
  const readers = Array.from({ length: 300 }, reader);
  await Promise.all(readers.map(({ send }, index) => lobby.follow(FILTERS[index % 3] ?? {}, send)));
  expect(readers.every(({ lists }) => lists.length === 1 && lists[0]?.length === 0)).toBe(true);
  expect(reads).toHaveLength(3);
  const first = await found();
  for (let times = 0; times < 1000; times++) lobby.changed();
  await expect.poll(() => readers.every(({ lists }) => lists.at(-1)?.includes(first))).toBe(true);
  expect(reads).toHaveLength(6);
  // Nobody is told what they know: the list has changed once.
  expect(new Set(readers.map(({ lists }) => lists.length))).toEqual(new Set([2]));
  // First because somebody came, then because something changed.
  expect(underWay).toEqual([1, 2, 3, 1, 1, 1]);
  lobby.close();
});

/** What a list shows of one host. */
function newest(founded: readonly string[]): readonly string[] {
  return founded.slice(-3).reverse();
}

test("what changes while a list is read, or just before somebody comes, reaches everybody", async () => {
  const { lobby, found } = await looked();
  const [early, late] = [reader(), reader()];
  await lobby.follow({}, early.send);
  const founded = [await found()];
  // Served from what the first one read.
  await lobby.follow({}, late.send);
  while (founded.length < 12) {
    await delay(37);
    founded.push(await found());
  }
  for (const { lists } of [early, late])
    await expect.poll(() => lists.at(-1), { timeout: 5000 }).toEqual(newest(founded));
  lobby.close();
});

test("a list of a game or mode that there is none of is empty, read by nobody and never told again", async () => {
  const { lobby, reads, found } = await looked();
  const nobody = reader();
  for (let times = 0; times < 50; times++) {
    await lobby.follow({ game: `game-${times}` }, nobody.send);
    await lobby.follow({ game: "toy", mode: `mode-${times}` }, nobody.send);
  }
  const somebody = reader();
  await lobby.follow({ mode: "short" }, somebody.send);
  await found();
  await expect.poll(() => somebody.lists.at(-1)?.length).toBe(1);
  expect(nobody.lists).toHaveLength(100);
  expect(nobody.lists.flat()).toEqual([]);
  expect(reads.every(({ game, mode }) => game === undefined && mode === "short")).toBe(true);
  lobby.close();
});

test("whoever stops following hears nothing more, and a list that nobody follows is not read", async () => {
  const { lobby, reads, found } = await looked();
  const gone = reader();
  const stop = await lobby.follow({}, gone.send);
  stop();
  await found();
  await delay(400);
  expect(gone.lists).toHaveLength(1);
  expect(reads).toHaveLength(1);
});

function hostCalled(person: string) {
  return { person, name: person, guest: true };
}

test("tables whose host is there come first, and of one network no more than a few before others", async () => {
  const crowd = Array.from({ length: 8 }, (_, host) => `host ${host}`);
  const { lobby, found, attended } = await looked(["honest", "there", ...crowd]);
  const honest = await found(hostCalled("honest"));
  lobby.foundFrom(honest, "203.0.113.1");
  const there = await found(hostCalled("there"));
  lobby.foundFrom(there, "203.0.113.2");
  attended.add(there);
  const flood: string[] = [];
  for (const host of crowd) {
    const table = await found(hostCalled(host));
    lobby.foundFrom(table, "198.51.100.1");
    flood.unshift(table);
  }
  const ids = async (limit: number): Promise<readonly string[]> =>
    (await lobby.list({}, limit)).map(({ id }) => id);
  expect(await ids(5)).toEqual([there, ...flood.slice(0, 4)]);
  expect(await ids(7)).toEqual([there, ...flood.slice(0, 5), honest]);
  expect(await ids(100)).toEqual([there, ...flood.slice(0, 5), honest, ...flood.slice(5)]);
});
