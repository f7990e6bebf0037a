import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { connect as secure } from "node:tls";
import { expect, test } from "vitest";
import { makeCertificate } from "../../proofs/proxy/certificate.ts";
import { LIMITS } from "../limits.ts";
import { Door } from "./door.ts";
import { openEntrance } from "./entrance.ts";
import { proxies } from "./proxy.ts";

const HOST = "Host: localhost\r\n";
const { pendingPerConnection } = LIMITS;

/** A request, how many of it are read until the line is over, and what that is counted as. */
const LINES: readonly [string, string, number, string][] = [
  ["requests", `GET / HTTP/1.1\r\n${HOST}\r\n`, pendingPerConnection + 1, "pipelined"],
  ["requests without a name", "GET / HTTP/1.1\r\n\r\n", 1, "bad-request"],
  [
    "crumbs",
    `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n${"1\r\n{\r\n".repeat(300)}`,
    1,
    "crumbs",
  ],
  ["expectations", `GET / HTTP/1.1\r\n${HOST}Expect: x\r\n\r\n`, 1, "bad-request"],
];

test.for(
  LINES.flatMap(([what, request, most, code]) =>
    [false, true].map((isSecure) => ({ what, request, most, code, isSecure })),
  ),
)("the rest of many $what is not even read (TLS: $isSecure)", async ({ request, most, code, isSecure }) => {
  const isOurs = (): boolean => true;
  const counted: string[] = [];
  const door = new Door({
    limits: LIMITS,
    proxies: proxies({ trust: false, publicOrigin: undefined, tls: isSecure, isOurs }),
    steady: () => performance.now(),
    ban: () => undefined,
    isOurs,
    isCheap: () => true,
    counted: (code) => counted.push(code),
  });
  const server = openEntrance((_request, _response) => {}, {
    door,
    limits: LIMITS,
    ...(isSecure && { tls: await makeCertificate() }),
    unreadable: () => {},
    failed: (error) => {
      throw error;
    },
  });
  let read = 0;
  const count = (): void => {
    read++;
  };
  // Also what Node would answer by itself.
  subscribe("http.server.request.start", count);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const line: Socket = isSecure
    ? secure({ port, host: "127.0.0.1", rejectUnauthorized: false })
    : connect(port, "127.0.0.1");
  line.on("error", () => {});
  line.resume().write(request.repeat(400));
  // Who is cut off while they still send hears of a reset, which is no fault here.
  await new Promise((resolve) => line.once("close", resolve));
  unsubscribe("http.server.request.start", count);
  expect(counted).toEqual([code]);
  expect(read).toBe(most);
  server.close();
});
