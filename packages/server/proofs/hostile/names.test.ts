import { SOCKET_PATH } from "@medallion/protocol";
import { expect, test } from "vitest";
import { ask, served, Visitor } from "../../test/served.ts";
import { refusals } from "./figures.ts";
import { rawRequest } from "./raw-http.ts";

const server = await served({
  publicOrigin: "https://play.example.org",
  hosts: ["table.example.org", "*.example.net"],
});

function asked(port: number, host: string, path = "/healthz", ...headers: readonly string[]) {
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, ...headers];
  return rawRequest(port, `${lines.join("\r\n")}\r\n\r\n`);
}

test.for([
  ...["127.0.0.1", "127.0.0.1:8080", "192.168.1.20:8080", "[::1]:8080", "[fe80::1]", "203.0.113.7"],
  ...["localhost", "localhost:8080", "pc", "PC:8080", "pc.local", "pc.lan:8080", "pc.home.arpa"],
  ...["play.example.org", "Table.Example.ORG:443", "a.b.example.net", "table.example.org."],
])("a server answers to its own name: %s", async (host) => {
  expect((await asked(server.port, host)).status).toBe(200);
});

const FOREIGN = [
  "evil.example",
  "evil.example:8080",
  "example.net",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "a b",
];

test.for(FOREIGN)("a page whose name was made to lead here is told nothing: %s", async (host) => {
  for (const path of ["/healthz", "/metrics", "/", "/api/games"]) {
    const { status, text } = await asked(server.port, host, path);
    // What is no name at all is no request.
    expect([421, 400]).toContain(status);
    expect(text).toMatch(/"code":"(wrong-host|bad-request)","sentence":"[A-Z].*\."/);
    expect(text).not.toContain("medallion_");
  }
  const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
  expect((await asked(server.port, host, SOCKET_PATH, ...upgrade)).status).not.toBe(101);
});

test("what was refused by its name is counted", async () => {
  const origin = `http://127.0.0.1:${server.port}`;
  const before = await refusals(origin, "wrong-host");
  await asked(server.port, "evil.example");
  expect(await refusals(origin, "wrong-host")).toBe(before + 1);
});

test("a trusted proxy vouches for the name it hands on, but not whoever only sits beside it", async () => {
  const { port } = await served({ trustProxy: "loopback" });
  const forwarded = "X-Forwarded-For: 203.0.113.7";
  expect((await asked(port, "table.example.com", "/healthz", forwarded)).status).toBe(200);
  expect((await asked(port, "table.example.com")).status).toBe(421);
  expect((await asked(port, "table.example.com", "/metrics", forwarded)).status).toBe(401);
});

test("a link begins with a forwarded name only if it is ours and a trusted proxy says so", async () => {
  const linkTo = async (trustProxy: string | undefined, claimed: string): Promise<string> => {
    const own = await served({
      hosts: ["table.example.org"],
      ...(trustProxy !== undefined && { trustProxy }),
    });
    const anna = await Visitor.guest(own, "Anna");
    const { table } = await anna.found();
    const { body } = await ask(own, "GET", `/api/tables/${table}`, {
      token: anna.token,
      headers: { "x-forwarded-for": "203.0.113.7", "x-forwarded-host": claimed },
    });
    return new URL(body.link).hostname;
  };
  expect(await linkTo("loopback", "table.example.org")).toBe("table.example.org");
  expect(await linkTo("loopback", "evil.example")).toBe("127.0.0.1");
  expect(await linkTo(undefined, "table.example.org")).toBe("127.0.0.1");
});
