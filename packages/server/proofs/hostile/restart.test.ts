import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { callRoute, type ServerMessage } from "@medallion/protocol";
import { type RoomEvent, type RoomLook, usualSettings } from "@medallion/table";
import { expect, test } from "vitest";
import { openStore } from "../../src/store/open.ts";
import { GENEROUS, ServerProcess } from "../server-process.ts";
import { HostileSocket } from "./hostile-socket.ts";

/*
 * An upgrade without a graceful stop: the server is killed in the middle of games, its checkpoints are of the version
 * before, and the next one goes on with every table as everybody left it.
 */

const TABLES = 4;
const BOT = { kind: "bot", bot: "greedy", name: "" } as const;

type Attached = Extract<ServerMessage, { kind: "attached" }>;

/** What a seat has heard from the beginning, and sees. */
interface Seen {
  readonly events: readonly RoomEvent[];
  readonly look: RoomLook;
}

async function seen(socket: HostileSocket, table: string): Promise<Seen> {
  socket.say({ kind: "attach", request: 1, table, seat: 0, since: 0 });
  const { events, look }: Attached = await socket.until("attached");
  socket.say({ kind: "detach", table, seat: 0 });
  return { events, look };
}

/** Answers the seat's question if it has one; whether it had. */
async function answer(socket: HostileSocket, table: string): Promise<boolean> {
  const question = (await seen(socket, table)).look.table?.question;
  if (question === undefined) return false;
  const command = { kind: "answer", seat: 0, question: question.id, choice: 0 };
  expect((await socket.command(2, table, command)).kind).toBe("done");
  return true;
}

test("tables of a server that was killed come back under the next version, from their logs", async () => {
  const folder = await mkdtemp(join(tmpdir(), "medallion-upgrade-"));
  const database = `sqlite:${join(folder, "upgrade.db")}`;
  const limits = { ...GENEROUS, checkpointEvery: 3, grace: 60_000 };
  let server = await ServerProcess.start({ database, port: 0, limits });
  try {
    const { token } = await callRoute(fetch, server.origin, undefined, "guest", { body: { name: "Anna" } });
    const tables: string[] = [];
    for (let index = 0; index < TABLES; index++) {
      const settings = { ...usualSettings("gwent", "standard", 2), open: false };
      const body = { settings, places: [{ kind: "open" as const }, BOT], sit: { ready: true } };
      tables.push((await callRoute(fetch, server.origin, token, "found", { body })).table);
    }
    const before = await HostileSocket.open(server.origin, {});
    await before.hello(token);
    for (const table of tables) for (let moves = 0; moves < 3; moves++) await answer(before, table);
    const isSettled = async (): Promise<boolean> => {
      for (const table of tables) {
        const { table: shown } = (await seen(before, table)).look;
        if (shown?.question === undefined && shown?.ending === undefined) return false;
      }
      return true;
    };
    while (!(await isSettled()));
    const left: Seen[] = [];
    for (const table of tables) left.push(await seen(before, table));
    await server.kill();

    const store = await openStore(database, { rate: () => new Map() });
    let older = 0;
    for (const table of tables) {
      const checkpoint = await store.tables.checkpoint(table);
      if (checkpoint === undefined) continue;
      const { data, course, ...head } = JSON.parse(checkpoint.data);
      const { since: _since, ...then } = data;
      const { line: _line, earlier: _earlier, ...stood } = course ?? {};
      const text = JSON.stringify({ ...head, version: 1, data: then, ...(course && { course: stood }) });
      await store.tables.saveCheckpoint(table, checkpoint.position, text);
      older += 1;
    }
    expect(older).toBe(TABLES);
    await store.close();

    server = await ServerProcess.start({ database, port: 0, limits });
    const after = await HostileSocket.open(server.origin, {});
    await after.hello(token);
    for (const [index, table] of tables.entries()) {
      const { events, look } = await seen(after, table);
      expect(events.slice(0, left[index]?.events.length)).toEqual(left[index]?.events);
      expect(look.table?.view).toEqual(left[index]?.look.table?.view);
      if (look.stage === "playing") expect(await answer(after, table)).toBe(true);
    }
    expect(server.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  } finally {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
});
