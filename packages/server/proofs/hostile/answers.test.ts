import { afterEach, expect, test, vi } from "vitest";
import { BotQueue } from "../../src/bots/queue.ts";
import { builtPages } from "../../test/pages.ts";
import { ask, served, Visitor } from "../../test/served.ts";
import { figure, refusals } from "./figures.ts";
import { rawRequest } from "./raw-http.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("nothing that anybody is told is kept on the way; files are", async () => {
  const server = await served({ pages: builtPages() });
  const anna = await Visitor.guest(server, "Anna");
  const { table } = await anna.found();
  for (const path of ["/api/me", `/api/tables/${table}`, "/api/games", "/api/nothing", "/readyz", "/metrics"])
    expect([path, (await anna.ask("GET", path)).headers.get("cache-control")]).toEqual([path, "no-store"]);
  const guest = await ask(server, "POST", "/api/guests", { body: { name: "B" } });
  expect(guest.headers.get("cache-control")).toBe("no-store");
  const file = await ask(server, "GET", "/assets/index-3f2a.js");
  expect(file.headers.get("cache-control")).toContain("immutable");
});

test.for<[string, string, number]>([
  ["a code that is cut off", "GET /api/tables/% HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
  ["codes that are no text", "GET /%ff%fe HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
  ["no HTTP", "nonsense\r\n\r\n", 400],
  ["headers without end", `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${"a".repeat(20_000)}\r\n\r\n`, 431],
])("what cannot be read is refused in the same form as everything else: %s", async ([, bytes, status]) => {
  const server = await served();
  const reply = await rawRequest(server.port, bytes);
  expect(reply.status).toBe(status);
  expect(reply.text.toLowerCase()).toContain("content-type: application/json");
  expect(JSON.parse(reply.text.slice(reply.text.indexOf("\r\n\r\n")))).toEqual({
    refusal: { code: "bad-request", sentence: expect.stringMatching(/^[A-Z].*\.$/) },
  });
});

test("words over a socket and over HTTP come from one budget", async () => {
  const server = await served({ limits: { wordsPerMinute: 4 } });
  const anna = await Visitor.guest(server, "Anna");
  const { table } = await anna.found();
  const talk = await anna.at(table, 0);
  const say = { kind: "say", text: "hello" } as const;
  for (let count = 0; count < 2; count++) {
    expect(await talk.command(table, say)).toBeUndefined();
    expect((await anna.command(table, say)).status).toBe(200);
  }
  expect((await anna.command(table, say)).status).toBe(429);
  expect(await talk.command(table, say)).toMatchObject({ refusal: { code: "too-fast" } });
  talk.close();
});

test("a machine's clock that jumps ahead drops nobody and gives nobody a new budget", async () => {
  const server = await served({ limits: { silence: 1500, wordsPerMinute: 2 } });
  const anna = await Visitor.guest(server, "Anna");
  const { table } = await anna.found();
  const talk = await anna.at(table, 0);
  const say = { kind: "say", text: "hello" } as const;
  for (let count = 0; count < 2; count++) await talk.command(table, say);
  const now = Date.now;
  vi.spyOn(Date, "now").mockImplementation(() => now() + 3_600_000);
  // Every socket is looked at within a third of the silence.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(talk.closed).toBe(false);
  expect(await talk.command(table, say)).toMatchObject({ refusal: { code: "too-fast" } });
  talk.close();
});

test("every command is counted, whichever way it came and whatever became of it", async () => {
  const server = await served();
  const origin = `http://127.0.0.1:${server.port}`;
  const anna = await Visitor.guest(server, "Anna");
  const { table } = await anna.found();
  const talk = await anna.at(table, 0);
  const counted = (label: string): Promise<number> => figure(origin, "medallion_commands_total", label);
  const say = { kind: "say", text: "hello" } as const;
  await talk.command(table, say);
  await anna.command(table, say);
  await anna.command("AAAAAAAAAAAAAAAAAAAAAA", say);
  await talk.command("AAAAAAAAAAAAAAAAAAAAAA", say);
  expect(await counted('kind="say",result="done"')).toBe(2);
  expect(await counted('kind="say",result="refused"')).toBe(2);
  expect(await figure(origin, "medallion_acknowledge_seconds_count")).toBe(4);
  talk.close();
});

test("threads that think are counted, not what they think about", async () => {
  const server = await served();
  // One thread with seven tasks, which lasts too short a moment to be met by asking.
  vi.spyOn(BotQueue.prototype, "running", "get").mockReturnValue(7);
  vi.spyOn(BotQueue.prototype, "threadsBusy", "get").mockReturnValue(1);
  expect(await figure(`http://127.0.0.1:${server.port}`, "medallion_bot_threads_busy")).toBe(1);
});

test("a refusal of any route is counted", async () => {
  const server = await served();
  const origin = `http://127.0.0.1:${server.port}`;
  await ask(server, "GET", "/api/me");
  await ask(server, "GET", "/api/nothing");
  expect(await refusals(origin, "not-known")).toBe(1);
  expect(await refusals(origin, "no-such-address")).toBe(1);
});
