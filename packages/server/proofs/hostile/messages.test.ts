import { connect } from "node:net";
import { PROTOCOL, SOCKET_PATH } from "@medallion/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Arena, type Guest, within } from "./arena.ts";
import { expectRefusal } from "./refusal.ts";
import { foundBody } from "./table.ts";

let arena: Arena;
let guest: Guest;

beforeAll(async () => {
  arena = await Arena.open();
  guest = await arena.guest();
});

afterAll(async () => {
  expect(await arena.close()).toEqual([]);
});

const TABLE = "AAAAAAAAAAAAAAAAAAAAAA";
const attach = { kind: "attach", request: 1, table: TABLE, seat: 0, since: 0 };
const command = (wish: object) => ({ kind: "command", request: 1, table: TABLE, command: wish });
const answer = { kind: "answer", seat: 0, question: 1, choice: 0 };

test.for<[string, string | Buffer, string]>([
  ["half an object", '{"kind":"ping"', "not-json"],
  ["nothing", "", "not-json"],
  ["a word", "hello", "not-json"],
  ["two objects", '{"kind":"ping","request":1}{"kind":"ping","request":1}', "not-json"],
  ["a number that is none", '{"kind":"ping","request":NaN}', "not-json"],
  ["a binary frame", Buffer.from('{"kind":"ping","request":1}'), "not-json"],
  ["zeros", "\u0000\u0000\u0000", "not-json"],
  ["null", "null", "bad-message"],
  ["a list", "[]", "bad-message"],
  ["a list of lists, very deep", "[".repeat(10_000) + "]".repeat(10_000), "bad-message"],
  ["an object, very deep", `{"kind":${'{"a":'.repeat(4000)}1${"}".repeat(4000)}}`, "bad-message"],
])("no JSON object: %s", async ([, text, code]) => {
  const socket = await arena.greeted(guest);
  const heard = await socket.ask(text);
  expect(heard).toMatchObject({ kind: "refused" });
  if (heard.kind === "refused") expectRefusal(heard.refusal, code);
  expect(await socket.ask({ kind: "ping", request: 7 })).toMatchObject({ kind: "pong", request: 7 });
  socket.close();
});

test.for<[string, object | string]>([
  ["an unknown kind", { kind: "destroy", request: 1 }],
  ["no kind", { request: 1 }],
  ["a kind of another type", { kind: ["ping"], request: 1 }],
  ["a request below zero", { kind: "ping", request: -1 }],
  ["a request that is no whole number", { kind: "ping", request: 1.5 }],
  ["a request beyond all numbers", '{"kind":"ping","request":1e999}'],
  ["a request as text", { kind: "ping", request: "1" }],
  ["a key too many", { kind: "ping", request: 1, admin: true }],
  ["a key named __proto__", '{"kind":"ping","request":1,"__proto__":{"admin":true}}'],
  ["a key named constructor", '{"kind":"ping","request":1,"constructor":{"prototype":{"admin":true}}}'],
  ["a table that is no id", { ...attach, table: "../../etc/passwd" }],
  ["a table with SQL in it", { ...attach, table: "x'; drop table tables; --" }],
  ["a seat out of range", { ...attach, seat: 10 }],
  ["a seat below zero", { ...attach, seat: -1 }],
  ["a counter below zero", { ...attach, since: -1 }],
  ["a counter of another type", { ...attach, since: "all" }],
  ["no command", { kind: "command", request: 1, table: TABLE }],
  ["an unknown command", command({ kind: "win", seat: 0 })],
  ["a command of the host: bot", command({ kind: "bot", seat: 0, question: 1, choice: 0 })],
  ["a command of the host: tick", command({ kind: "tick" })],
  ["a command of the host: gone", command({ kind: "gone", seat: 0 })],
  ["a command of the host: found", command({ kind: "found", settings: {}, places: [] })],
  ["a choice below zero", command({ ...answer, choice: -1 })],
  ["a choice beyond all numbers", JSON.stringify(command(answer)).replace('"choice":0', '"choice":1e999')],
  ["a choice that is no whole number", command({ ...answer, choice: 0.1 })],
  ["a question of another type", command({ ...answer, question: "any" })],
  ["a seat that no table has", command({ ...answer, seat: 100 })],
  ["words beyond the limit", command({ kind: "say", text: "a".repeat(10_000) })],
  ["no words", command({ kind: "say", text: "" })],
  ["an unknown verdict", command({ kind: "vote", seat: 0, about: 1, verdict: "kill" })],
  ["a filter with SQL in it", { kind: "lobby", on: true, filter: { game: "' or 1=1 --" } }],
])("not what the protocol allows: %s", async ([, message]) => {
  const socket = await arena.greeted(guest);
  const heard = await socket.ask(message);
  expect(heard).toMatchObject({ kind: "refused" });
  if (heard.kind === "refused") expectRefusal(heard.refusal, "bad-message");
  expect(await socket.ask({ kind: "ping", request: 7 })).toMatchObject({ kind: "pong", request: 7 });
  socket.close();
});

test.for<[string, object]>([
  ["a command", command(answer)],
  ["an attachment", attach],
  ["the lobby", { kind: "lobby", on: true }],
  ["a ping", { kind: "ping", request: 1 }],
])("before the hello: %s is refused", async ([, message]) => {
  const socket = await arena.socket();
  const heard = await socket.ask(message);
  expect(heard).toMatchObject({ kind: "refused" });
  if (heard.kind === "refused") expectRefusal(heard.refusal, "no-hello");
  socket.close();
});

test.for([0, PROTOCOL - 1, PROTOCOL + 1, -1, 1_000_000])(
  "version %i of the protocol is refused with a sentence",
  async (protocol) => {
    const socket = await arena.socket();
    const heard = await socket.ask({ kind: "hello", protocol, token: guest.token });
    expect(heard).toMatchObject({ kind: "bye" });
    if (heard.kind === "bye") expectRefusal(heard, "wrong-protocol");
    expect(await socket.next()).toMatchObject({ kind: "closed" });
  },
);

test("a second hello changes nobody into somebody else", async () => {
  const other = await arena.guest("Other");
  const socket = await arena.greeted(guest);
  socket.say({ kind: "hello", protocol: PROTOCOL, token: other.token });
  expect(await socket.ask({ kind: "ping", request: 1 })).toMatchObject({ kind: "pong" });
  const { table } = await arena.call(other, "found", { body: foundBody() });
  const heard = await socket.command(2, table, { kind: "chat", open: false });
  expect(heard).toMatchObject({ kind: "refused", refusal: { code: "not-owner" } });
  socket.close();
});

test.for([33, 100, 1024, 16_384])("a message of %i KB closes the socket", async (kilobytes) => {
  const socket = await arena.greeted(guest);
  socket.say(JSON.stringify({ kind: "ping", request: 1, pad: "a".repeat(kilobytes * 1024) }));
  // The reason is lost where the rest of the message still comes in.
  expect([1006, 1009]).toContain((await within(60_000, "closing", socket.until("closed"))).code);
});

test("a message of many fragments is counted as one", async () => {
  const socket = await arena.greeted(guest);
  const fragment = "a".repeat(1024);
  for (let sent = 0; sent < 200; sent++) socket.socket.send(fragment, { fin: false });
  // The reason is lost where the rest of the message still comes in.
  expect([1006, 1009]).toContain((await within(60_000, "closing", socket.until("closed"))).code);
});

test("text that is no UTF-8 closes the socket", async () => {
  const socket = await arena.greeted(guest);
  socket.socket.send(Buffer.from([0xff, 0xfe, 0xfd]), { binary: false });
  expect(await within(60_000, "closing", socket.until("closed"))).toMatchObject({ code: 1007 });
});

test("frames that break the protocol of sockets close the connection", async () => {
  const raw = connect(arena.server.port, "127.0.0.1");
  const key = Buffer.alloc(16).toString("base64");
  raw.write(
    `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await new Promise((resolve) => raw.once("data", resolve));
  // Not masked, reserved bits set, an opcode that does not exist.
  raw.write(Buffer.from([0xf3, 0x05, 1, 2, 3, 4, 5]));
  await within(60_000, "closing", new Promise((resolve) => raw.resume().once("close", resolve)));
});

test("nothing of it was stored", async () => {
  const { reports, people } = await arena.counts();
  expect(reports).toBe(0);
  expect(people).toBeLessThan(20);
  expect({}).not.toHaveProperty("admin");
});
