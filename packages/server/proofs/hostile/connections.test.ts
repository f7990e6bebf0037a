import { readdir } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { SOCKET_PATH } from "@medallion/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Arena, within } from "./arena.ts";
import type { HostileSocket } from "./hostile-socket.ts";
import { rawRequest } from "./raw-http.ts";
import { expectRefusal } from "./refusal.ts";
import { foundBody } from "./table.ts";

let arena: Arena;

const MOST_CONNECTIONS = 40;
const REQUEST_TIME = 1500;
/** For what must come in the end, however busy the machine is. */
const PATIENCE = 60_000;
/** Long enough that a busy machine answers pings in time. */
const SILENCE = 3000;

beforeAll(async () => {
  arena = await Arena.open({
    connectionsPerAddress: MOST_CONNECTIONS,
    requestTime: REQUEST_TIME,
    silence: SILENCE,
    attachedPerSocket: 3,
    spectatorsPerTable: 2,
  });
});

afterAll(async () => {
  expect(await arena.close()).toEqual([]);
});

/** A plain request is answered. */
async function answered(): Promise<void> {
  expect((await fetch(`${arena.origin}/healthz`)).ok).toBe(true);
}

function opened(count: number, start: string): Promise<readonly Socket[]> {
  return Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect({ port: arena.server.port, host: "127.0.0.1", allowHalfOpen: true });
          socket.once("connect", () => {
            socket.removeListener("error", reject);
            socket.on("error", () => {});
            if (start !== "") socket.write(start);
            resolve(socket.resume());
          });
          socket.once("error", reject);
        }),
    ),
  );
}

/** Ended by the server; whoever was just writing hears of a reset instead. */
function closed(sockets: readonly Socket[]): Promise<unknown> {
  return Promise.all(
    sockets.map((socket) =>
      socket.readableEnded || socket.destroyed
        ? undefined
        : new Promise((resolve) => socket.once("end", resolve).once("close", resolve)),
    ),
  );
}

test.for<[string, string]>([
  ["that say nothing", ""],
  ["that never end their headers", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "],
  [
    "that never end their body",
    "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
  ],
])("1,000 connections %s are closed, and nobody waits for them", async ([, start]) => {
  const sockets = await opened(1000, start);
  await answered();
  await within(PATIENCE, "closing", closed(sockets));
  for (const socket of sockets) socket.destroy();
  await answered();
});

test("a request that trickles in is cut off", async () => {
  const [socket] = await opened(1, "GET / HTTP/1.1\r\n");
  expect(socket).toBeDefined();
  if (socket === undefined) return;
  const trickle = setInterval(() => socket.write("a: b\r\n"), 50);
  await within(PATIENCE, "closing", closed([socket]));
  clearInterval(trickle);
  socket.destroy();
});

test("one address has only so many sockets, and gets another when it closes one", async () => {
  const sockets: HostileSocket[] = [];
  const more = async (): Promise<boolean> => {
    try {
      sockets.push(await arena.socket());
      return true;
    } catch {
      return false;
    }
  };
  while (await more());
  expect(sockets.length).toBeLessThanOrEqual(MOST_CONNECTIONS);
  expect(sockets.length).toBeGreaterThan(MOST_CONNECTIONS - 10);
  const key = Buffer.alloc(16).toString("base64");
  const wish = `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`;
  expect((await rawRequest(arena.server.port, wish)).status).toBe(429);
  const first = sockets.pop();
  first?.close();
  await expect.poll(more, { timeout: PATIENCE }).toBe(true);
  for (const socket of sockets) socket.close();
});

test("who was refused a socket does not keep the connection open", async () => {
  const wish = "GET /elsewhere HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n";
  const files = async (): Promise<number> => (await readdir(`/proc/${arena.server.pid}/fd`)).length;
  const before = await files();
  const sockets = await opened(200, wish);
  await closed(sockets);
  // They never close their own end.
  await expect.poll(files, { timeout: PATIENCE }).toBeLessThan(before + 50);
  for (const socket of sockets) socket.destroy();
});

test("a socket that answers no ping is cut off", async () => {
  const socket = await arena.socket({ autoPong: false });
  await within(PATIENCE, "being cut off", socket.until("closed"));
  const calm = await arena.greeted(await arena.guest());
  await new Promise((resolve) => setTimeout(resolve, SILENCE * 2));
  expect(await calm.ask({ kind: "ping", request: 1 })).toMatchObject({ kind: "pong" });
  calm.close();
});

test("one socket follows only so many tables, and a table has only so many spectators", async () => {
  const guest = await arena.guest();
  const socket = await arena.greeted(guest);
  const tables: string[] = [];
  for (let count = 0; count < 4; count++)
    tables.push((await arena.call(guest, "found", { body: foundBody() })).table);
  const kinds: string[] = [];
  for (const [request, table] of tables.entries()) {
    const heard = await socket.ask({ kind: "attach", request, table, seat: null, since: 0 });
    kinds.push(heard.kind);
    if (heard.kind === "refused") expectRefusal(heard.refusal, "too-many");
  }
  expect(kinds).toEqual(["attached", "attached", "attached", "refused"]);
  const others = [await arena.greeted(guest), await arena.greeted(guest)];
  const watching: string[] = [];
  for (const other of others) {
    const heard = await other.ask({ kind: "attach", request: 1, table: tables[0], seat: null, since: 0 });
    watching.push(heard.kind);
  }
  expect(watching).toEqual(["attached", "refused"]);
  for (const each of [socket, ...others]) each.close();
});
