import { expect, test } from "vitest";
import { BOT, OPEN, served, Visitor } from "../../test/served.ts";
import { within } from "./arena.ts";
import { figure, refusals } from "./figures.ts";
import { dialled, frame, type Line, UPGRADE } from "./line.ts";

const PATIENCE = 30_000;
const server = await served({ limits: { messageBurst: 20, messagesPerSecond: 5, warningsBeforeClose: 5 } });
const origin = `http://127.0.0.1:${server.port}`;

async function upgraded(reads = true): Promise<Line> {
  const line = await dialled(server.port, { reads });
  line.socket.write(UPGRADE);
  if (reads) await expect.poll(() => line.heard(), { timeout: PATIENCE }).toContain("101 Switching");
  return line;
}

test.for<[string, Buffer]>([
  ["pings", frame("ping", "x".repeat(100))],
  ["pongs that nobody asked for", frame("pong")],
  ["empty messages", frame("text")],
])("who floods with %s before any hello is cut off", async ([, bytes]) => {
  const before = await refusals(origin, "flood");
  const line = await upgraded();
  for (let count = 0; count < 60; count++) line.socket.write(bytes);
  await within(PATIENCE, "being cut off", line.closed);
  expect(line.heard()).toContain('"code":"too-fast"');
  expect(line.heard().split("x".repeat(100)).length - 1).toBeLessThanOrEqual(20);
  expect(await refusals(origin, "flood")).toBe(before + 1);
});

test("who floods with pings and never reads is cut off as well", async () => {
  const before = await refusals(origin, "flood");
  const line = await upgraded(false);
  for (let count = 0; count < 60; count++) line.socket.write(frame("ping", "x".repeat(100)));
  await expect.poll(() => refusals(origin, "flood"), { timeout: PATIENCE }).toBe(before + 1);
  await expect.poll(() => figure(origin, "medallion_sockets"), { timeout: PATIENCE }).toBe(0);
  line.socket.destroy();
});

test("a quiet socket has its pings answered", async () => {
  const line = await upgraded();
  line.socket.write(frame("ping", "still there"));
  await expect.poll(() => line.heard(), { timeout: PATIENCE }).toContain("still there");
  line.socket.destroy();
});

test("a message may come in some pieces, not in a thousand", async () => {
  const line = await upgraded();
  line.socket.write(frame("text", '{"kind":', false));
  line.socket.write(frame("continuation", "", false));
  line.socket.write(frame("continuation", '"ping","request":1}'));
  await expect.poll(() => line.heard(), { timeout: PATIENCE }).toContain('"code":"no-hello"');
  const before = await refusals(origin, "flood");
  line.socket.write(frame("text", "{", false));
  line.socket.write(Buffer.concat(Array.from({ length: 1000 }, () => frame("continuation", "", false))));
  await within(PATIENCE, "being cut off", line.closed);
  expect(await refusals(origin, "flood")).toBe(before + 1);
});

test("who asks and asks and never reads the answers is cut off", async () => {
  const generous = await served({
    limits: {
      waitingBytes: 1024,
      messageBurst: 100_000,
      messagesPerSecond: 100_000,
      attachesPerMinute: 1e6,
    },
  });
  const own = `http://127.0.0.1:${generous.port}`;
  const visitor = await Visitor.guest(generous, "Deaf");
  // A game that has begun has more to tell.
  const { table } = await visitor.found({}, [OPEN, BOT]);
  const line = await dialled(generous.port, { reads: false });
  const { token } = visitor;
  line.socket.write(UPGRADE);
  line.socket.write(frame("text", JSON.stringify({ kind: "hello", protocol: 2, token })));
  const attach = frame("text", JSON.stringify({ kind: "attach", request: 1, table, seat: 0, since: "game" }));
  // As often as the server can answer: what waits to be done is bounded too.
  const asking = setInterval(() => line.socket.write(attach), 4);
  await expect.poll(() => refusals(own, "unread"), { timeout: 3 * PATIENCE }).toBe(1);
  clearInterval(asking);
  line.socket.destroy();
});
