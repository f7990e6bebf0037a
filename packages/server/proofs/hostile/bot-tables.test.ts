import { expect, test } from "vitest";
import type { Tables } from "../../src/hosting/tables.ts";
import { ANNA, freshStore, node, SETTINGS, viewer } from "../../src/hosting/test/node.ts";
import { LIMITS } from "../../src/limits.ts";

/*
 * 280 games between bots, left alone by who founded them, took the loop for themselves. Where nobody plays and nobody
 * watches, no bot thinks.
 */

const BOT = { kind: "bot", bot: "random", name: "Dice" } as const;

/** A node that lives as long as the test. */
async function living(limits = {}) {
  const store = await freshStore();
  await store.nodes.beat("one", 600_000);
  return node(store, "one", { limits: { ...LIMITS, botPace: 0, grace: 60_000, homecoming: 0, ...limits } });
}

function botTable(tables: Tables, founder = ANNA) {
  return tables.found(founder, { kind: "found", settings: SETTINGS, places: [BOT, BOT] });
}

function hostCalled(person: string) {
  return { person, name: person, guest: true };
}

/** Longer than a bot of these tests needs for an answer. */
const awhile = () => new Promise((resolve) => setTimeout(resolve, 250));

test("280 games between bots that nobody watches ask for no thought and are nobody's to run", async () => {
  const founders = Array.from({ length: 280 }, (_, index) => hostCalled(`founder ${index}`));
  const store = await freshStore(founders);
  const { tables, thought, failures } = await node(store, "one");
  for (const founder of founders) await botTable(tables, founder);
  await awhile();
  expect(thought).toEqual([]);
  expect(await store.tables.orphans(Number.MAX_SAFE_INTEGER, 1000)).toEqual([]);
  // Another node has no reason to bring them into memory either.
  const other = await node(store, "two");
  await other.tables.sweep();
  expect(other.tables.size).toBe(0);
  expect(failures).toEqual([]);
});

test("a game between bots that nobody has watched for a while gives way to a new one; one that is watched does not", async () => {
  const clock = { at: 1_000_000_000 };
  const store = await freshStore([hostCalled("other")]);
  await store.nodes.beat("one", 600_000);
  const limits = { ...LIMITS, botPace: 0, grace: 60_000, homecoming: 0 };
  const { tables, failures } = await node(store, "one", { limits, now: () => clock.at });
  const games: string[] = [];
  for (let count = 0; count < 3; count++) {
    games.push((await botTable(tables)).id);
    clock.at += 60_000;
  }
  await expect(botTable(tables)).rejects.toMatchObject({ code: "too-many-bot-tables" });
  // Ten minutes after it began, the first of them is forgotten for another; the next is not yet.
  clock.at += 8 * 60_000;
  await botTable(tables);
  expect(await store.tables.find(games[0] ?? "")).toBeUndefined();
  expect(await tables.open(games[0] ?? "")).toBeUndefined();
  expect(await store.tables.find(games[1] ?? "")).toBeDefined();
  await expect(botTable(tables)).rejects.toMatchObject({ code: "too-many-bot-tables" });
  // A gathering whose last seat is given to a bot makes room in the same way; games of others stay.
  clock.at += 3_600_000;
  const other = await botTable(tables, hostCalled("other"));
  clock.at += 3_600_000;
  expect(await tables.makeRoomForBots("anna")).toBe(true);
  expect(await store.tables.find(other.id)).toBeDefined();
  expect(failures).toEqual([]);
});

test("bots go on when somebody comes to watch, and rest when the last one goes", async () => {
  const { tables, thought } = await living({ botPace: 100 });
  const resident = await botTable(tables);
  const clara = viewer("clara", null);
  await resident.admit(clara, 0, 1);
  tables.attended(resident.id);
  await expect.poll(() => thought.length, { timeout: 60_000 }).toBeGreaterThan(0);
  resident.dismiss(clara);
  tables.attended(resident.id);
  await awhile();
  const { position } = resident.room;
  const asked = thought.length;
  await awhile();
  expect(resident.room.stage).toBe("playing");
  expect([resident.room.position, thought.length]).toEqual([position, asked]);
  const dora = viewer("dora", null);
  await resident.admit(dora, 0, 2);
  tables.attended(resident.id);
  await expect.poll(() => resident.room.stage, { timeout: 60_000 }).toBe("over");
});

test("whoever has spectators runs the game, also when another server had it before", async () => {
  const store = await freshStore();
  const one = await node(store, "one");
  const two = await node(store, "two");
  for (const name of ["one", "two"]) await store.nodes.beat(name, 60_000);
  const here = await botTable(one.tables);
  const clara = viewer("clara", null);
  await here.admit(clara, 0, 1);
  one.tables.attended(here.id);
  await expect.poll(() => one.thought.length, { timeout: 60_000 }).toBeGreaterThan(0);
  here.dismiss(clara);
  one.tables.attended(here.id);
  const there = await two.tables.open(here.id);
  await there?.admit(viewer("dora", null), 0, 1);
  two.tables.attended(here.id);
  await expect.poll(() => there?.room.stage, { timeout: 60_000 }).toBe("over");
});

test("a bot that plays for somebody who left does not play unattended either", async () => {
  const { tables, thought } = await living();
  const founding = { kind: "found", settings: SETTINGS, places: [{ kind: "open" }, BOT] } as const;
  const resident = await tables.found(ANNA, founding, { kind: "sit", seat: 0, ready: true });
  // Somebody plays: the bot answers at once, whoever is connected.
  await expect.poll(() => thought.length, { timeout: 60_000 }).toBeGreaterThan(0);
  await awhile();
  const anna = viewer("anna", 0);
  await resident.admit(anna, 0, 1);
  tables.attended(resident.id);
  resident.dismiss(anna);
  thought.length = 0;
  await resident.command(ANNA, { kind: "standIn", seat: 0, bot: "random" });
  await awhile();
  expect(thought).toEqual([]);
  expect(resident.room.stage).toBe("playing");
});

test("of one host's games that bots play for people, no more go on at once than games between bots may", async () => {
  const { tables } = await living({ botPace: 20, botTablesPerPerson: 2 });
  const founding = { kind: "found", settings: SETTINGS, places: [{ kind: "open" }, BOT] } as const;
  const left = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const resident = await tables.found(ANNA, founding, { kind: "sit", seat: 0, ready: true });
      await resident.admit(viewer("anna", 0), 0, 1);
      await resident.command(ANNA, { kind: "standIn", seat: 0, bot: "random" });
      tables.attended(resident.id);
      return resident;
    }),
  );
  const over = (): number => left.filter(({ room }) => room.stage === "over").length;
  const untouched = (before: readonly number[]): number =>
    left.filter(({ room }, index) => room.position === before[index]).length;
  await expect.poll(over, { timeout: 60_000 }).toBe(2);
  await awhile();
  // The others are taken up in their turn, two at a time.
  const before = left.map(({ room }) => room.position);
  await expect.poll(() => untouched(before) < 5, { timeout: 60_000 }).toBe(true);
  expect(untouched(before)).toBeGreaterThanOrEqual(3);
  await expect.poll(over, { timeout: 60_000 }).toBe(5);
});
