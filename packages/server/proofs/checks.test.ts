import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { at } from "@medallion/kernel";
import { readSave, writeSave } from "@medallion/records";
import type { LogEntry } from "@medallion/table";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rate } from "../src/ratings/rate.ts";
import { openStore } from "../src/store/open.ts";
import { faultsOf } from "./checks.ts";
import type { PlayedTable } from "./gathering.ts";
import { Round, wishesFor } from "./round.ts";
import { GENEROUS, ServerProcess } from "./server-process.ts";

let table: PlayedTable;
let save: string;
let log: readonly LogEntry[];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "medallion-checks-"));
  const database = `sqlite:${join(folder, "checks.db")}`;
  const server = await ServerProcess.start({ database, port: 0, limits: GENEROUS });
  const round = await Round.begin([server.origin], "checks", wishesFor(0, 1, "checks"));
  expect(await round.play()).toEqual([]);
  table = at(round.tables, 0);
  save = (await round.records(server.origin)).get(table.id) ?? "";
  round.leave();
  await server.stop();
  const store = await openStore(database, { rate });
  log = await store.tables.entries(table.id);
  await store.close();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const faults = (entries: readonly LogEntry[] = log, text = save, played = table) =>
  faultsOf(played, text, { tables: { entries: async () => entries } });

/** The places of the answers in the log. */
const answers = (): readonly number[] =>
  log.flatMap(({ command }, place) =>
    command.kind === "answer" && command.question !== "offer" ? [place] : [],
  );

test("a game without trouble has no faults", async () => {
  expect(await faults()).toEqual([]);
});

test("an acknowledged choice that is not in the log is noticed", async () => {
  const lost = at(answers(), 3);
  expect(await faults(log.filter((_, place) => place !== lost))).toContainEqual(
    expect.stringContaining("was acknowledged 1 times and is in the log 0 times"),
  );
});

test("a choice that was applied twice is noticed", async () => {
  const place = at(answers(), 3);
  const found = await faults([...log.slice(0, place + 1), ...log.slice(place)]);
  expect(found).toContainEqual(expect.stringContaining("was answered twice"));
  expect(found).toContainEqual(expect.stringContaining("its log makes no game"));
});

test("a game that has not ended is noticed", async () => {
  expect(await faults(log.slice(0, -1))).toContainEqual(expect.stringContaining("ends while it is playing"));
});

test("an event that was missed, repeated or changed is noticed", async () => {
  const { events } = at(table.players, 0);
  const whole = [...events];
  const changes: readonly (() => void)[] = [
    () => events.splice(5, 1),
    () => events.splice(5, 0, at(whole, 5)),
    () => events.splice(5, 2, at(whole, 6), at(whole, 5)),
    () => events.pop(),
  ];
  for (const change of changes) {
    change();
    expect(await faults()).toContainEqual(expect.stringContaining("heard"));
    events.splice(0, events.length, ...whole);
  }
});

test("a record that does not verify is noticed", async () => {
  const { record, checkpoint } = readSave(save);
  const [segment] = record.segments;
  if (segment === undefined) throw new Error("a record has a segment");
  const shorter = { ...record, segments: [{ ...segment, history: segment.history.slice(0, -1) }] };
  expect(await faults(log, writeSave(shorter, checkpoint))).toContainEqual(
    expect.stringContaining("its record is"),
  );
  for (const player of table.players) player.commitment = "0".repeat(64);
  expect(await faults()).toContainEqual(expect.stringContaining("its record is failed"));
});
