import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { builtPages } from "../../test/pages.ts";
import { served } from "../../test/served.ts";
import { within } from "./arena.ts";
import { refusals } from "./figures.ts";
import { dialled, type Line } from "./line.ts";
import { rawRequest } from "./raw-http.ts";

const PATIENCE = 30_000;
const STRANGER = "127.0.0.9";
const HOST = "Host: 127.0.0.1\r\n";
const JSON_BODY = "Content-Type: application/json\r\n";
const CHUNKED = `POST /api/guests HTTP/1.1\r\n${HOST}${JSON_BODY}Transfer-Encoding: chunked\r\n\r\n`;

const answers = (line: Line): number => line.heard().split("HTTP/1.1 ").length - 1;

/** How many requests Node makes of what comes meanwhile, also of those that it never hands on. */
async function madeDuring(work: () => Promise<void>): Promise<number> {
  let made = 0;
  const count = (): void => {
    made++;
  };
  subscribe("http.server.request.start", count);
  try {
    await work();
  } finally {
    unsubscribe("http.server.request.start", count);
  }
  return made;
}

test.for<[string, string, number]>([
  ["without a name", "GET / HTTP/1.1\r\n\r\n", 400],
  ["with an expectation", `GET / HTTP/1.1\r\n${HOST}Expect: x\r\n\r\n`, 417],
  ["with half an expectation", `GET / HTTP/1.1\r\n${HOST}Expect: 100-continue, x\r\n\r\n`, 417],
  ["with a whole address", `GET http://127.0.0.1/api/games HTTP/1.1\r\n${HOST}\r\n`, 400],
  ["with no address", `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`, 400],
  ["with an address without end", `GET /${".".repeat(15_500)}/x HTTP/1.1\r\n${HOST}\r\n`, 414],
])("of a thousand requests %s one is read, refused, and the line ended", async ([, request, status]) => {
  const server = await served();
  const line = await dialled(server.port, { from: STRANGER });
  const made = await madeDuring(async () => {
    line.socket.write(request.repeat(1000));
    await within(PATIENCE, "being cut off", line.closed);
  });
  expect(made).toBe(1);
  expect(line.heard()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answers(line)).toBe(1);
  expect(await refusals(`http://127.0.0.1:${server.port}`, "bad-request")).toBe(1);
});

test("who asked too often is not told to go on either", async () => {
  const server = await served({ limits: { requestsPerMinute: 2 } });
  const expecting = `GET /api/games HTTP/1.1\r\n${HOST}Expect: 100-continue\r\n\r\n`;
  const heard: string[] = [];
  for (let count = 0; count < 3; count++)
    heard.push((await rawRequest(server.port, expecting)).text.slice(0, 12));
  expect(heard).toEqual(["HTTP/1.1 100", "HTTP/1.1 100", "HTTP/1.1 429"]);
});

test("a tunnel to elsewhere is not opened, and counted", async () => {
  const server = await served();
  const line = await dialled(server.port, { from: STRANGER });
  line.socket.write(`CONNECT example.org:443 HTTP/1.1\r\n${HOST}\r\n`.repeat(100));
  await within(PATIENCE, "being cut off", line.closed);
  expect(line.heard()).toBe("");
  expect(await refusals(`http://127.0.0.1:${server.port}`, "unreadable")).toBe(1);
});

test("a pipeline of requests with bodies is cut like any other", async () => {
  const server = await served({ limits: { pendingPerConnection: 4 } });
  const line = await dialled(server.port, { from: STRANGER });
  line.socket.write(`POST /healthz HTTP/1.1\r\n${HOST}Content-Length: 1\r\n\r\na`.repeat(700));
  await within(PATIENCE, "being cut off", line.closed);
  expect(answers(line)).toBeLessThanOrEqual(4);
  expect(await refusals(`http://127.0.0.1:${server.port}`, "pipelined")).toBe(1);
});

test("a body of ten thousand crumbs is cut off unanswered; whoever comes next is read as ever", async () => {
  const server = await served();
  for (let count = 0; count < 3; count++) {
    const line = await dialled(server.port, { from: STRANGER });
    line.socket.write(CHUNKED);
    line.socket.write("1\r\n{\r\n".repeat(10_000));
    await within(PATIENCE, "being cut off", line.closed);
    expect(line.heard()).toBe("");
  }
  expect(await refusals(`http://127.0.0.1:${server.port}`, "crumbs")).toBe(3);
  for (let count = 0; count < 5; count++) {
    const body = '{"name":"Honest"}';
    const whole = `${CHUNKED}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    expect((await rawRequest(server.port, whole)).status).toBe(200);
  }
});

test("a body in as many pieces as a slow network makes of it is read", async () => {
  const server = await served();
  const body = JSON.stringify({ name: "Honest" }).padEnd(60_000);
  const pieces = body.match(/.{1,500}/gs) ?? [];
  const chunks = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join("");
  expect((await rawRequest(server.port, `${CHUNKED}${chunks}0\r\n\r\n`)).status).toBe(200);
});

test("whoever goes on sending a body after the answer is cut off", async () => {
  const server = await served({ limits: { requestTime: 600_000 } });
  const line = await dialled(server.port, { from: STRANGER });
  line.socket.write(`POST /nowhere HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`);
  await within(PATIENCE, "being cut off", line.closed);
  expect(line.heard()).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test("whoever sends chunks without end is told that it is too much, and cut off", async () => {
  const server = await served({ limits: { requestTime: 600_000 } });
  const line = await dialled(server.port, { from: STRANGER });
  line.socket.write(CHUNKED + `4000\r\n${"x".repeat(0x4000)}\r\n`.repeat(5));
  await within(PATIENCE, "being cut off", line.closed);
  expect(line.heard()).toMatch(/^HTTP\/1\.1 413 /);
});

test("only fetching a file costs as little as a file", async () => {
  const pages = builtPages();
  try {
    const server = await served({ pages, limits: { requestsPerMinute: 3 } });
    const statuses = async (method: string): Promise<readonly number[]> => {
      const seen: number[] = [];
      for (let count = 0; count < 5; count++)
        seen.push((await fetch(`http://127.0.0.1:${server.port}/`, { method })).status);
      return seen;
    };
    expect(await statuses("GET")).toEqual([200, 200, 200, 200, 200]);
    expect((await statuses("DELETE")).slice(3)).toEqual([429, 429]);
  } finally {
    await rm(pages, { recursive: true, force: true });
  }
});
