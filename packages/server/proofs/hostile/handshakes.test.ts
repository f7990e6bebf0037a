import { Agent, get, request } from "node:https";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { served } from "../../test/served.ts";
import { makeCertificate } from "../proxy/certificate.ts";
import { within } from "./arena.ts";

/*
 * Connections that never finished their TLS handshake stayed open for ever, and counted for ever once their other end had
 * closed them: 400 of them made a server with room for 400 deaf until it was started anew.
 */

const PATIENCE = 30_000;
const REQUEST_TIME = 600;
const ROOM = 6;

/** The head of a handshake record of 512 bytes, most of which never come. */
const BEGUN = Buffer.from("1603010200010001fc0303", "hex");

/** A connection whose own end stays open until it is told otherwise. */
function dialled(port: number, say: (socket: Socket) => void) {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {}).resume();
  socket.once("connect", () => say(socket));
  const closed = new Promise<void>((resolve) => {
    socket.once("end", resolve).once("close", () => resolve());
  });
  return { socket, closed };
}

function statusOf(port: number): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(
      { port, host: "127.0.0.1", path: "/healthz", rejectUnauthorized: false, agent: false },
      (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      },
    );
    asked.once("error", () => resolve(0)).end();
  });
}

test.for<[string, (socket: Socket) => void]>([
  ["says nothing", () => {}],
  ["begins a handshake and stops", (socket) => socket.write(BEGUN)],
  [
    "sends a handshake byte by byte",
    (socket) => {
      socket.write(BEGUN);
      const drip = setInterval(() => socket.writable && socket.write("\0"), 50);
      socket.once("close", () => clearInterval(drip));
    },
  ],
])("over TLS, who %s is cut off in time and takes nobody's room", async ([, say]) => {
  const server = await served({
    tls: await makeCertificate(),
    limits: { requestTime: REQUEST_TIME, tcpConnections: ROOM },
  });
  const lines = Array.from({ length: ROOM }, () => dialled(server.port, say));
  await within(PATIENCE, "being cut off", Promise.all(lines.map(({ closed }) => closed)));
  for (const { socket } of lines) socket.end();
  await expect.poll(() => statusOf(server.port), { timeout: PATIENCE }).toBe(200);
  for (const { socket } of lines) socket.destroy();
});

test("over TLS, who is done with the handshake in time stays", async () => {
  const server = await served({ tls: await makeCertificate(), limits: { requestTime: REQUEST_TIME } });
  const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });
  const asked = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      get({ port: server.port, host: "127.0.0.1", path: "/healthz", agent }, (reply) => {
        const port = reply.socket.localPort;
        reply.resume().once("end", () => resolve([reply.statusCode, port]));
      }).once("error", reject);
    });
  const first = await asked();
  await new Promise((resolve) => setTimeout(resolve, 3 * REQUEST_TIME));
  expect(await asked()).toEqual(first);
  agent.destroy();
});
