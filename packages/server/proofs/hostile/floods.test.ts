import { setTimeout as sleep } from "node:timers/promises";
import { at } from "@medallion/kernel";
import { CallRefused } from "@medallion/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Arena, type Guest, within } from "./arena.ts";
import type { HostileSocket } from "./hostile-socket.ts";
import { expectRefusal } from "./refusal.ts";
import { begunTable } from "./table.ts";

let arena: Arena;
let guest: Guest;

beforeAll(async () => {
  arena = await Arena.open({ messageBurst: 400, messagesPerSecond: 200 });
  guest = await arena.guest();
});

afterAll(async () => {
  expect(await arena.close()).toEqual([]);
});

const FLOOD = 5000;
/** How much more may live on the heap after so many floods, in bytes. */
const FLAT = 12_000_000;
const FLOODS = 30;

/** A bystander is answered. */
async function pinged(socket: HostileSocket): Promise<void> {
  expect(await socket.ask({ kind: "ping", request: 1 })).toMatchObject({ kind: "pong" });
}

test("who floods is warned, then cut off; others notice nothing", async () => {
  const bystander = await arena.greeted(await arena.guest("Calm"));
  const flooder = await arena.greeted(guest);
  for (let request = 0; request < FLOOD; request++) flooder.say({ kind: "ping", request });
  await pinged(bystander);
  const codes = new Map<string, number>();
  for (;;) {
    const heard = await within(60_000, "being cut off", flooder.next());
    if (heard.kind === "closed") break;
    const code = heard.kind === "refused" ? heard.refusal.code : heard.kind;
    if (heard.kind === "refused") expectRefusal(heard.refusal, "too-fast");
    if (heard.kind === "bye") expectRefusal(heard, "too-fast");
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  // None at all if the whole flood came in one piece: what waits on a socket that is cut off is dropped.
  expect(codes.get("pong") ?? 0).toBeLessThan(1000);
  expect(codes.get("too-fast")).toBeGreaterThan(0);
  expect(codes.get("bye")).toBe(1);
  bystander.close();
});

test("broken messages count as well", async () => {
  const flooder = await arena.greeted(guest);
  for (let count = 0; count < FLOOD; count++) flooder.say("{");
  await within(60_000, "being cut off", flooder.until("bye"));
});

test("memory is flat while floods of every kind come and go", async () => {
  const people = [await arena.guest("One"), await arena.guest("Two")];
  const table = await begunTable(arena, people);
  const bystander = await arena.greeted(await arena.guest("Calm"));
  const waves: ((socket: HostileSocket, count: number) => void)[] = [
    (socket, request) => socket.say({ kind: "ping", request }),
    (socket) => socket.say("[".repeat(2000)),
    (socket, request) => socket.say({ kind: "attach", request, table, seat: null, since: "game" }),
    (socket, request) => socket.say({ kind: "lobby", on: request % 2 === 0 }),
    (socket, request) =>
      socket.say({
        kind: "command",
        request,
        table,
        command: { kind: "answer", seat: 0, question: 1, choice: 0 },
      }),
    (socket, request) =>
      socket.say({ kind: "attach", request, table: `${request}`.padStart(22, "A"), seat: 0, since: 0 }),
  ];
  const flood = async (wave: (typeof waves)[number]): Promise<void> => {
    const socket = await arena.greeted(guest);
    for (let count = 0; count < 600; count++) wave(socket, count);
    await sleep(150);
    socket.close();
    await pinged(bystander);
  };
  for (const wave of waves) await flood(wave);
  const before = await arena.server.heap();
  for (let count = 0; count < FLOODS; count++) await flood(at(waves, count % waves.length));
  await sleep(200);
  const grown = (await arena.server.heap()) - before;
  expect(grown).toBeLessThan(FLAT);
  bystander.close();
});

test("guests, logins and requests are counted by address", async () => {
  const strict = await Arena.open({ guestsPerHour: 8, loginsPerMinute: 5 });
  const codes: string[] = [];
  for (let count = 0; count < 20; count++) {
    const refused = await strict.guest().catch((error: unknown) => error);
    codes.push(refused instanceof CallRefused ? refused.refusal.code : "done");
  }
  expect(codes.filter((code) => code === "done").length).toBeLessThanOrEqual(8);
  expect(codes.at(-1)).toBe("too-many");
  const logins: number[] = [];
  for (let count = 0; count < 10; count++) {
    const body = { name: "somebody", password: `guess ${count}` };
    const refused = await strict.call(undefined, "login", { body }).catch((error: unknown) => error);
    logins.push(refused instanceof CallRefused ? refused.status : 200);
  }
  expect(logins.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(logins.slice(5)).toEqual([429, 429, 429, 429, 429]);
  expect(await strict.close()).toEqual([]);
});
