import { once } from "node:events";
import { get } from "node:https";
import { COOKIE } from "@medallion/protocol";
import { expect, test } from "vitest";
import { ask, served } from "../../test/served.ts";
import { makeCertificate } from "../proxy/certificate.ts";
import { rawRequest } from "./raw-http.ts";

/* Pages of another origin were given what a visitor's cookie opens, as long as they only read. */

const OWN = "https://table.example.org";

test("a page of another origin gets nothing for a visitor's cookie, neither by reading nor by doing", async () => {
  const server = await served({ publicOrigin: OWN });
  const { body } = await ask(server, "POST", "/api/guests", { body: { name: "Anna" } });
  const statusFor = async (headers: string, method = "GET", path = "/api/me"): Promise<number> => {
    const head = `${method} ${path} HTTP/1.1\r\nHost: table.example.org\r\nConnection: close\r\n`;
    const cookie = `Cookie: ${COOKIE}=${body.token}\r\n`;
    return (await rawRequest(server.port, `${head}${cookie}${headers}\r\n`)).status;
  };
  const foreign = [
    "Origin: https://evil.example\r\n",
    "Origin: null\r\n",
    `Origin: ${OWN}.evil.example\r\n`,
    "Origin: http://table.example.org\r\n",
    "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\n",
    "Sec-Fetch-Site: cross-site\r\n",
  ];
  for (const headers of foreign) {
    expect(await statusFor(headers), headers).toBe(401);
    expect(await statusFor(headers, "GET", "/api/me/export"), headers).toBe(401);
  }
  expect(await statusFor("Sec-Fetch-Site: cross-site\r\n", "POST", "/api/logout")).toBe(401);
  const own = [
    "",
    `Origin: ${OWN}\r\n`,
    "Sec-Fetch-Site: same-origin\r\nSec-Fetch-Mode: cors\r\n",
    "Sec-Fetch-Site: same-site\r\nSec-Fetch-Mode: navigate\r\n",
    "Sec-Fetch-Site: none\r\nSec-Fetch-Mode: navigate\r\n",
    // Whoever follows a link from elsewhere.
    "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\n",
  ];
  for (const headers of own) expect(await statusFor(headers), headers).toBe(200);
});

test("over TLS browsers are bound to https for this name, and not for the owner's other sites", async () => {
  const server = await served({ tls: await makeCertificate() });
  const wish = { port: server.port, host: "127.0.0.1", path: "/api/games", rejectUnauthorized: false };
  const asked = get(wish);
  const [reply] = await once(asked, "response");
  reply.resume();
  expect(reply.headers["strict-transport-security"]).toBe("max-age=31536000");
});
