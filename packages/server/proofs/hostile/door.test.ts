import { request } from "node:http";
import { expect, test } from "vitest";
import { served } from "../../test/served.ts";
import { within } from "./arena.ts";
import { refusals } from "./figures.ts";
import { dialled, type Line } from "./line.ts";

const PATIENCE = 30_000;
const STRANGER = "127.0.0.9";

/** The status that somebody at this address gets, over a connection of their own. */
function statusFrom(port: number, localAddress: string, path = "/healthz"): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: "127.0.0.1", localAddress, path, agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    asked.once("error", reject).end();
  });
}

const answers = (line: Line): number => line.heard().split("HTTP/1.1 ").length - 1;

test("one address has only so many connections, whatever they are for; others notice nothing", async () => {
  const server = await served({ limits: { tcpPerAddress: 10 } });
  const lines: Line[] = [];
  for (let count = 0; count < 10; count++) lines.push(await dialled(server.port, { from: STRANGER }));
  const refused = await dialled(server.port, { from: STRANGER });
  await within(PATIENCE, "being turned away", refused.closed);
  expect(await statusFrom(server.port, "127.0.0.1")).toBe(200);
  expect(await refusals(`http://127.0.0.1:${server.port}`, "connections")).toBeGreaterThan(0);
  lines[0]?.socket.destroy();
  await expect.poll(() => statusFrom(server.port, STRANGER).catch(() => 0), { timeout: PATIENCE }).toBe(200);
  for (const { socket } of lines) socket.destroy();
});

test("all addresses together have only so many connections", async () => {
  const server = await served({ limits: { tcpConnections: 5 } });
  const lines: Line[] = [];
  for (let count = 0; count < 5; count++)
    lines.push(await dialled(server.port, { from: `127.0.1.${count}` }));
  await expect(statusFrom(server.port, "127.0.0.1")).rejects.toThrow();
  for (const { socket } of lines) socket.destroy();
  await expect
    .poll(() => statusFrom(server.port, "127.0.0.1").catch(() => 0), { timeout: PATIENCE })
    .toBe(200);
});

test("who comes again and again has to wait; others notice nothing", async () => {
  const server = await served({ limits: { arrivalsPerMinute: 20 } });
  const came: number[] = [];
  for (let count = 0; count < 30; count++) came.push(await statusFrom(server.port, STRANGER).catch(() => 0));
  expect(came.slice(0, 20)).toEqual(Array(20).fill(200));
  expect(came.filter((status) => status === 0).length).toBeGreaterThan(0);
  expect(await statusFrom(server.port, "127.0.0.1")).toBe(200);
});

test("a trusted proxy may open any number of connections, and those it speaks for are told apart", async () => {
  const limits = { tcpPerAddress: 2, arrivalsPerMinute: 2, requestsPerMinute: 3 };
  const server = await served({ trustProxy: "loopback", limits });
  const asked = async (address: string): Promise<number> =>
    (
      await fetch(`http://127.0.0.1:${server.port}/readyz`, {
        headers: { "x-forwarded-for": address, connection: "close" },
      })
    ).status;
  const one: number[] = [];
  for (let count = 0; count < 5; count++) one.push(await asked("203.0.113.7"));
  expect(one).toEqual([200, 200, 200, 429, 429]);
  expect(await asked("203.0.113.8")).toBe(200);
});

test.for<[string, string]>([
  ["for a sign of life", "/healthz"],
  ["for a route", "/api/games"],
])("a thousand requests on one line without waiting for an answer, %s, end it", async ([, path]) => {
  const server = await served({ limits: { pendingPerConnection: 4 } });
  const line = await dialled(server.port, { from: STRANGER });
  line.socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(1000));
  await within(PATIENCE, "being cut off", line.closed);
  expect(answers(line)).toBeLessThanOrEqual(4);
  expect(await refusals(`http://127.0.0.1:${server.port}`, "pipelined")).toBe(1);
});

test.for<[string, string]>([
  ["pipelines", "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"],
  ["asks without a name", "GET /healthz HTTP/1.1\r\n\r\n"],
  ["expects something", "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: x\r\n\r\n"],
])("who %s cannot come back at once", async ([, request]) => {
  const server = await served({ limits: { arrivalsPerMinute: 100 } });
  const pipeline = request.repeat(100);
  for (let count = 0; count < 3; count++) {
    const line = await dialled(server.port, { from: STRANGER });
    line.socket.write(pipeline);
    await within(PATIENCE, "being cut off", line.closed);
  }
  await expect(statusFrom(server.port, STRANGER)).rejects.toThrow();
  expect(await statusFrom(server.port, "127.0.0.1")).toBe(200);
});

test("some requests on one line are answered in order", async () => {
  const server = await served();
  const line = await dialled(server.port);
  line.socket.write("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(3));
  await expect.poll(() => answers(line), { timeout: PATIENCE }).toBe(3);
  line.socket.destroy();
});
