import { connect, type Socket } from "node:net";
import { connect as secure, type TLSSocket } from "node:tls";
import { PROTOCOL, SOCKET_PATH } from "@medallion/protocol";

/** Where the resets go. */
export interface Target {
  readonly port: number;
  readonly tls: boolean;
  /** Whether the client is a proxy that names somebody else's address. */
  readonly proxied: boolean;
}

/** A moment at which a client breaks its connection off without a word. */
export interface Stage {
  readonly name: string;
  /** What is sent. */
  readonly said: (target: Target) => string | Buffer;
  /** What is waited for before the reset; without it the reset follows at once. */
  readonly until?: string;
  /** What is sent after that. */
  readonly after?: Buffer;
}

const WEBSOCKET = [
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  `Sec-WebSocket-Key: ${Buffer.alloc(16).toString("base64")}`,
];

/** Text in one masked frame, whose mask changes nothing. */
function frame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | Buffer.byteLength(text), 0, 0, 0, 0]), Buffer.from(text)]);
}

function request(line: string, target: Target, ...headers: readonly string[]): string {
  const forwarded = target.proxied ? ["X-Forwarded-For: 203.0.113.7", "X-Forwarded-Proto: https"] : [];
  return `${[`${line} HTTP/1.1`, "Host: 127.0.0.1", ...forwarded, ...headers].join("\r\n")}\r\n\r\n`;
}

const upgrade = (target: Target): string => request(`GET ${SOCKET_PATH}`, target, ...WEBSOCKET);

export const STAGES: readonly Stage[] = [
  { name: "before a word", said: () => "" },
  { name: "in a request line", said: () => "GET /healthz HT" },
  { name: "in the headers", said: () => "GET /healthz HTTP/1.1\r\nHost: 127.0" },
  { name: "after a request", said: (target) => request("GET /healthz", target) },
  { name: "after a request to a route", said: (target) => request("GET /api/games", target) },
  { name: "after a request for a page", said: (target) => request("GET /", target, "Accept: text/html") },
  {
    name: "in a body",
    said: (target) =>
      `${request("POST /api/guests", target, "Content-Type: application/json", "Content-Length: 1000")}{"name":`,
  },
  { name: "in an answer", said: (target) => request("GET /api/games", target), until: "HTTP/1.1 200" },
  { name: "after an upgrade", said: upgrade },
  {
    name: "after an upgrade to nowhere",
    said: (target) => request("GET /elsewhere", target, ...WEBSOCKET),
  },
  { name: "after the upgrade was granted", said: upgrade, until: "HTTP/1.1 101" },
  { name: "in a frame", said: upgrade, until: "HTTP/1.1 101", after: frame("{}").subarray(0, 4) },
  {
    name: "after a hello",
    said: upgrade,
    until: "HTTP/1.1 101",
    after: frame(JSON.stringify({ kind: "hello", protocol: PROTOCOL, token: "none" })),
  },
  { name: "with a hello", said: (target) => Buffer.concat([Buffer.from(upgrade(target)), frame("{}")]) },
];

/** Breaks one connection off at that moment. */
export async function resetAt(stage: Stage, target: Target): Promise<void> {
  const raw = connect({ port: target.port, host: "127.0.0.1" });
  raw.on("error", () => {});
  const closed = new Promise<void>((resolve) => raw.once("close", () => resolve()));
  raw.once("connect", () => {
    if (stage.name === "before a word" || !target.tls) say(stage, target, raw, raw);
    else {
      const line: TLSSocket = secure({ socket: raw, rejectUnauthorized: false });
      line.on("error", () => raw.destroy());
      line.once("secureConnect", () => say(stage, target, raw, line));
    }
  });
  await closed;
}

function say(stage: Stage, target: Target, raw: Socket, line: Socket): void {
  const reset = (): void => {
    if (stage.after !== undefined) line.write(stage.after);
    // What TLS makes of it is written in the next turn.
    if (target.tls) setImmediate(() => raw.resetAndDestroy());
    else raw.resetAndDestroy();
  };
  const said = stage.said(target);
  if (said.length > 0) line.write(said);
  if (stage.until === undefined) return reset();
  const { until } = stage;
  let heard = "";
  line.on("data", (data) => {
    heard += String(data);
    if (heard.includes(until)) reset();
  });
  // Whoever was refused is not waited for.
  line.once("end", reset);
}
