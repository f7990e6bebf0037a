import { KITS } from "@medallion/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServerConfig } from "../../src/config.ts";
import { type Server, startServer } from "../../src/server.ts";
import { builtPages } from "../../test/pages.ts";
import { type Certificate, makeCertificate } from "./certificate.ts";
import { type BehindProxy, CHECKS, GUESTS, TLS_CHECKS } from "./checks.ts";
import { fitted, headersSetBy, nginxBlock } from "./nginx-block.ts";
import { type ReverseProxy, startReverseProxy } from "./reverse-proxy.ts";
import { ProxyVisitor } from "./visitor.ts";

const proxies: ReverseProxy[] = [];
const servers: Server[] = [];
let certificate: Certificate;

beforeAll(async () => {
  certificate = await makeCertificate();
});
afterAll(async () => {
  for (const proxy of proxies) proxy.close();
  await Promise.all(servers.map((server) => server.stop()));
});

async function started(config: Partial<ServerConfig>): Promise<Server> {
  const server = await startServer({
    kits: KITS,
    kitsModule: import.meta.resolve("@medallion/games"),
    database: "sqlite::memory:",
    host: "127.0.0.1",
    port: 0,
    ownerToken: "owner",
    pages: builtPages(),
    log: { level: "silent" },
    limits: { guestsPerHour: GUESTS },
    ...config,
  });
  servers.push(server);
  return server;
}

/** A server behind one proxy per address, each of which sets the headers that the page gives nginx. */
async function behindProxy(config: Partial<ServerConfig>): Promise<BehindProxy> {
  const server = await started(config);
  const headers = headersSetBy(nginxBlock());
  const from = async (clientAddress: string): Promise<ProxyVisitor> => {
    const proxy = await startReverseProxy({ ...certificate, upstream: server.port, headers, clientAddress });
    proxies.push(proxy);
    return new ProxyVisitor({ origin: proxy.origin, ca: certificate.cert });
  };
  return { one: await from("203.0.113.7"), other: await from("203.0.113.8") };
}

describe("behind a trusted proxy with the headers of docs/hosting.md", () => {
  let people: BehindProxy;
  beforeAll(async () => {
    people = await behindProxy({ trustProxy: "loopback" });
  });
  test.each(CHECKS)("$title", ({ run }) => run(people));
});

describe("behind a proxy that is not trusted", () => {
  let people: BehindProxy;
  beforeAll(async () => {
    people = await behindProxy({});
  });

  test("what it says of scheme and addresses is not believed", async () => {
    const { one, other } = people;
    for (let guest = 0; guest < GUESTS; guest++) {
      const { cookie } = await one.becomeGuest();
      expect(cookie).not.toContain("Secure");
    }
    expect((await other.ask("POST", "/api/guests", {})).status).toBe(429);
  });
});

describe("with a certificate of its own", () => {
  let visitor: ProxyVisitor;
  beforeAll(async () => {
    const { origin } = await started({ tls: certificate });
    visitor = new ProxyVisitor({ origin, ca: certificate.cert });
  });
  test.each(TLS_CHECKS)("$title", ({ run }) => run({ one: visitor, other: visitor }));
});

test("with a public origin the proxy need not be believed about it", async () => {
  const { one } = await behindProxy({ publicOrigin: "https://table.example.org" });
  const own = await one.ask("POST", "/api/guests", {}, { origin: "https://table.example.org" });
  expect(own.status).toBe(200);
  const other = await one.ask("POST", "/api/guests", {}, { origin: one.origin });
  expect(other.status).toBe(403);
});

test("the block of the page fits a machine, and sets what the server reads", () => {
  const block = fitted(nginxBlock(), { listen: 4443, upstream: 8081, cert: "/c.pem", key: "/k.pem" });
  expect(block).toContain("listen 127.0.0.1:4443 ssl;");
  expect(block).not.toContain("8080");
  expect([...headersSetBy(block).keys()]).toEqual([
    "Host",
    "X-Forwarded-For",
    "X-Forwarded-Proto",
    "Upgrade",
    "Connection",
  ]);
  expect(() => fitted("server {}", { listen: 1, upstream: 2, cert: "", key: "" })).toThrow("lacks listen");
});
