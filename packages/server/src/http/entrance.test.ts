import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { connect as secure } from "node:tls";
import { expect, test } from "vitest";
import { makeCertificate } from "../../proofs/proxy/certificate.ts";
import { LIMITS } from "../limits.ts";
import { Door } from "./door.ts";
import { openEntrance } from "./entrance.ts";
import { proxies } from "./proxy.ts";

const LINE = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

test.for([false, true])("the rest of a pipeline is not even read (TLS: %s)", async (isSecure) => {
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
  server.on("request", () => read++);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const line: Socket = isSecure
    ? secure({ port, host: "127.0.0.1", rejectUnauthorized: false })
    : connect(port, "127.0.0.1");
  line.on("error", () => {});
  line.resume().write(LINE.repeat(400));
  await once(line, "close");
  expect(counted).toEqual(["pipelined"]);
  expect(read).toBe(LIMITS.pendingPerConnection + 1);
  server.close();
});
