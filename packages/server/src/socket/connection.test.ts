import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Commands } from "../hosting/commands.ts";
import { Lobby } from "../hosting/lobby.ts";
import { begun, freshStore, node } from "../hosting/test/node.ts";
import type { Visitor } from "../http/handler.ts";
import { LIMITS } from "../limits.ts";
import { Buckets } from "../people/rate-limit.ts";
import { Attachments } from "./attachments.ts";
import { Connection } from "./connection.ts";

const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
await once(server, "listening");
afterAll(() => server.close());

const ANNA: Visitor = {
  person: { id: "anna", name: "Anna", kind: "guest", created: 0 },
  session: "session",
};

/** Nobody is ever too fast by the clock, but little may wait. */
const QUICK = { ...LIMITS, messageBurst: 5, messagesPerSecond: 100_000 };

/** A connection of Anna, whose attachments are found only when the test lets them. */
async function arranged() {
  const store = await freshStore();
  const { tables } = await node(store, "one");
  const { promise: found, resolve: letFind } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const left: string[] = [];
  const now = () => Date.now();
  const accepted = once(server, "connection");
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const [socket, request] = await accepted;
  new Connection(socket, undefined, {
    limits: QUICK,
    version: "",
    mayAlso: () => true,
    address: "198.51.100.1",
    now,
    steady: now,
    offended: () => {},
    stream: request.socket,
    visitor: async () => ANNA,
    attachments: async (visitor, send) => {
      ask();
      await found;
      return new Attachments(visitor, new Set(), send, {
        tables,
        lobby: new Lobby({
          kits: [],
          store,
          failed: () => {},
          isShutOut: () => false,
          isHostThere: () => false,
        }),
        limits: LIMITS,
        commands: new Commands({
          tables,
          disk: { hasRoom: async () => true },
          words: Buckets.perMinute(10, now),
          arrangements: Buckets.perHour(10, now),
          steady: now,
          unrated: async () => undefined,
          acknowledged: () => {},
        }),
        attaches: Buckets.perMinute(10, now),
        lists: Buckets.perMinute(10, now),
        now,
        left: () => left.push("left"),
      });
    },
    notice: () => undefined,
    failed: (error) => {
      throw error;
    },
    counted: { messageIn: () => {}, messagesOut: () => {}, refusal: () => {} },
  });
  if (client.readyState !== client.OPEN) await once(client, "open");
  return { client, socket, asked, letFind, left, resident: await begun(tables) };
}

test("a socket that closes before it is welcomed leaves nobody behind at a table", async () => {
  const { client, socket, asked, letFind, left, resident } = await arranged();
  client.send(JSON.stringify({ kind: "hello", protocol: 2 }));
  client.send(JSON.stringify({ kind: "attach", request: 0, table: resident.id, seat: 0, since: 0 }));
  await asked;
  client.terminate();
  await once(socket, "close");
  letFind();
  await expect.poll(() => left).toEqual(["left"]);
  await resident.catchUp(0);
  expect(resident.viewers).toBe(0);
});

test("what waits while the server is slow is bounded", async () => {
  const { client, asked, letFind } = await arranged();
  const heard: { readonly kind: string; readonly refusal?: { readonly code: string } }[] = [];
  client.on("message", (data) => heard.push(JSON.parse(String(data))));
  client.send(JSON.stringify({ kind: "hello", protocol: 2 }));
  await asked;
  for (let request = 0; request < 2 * QUICK.messageBurst; request++) {
    client.send(JSON.stringify({ kind: "ping", request }));
    await delay(2);
  }
  await expect.poll(() => heard.length).toBe(QUICK.messageBurst + 1);
  expect(heard.at(-1)).toMatchObject({ kind: "refused", refusal: { code: "too-fast" } });
  letFind();
  await expect.poll(() => heard.filter(({ kind }) => kind === "pong").length).toBe(QUICK.messageBurst - 1);
  client.terminate();
});
