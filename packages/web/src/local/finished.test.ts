import { readSave } from "@medallion/records";
import { openDB } from "idb";
import { expect, test } from "vitest";
import type { Database } from "./database.ts";
import { databaseNamed } from "./database.ts";
import type { FinishedRow } from "./finished-row.ts";
import { ANNA, aDevice, BOT, type Device, GAME, type Tab, wish } from "./test/device.ts";
import { last, Player } from "./test/player.ts";
import { passingStore } from "./worker/passing-store.ts";

const MINUTE = 60_000;

async function resigned(player: Player): Promise<void> {
  await player.link.command({ kind: "resign", seat: 0 });
  await player.over();
}

async function playAgain(player: Player): Promise<void> {
  const game = player.link.look?.game ?? 0;
  await player.link.command({ kind: "propose", seat: 0, what: "rematch" });
  await player.until(({ link }) => link.look?.game === game + 1 && link.look.stage === "playing");
}

/** A game that was resigned, and one that was played to its end after it. */
async function twoGames(tab: Tab): Promise<string> {
  const table = await tab.client.found(wish([ANNA, BOT]));
  const anna = new Player(tab, table, 0);
  await anna.here();
  await resigned(anna);
  await playAgain(anna);
  anna.play(last);
  await anna.over();
  anna.link.detach();
  return table;
}

const keyOf = ({ table, number }: FinishedRow): string => `${table}/${number}`;

test("fifty games in a row with Play again, reloads and closed pages in between, are fifty replays", async () => {
  const device = aDevice();
  let tab = device.tab();
  let table = await tab.client.found(wish([ANNA, BOT]));
  let anna = new Player(tab, table, 0);
  await anna.here();
  for (let count = 1; count <= 50; count++) {
    // Every tenth is played to its end, the others are given up.
    if (count % 10 === 0) {
      anna.play(last);
      await anna.over();
    } else await resigned(anna);
    if (count % 7 === 0) {
      tab.close();
      tab = device.tab({ seed: String(count % 10) });
      anna = new Player(tab, table, 0);
      await anna.here();
    }
    if (count === 50) break;
    if (count === 25) {
      // Somebody else's table comes between, and the first one is thrown away.
      await tab.client.remove(table);
      table = (await device.tab({ seed: "9", ids: "second" }).client.found(wish([ANNA, BOT]))) ?? "";
      anna = new Player(tab, table, 0);
      await anna.here();
    } else await playAgain(anna);
  }
  tab.close();
  const after = device.tab();
  const rows = await after.client.finished();
  expect(rows).toHaveLength(50);
  expect(new Set(rows.map(keyOf)).size).toBe(50);
  for (const row of rows) {
    expect(row).toMatchObject({ game: GAME, mode: "standard", finished: expect.any(Number) });
    expect(row.seats).toMatchObject([
      { kind: "person", name: "Anna", result: expect.any(String), score: expect.any(Number) },
      { kind: "bot", bot: "greedy", result: expect.any(String), with: { id: expect.any(String) } },
    ]);
    expect(readSave(await after.client.record(row.table, row.number)).record.game).toBe(GAME);
  }
  expect(rows.map(({ finished }) => finished)).toEqual(
    rows.map(({ finished }) => finished).toSorted((one, other) => other - one),
  );
}, 60_000);

test("what was resigned is lost, and what was played tells the rounds", async () => {
  const tab = aDevice().tab();
  await twoGames(tab);
  const [played, given] = await tab.client.finished();
  expect(given).toMatchObject({ number: 0, by: "resignation" });
  expect(given?.seats.map(({ result }) => result)).toEqual(["loss", "win"]);
  expect(played).toMatchObject({ number: 1, by: "rules" });
  const scores = played?.seats.map(({ score = 0 }) => score) ?? [];
  expect(Math.max(...scores)).toBeGreaterThanOrEqual(1);
});

test("a table that is removed leaves its finished games", async () => {
  const tab = aDevice().tab();
  const table = await twoGames(tab);
  await tab.client.remove(table);
  expect(await tab.client.list()).toEqual([]);
  expect(await tab.client.finished()).toHaveLength(2);
  expect(await tab.client.record(table, 0)).toContain(GAME);
});

test("a deleted game can be restored; after a while its replay is gone, and its result still counts", async () => {
  let now = 1000;
  const tab = aDevice().tab({ now: () => now });
  const table = await twoGames(tab);
  await tab.client.favour(table, 0, true);
  await tab.client.drop(table, 0);
  expect((await tab.client.finished()).find(({ number }) => number === 0)).toMatchObject({ deleted: 1000 });
  await tab.client.restore(table, 0);
  const [, restored] = await tab.client.finished();
  expect(restored).toMatchObject({ number: 0, favourite: true });
  expect(restored).not.toHaveProperty("deleted");

  await tab.client.drop(table, 0);
  now += 11 * MINUTE;
  await tab.tables.sweep();
  expect(await tab.client.finished()).toHaveLength(2);
  await expect(tab.client.record(table, 0)).rejects.toThrow();
  expect(await tab.client.record(table, 1)).toContain(GAME);
  expect(await tab.client.list()).toHaveLength(1);

  // With its last game goes a table that is over.
  await tab.client.drop(table, 1);
  now += 11 * MINUTE;
  await tab.tables.sweep();
  expect(await tab.client.list()).toEqual([]);
  expect(await tab.client.finished()).toHaveLength(2);
});

test("a favourite is one until it is none", async () => {
  const tab = aDevice().tab();
  const table = await twoGames(tab);
  await tab.client.favour(table, 1, true);
  expect((await tab.client.finished()).map(({ favourite }) => favourite)).toEqual([true, undefined]);
  await tab.client.favour(table, 1, false);
  expect((await tab.client.finished()).map(({ favourite }) => favourite)).toEqual([undefined, undefined]);
});

test("where nothing can be stored finished games are there until the page is closed", async () => {
  const forbidden = (): Promise<Database> => Promise.reject(new Error("forbidden"));
  const tab = aDevice().tab({ store: passingStore(), database: forbidden });
  const table = await twoGames(tab);
  expect(await tab.client.finished()).toHaveLength(2);
  await tab.client.drop(table, 0);
  await tab.client.forget();
  expect(await tab.client.finished()).toEqual([]);
});

/** The same device as a program of the first version left it. */
async function asOfVersionOne(device: Device, name: string): Promise<void> {
  const now = await device.database();
  const old = await openDB(name, 1, {
    upgrade(database) {
      database.createObjectStore("tables", { keyPath: "id" });
      database.createObjectStore("entries", { keyPath: ["table", "position"] });
      database.createObjectStore("snapshots", { keyPath: "table" });
      database.createObjectStore("games", { keyPath: ["table", "number"] });
      database.createObjectStore("keepsakes", { keyPath: ["area", "id"] });
    },
  });
  for (const store of ["tables", "entries", "snapshots", "games"] as const)
    for (const row of await now.getAll(store)) await old.put(store, row);
  old.close();
}

test("games of an older program are remembered with all there is to know", async () => {
  const before = aDevice();
  const tab = before.tab();
  await twoGames(tab);
  await asOfVersionOne(before, "old device");
  const after = aDevice(databaseNamed("old device"));
  const later = after.tab();
  const [first, second] = await tab.client.finished();
  const remembered = await later.client.finished();
  const times = { finished: expect.any(Number) };
  expect(remembered).toEqual([
    { ...first, ...times },
    { ...second, ...times },
  ]);
  // Only once: what somebody has changed since stays.
  await later.client.drop(remembered[0]?.table ?? "", 1);
  expect((await later.client.finished()).map(({ deleted }) => deleted !== undefined)).toEqual([true, false]);
});

test("a log that tells nothing any more leaves the save to tell; a save that is broken too is said to be damaged", async () => {
  const before = aDevice();
  const tab = before.tab();
  const table = await twoGames(tab);
  await asOfVersionOne(before, "broken device");
  const after = aDevice(databaseNamed("broken device"));
  const database = await after.database();
  await database.put("entries", { table, position: 1, text: "{" });
  await database.put("games", { table, number: 0, save: "{}" });
  await database.put("games", { table: "nobody-knows-this-table", number: 3, save: "broken" });
  const rows = await after.tab().client.finished();
  const [played] = await tab.client.finished();
  expect(rows.find(({ table: of, number }) => of === table && number === 1)).toEqual({
    ...played,
    finished: expect.any(Number),
  });
  expect(
    rows
      .filter(({ trouble }) => trouble === "damaged")
      .map(keyOf)
      .sort(),
  ).toEqual(["nobody-knows-this-table/3", `${table}/0`].sort());
});
