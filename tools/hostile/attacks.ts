import type { Socket } from "node:net";
import { PROTOCOL } from "@medallion/protocol";
import { frame, UPGRADE } from "../../packages/server/proofs/hostile/line.ts";

/** One way to hurt a server with a connection; a connection that is ended is opened again. */
export interface Attack {
  readonly name: string;
  readonly about: string;
  /** Whether what comes back is read. */
  readonly reads: boolean;
  /** Whether it needs somebody's token. */
  readonly greeted?: boolean;
  /** Whether the server does TLS itself. */
  readonly tls?: boolean;
  /** Passwords are worked on for some hundred megabytes at most: memory is printed, not judged. */
  readonly heavy?: boolean;
  /** Goes on as soon as the connection stands. */
  begin(socket: Socket, with_: Means): void;
}

export interface Means {
  readonly token: string;
  /** A table that anybody may watch. */
  readonly table: string;
}

/** The file that is worth asking for and not reading. */
export const LARGE_FILE = "/assets/large-1a2b.js";

const HOST = "Host: 127.0.0.1";
const PIECE = 64 * 1024;

/** Many of the same, as one piece. */
function many(bytes: Buffer | string): Buffer {
  const one = Buffer.from(bytes);
  return Buffer.concat(Array.from({ length: Math.max(1, Math.floor(PIECE / one.length)) }, () => one));
}

/** Sends as fast as the other end takes it. */
function flood(socket: Socket, bytes: Buffer): void {
  const pour = (): void => {
    while (!socket.destroyed && socket.write(bytes));
  };
  socket.on("drain", pour);
  pour();
}

/** Sends the same every so many milliseconds, while the connection stands. */
function every(socket: Socket, milliseconds: number, bytes: () => Buffer | string): void {
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer);
    else if (socket.writableLength < PIECE) socket.write(bytes());
  }, milliseconds);
  socket.once("close", () => clearInterval(timer));
}

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\n${HOST}\r\n\r\n`;
}

function post(path: string, length: number): string {
  return `POST ${path} HTTP/1.1\r\n${HOST}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
}

function chunked(path: string): string {
  return `POST ${path} HTTP/1.1\r\n${HOST}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
}

function hello({ token }: Means): Buffer {
  return frame("text", JSON.stringify({ kind: "hello", protocol: PROTOCOL, token }));
}

/** Requests that no client sends, one after the other without end. */
function sendsRequests(name: string, about: string, request: string): Attack {
  return { name, about, reads: false, begin: (socket) => flood(socket, many(request)) };
}

function sendsFrames(name: string, about: string, bytes: Buffer): Attack {
  return {
    name,
    about,
    reads: false,
    begin: (socket) => {
      socket.write(UPGRADE);
      flood(socket, many(bytes));
    },
  };
}

const PINGS = many(frame("ping", "x".repeat(125)));

export const ATTACKS: readonly Attack[] = [
  {
    name: "pings",
    about: "ping frames without a hello, nothing read",
    reads: false,
    begin: (socket) => {
      socket.write(UPGRADE);
      flood(socket, PINGS);
    },
  },
  sendsFrames("pongs", "pong frames that nobody asked for", frame("pong", "x".repeat(125))),
  sendsFrames("texts", "text that is no message", frame("text", "[".repeat(1000))),
  sendsFrames("empty", "empty frames", frame("text")),
  {
    name: "fragments",
    about: "a message of endless empty pieces",
    reads: false,
    begin: (socket) => {
      socket.write(UPGRADE);
      socket.write(frame("text", "{", false));
      flood(socket, many(frame("continuation", "", false)));
    },
  },
  {
    name: "crumbs",
    about: "frames that come byte by byte",
    reads: false,
    begin: (socket) => {
      socket.setNoDelay(true);
      socket.write(UPGRADE);
      socket.write(frame("text", "x".repeat(30_000)).subarray(0, 8));
      every(socket, 2, () => "x");
    },
  },
  sendsFrames("huge", "frames that are larger than allowed", frame("binary", Buffer.alloc(60_000))),
  {
    name: "hasty",
    about: "messages of somebody who is known, as fast as they go",
    reads: false,
    greeted: true,
    begin: (socket, means) => {
      socket.write(UPGRADE);
      socket.write(hello(means));
      flood(socket, many(frame("text", '{"kind":"ping","request":1}')));
    },
  },
  {
    name: "deaf",
    about: "asks for tables and the lobby as often as allowed, reads nothing",
    reads: false,
    greeted: true,
    begin: (socket, means) => {
      socket.write(UPGRADE);
      socket.write(hello(means));
      const attach = { kind: "attach", request: 1, table: means.table, seat: null, since: 0 };
      let turn = 0;
      every(socket, 60, () =>
        frame("text", JSON.stringify(turn++ % 5 === 0 ? attach : { kind: "lobby", on: turn % 2 === 0 })),
      );
    },
  },
  { name: "half-open", about: "connections that say nothing", reads: false, begin: () => {} },
  {
    name: "mute",
    about: "sockets that never say hello",
    reads: true,
    begin: (socket) => {
      socket.write(UPGRADE);
    },
  },
  {
    name: "slow-headers",
    about: "headers that never end",
    reads: false,
    begin: (socket) => {
      socket.write(`GET / HTTP/1.1\r\n${HOST}\r\n`);
      every(socket, 500, () => "X-Slow: 1\r\n");
    },
  },
  {
    name: "slow-bodies",
    about: "bodies that never end",
    reads: false,
    begin: (socket) => {
      socket.write(post("/api/guests", 60_000));
      every(socket, 500, () => "x");
    },
  },
  sendsRequests("pipelines", "requests without waiting for an answer, nothing read", get("/healthz")),
  sendsRequests("pipelined-routes", "the same for a large answer", get("/api/games")),
  sendsRequests("pipelined-bodies", "the same with bodies", `${post("/healthz", 1)}a`),
  sendsRequests("nameless", "requests without a host", "GET / HTTP/1.1\r\n\r\n"),
  sendsRequests(
    "expectations",
    "requests that expect something",
    `GET / HTTP/1.1\r\n${HOST}\r\nExpect: x\r\n\r\n`,
  ),
  sendsRequests("dots", "addresses of thousands of dots", get(`/${".".repeat(15_500)}/x`)),
  {
    name: "tiny-chunks",
    about: "bodies in chunks of one byte",
    reads: false,
    begin: (socket) => {
      socket.write(chunked("/api/guests"));
      flood(socket, many("1\r\n{\r\n"));
    },
  },
  {
    name: "unwanted-bodies",
    about: "the same to where nothing is, after the answer",
    reads: true,
    begin: (socket) => {
      socket.write(chunked("/nowhere"));
      flood(socket, many("1\r\n{\r\n"));
    },
  },
  {
    name: "requests",
    about: "one request after the other, as fast as they are answered",
    reads: true,
    begin: (socket) => {
      const ask = (): boolean => socket.write(get("/api/games"));
      let heard = 0;
      socket.on("data", (data) => {
        heard += data.length;
        // An answer may come in pieces; a question too many is only more of the attack.
        if (heard > 200) {
          heard = 0;
          ask();
        }
      });
      ask();
    },
  },
  {
    name: "unread-files",
    about: "asks for a large file, reads nothing",
    reads: false,
    begin: (socket) => {
      socket.write(get(LARGE_FILE));
    },
  },
  {
    name: "bodies",
    about: "bodies that are larger than allowed",
    reads: false,
    begin: (socket) => {
      socket.write(post("/api/guests", 1_000_000_000));
      flood(socket, Buffer.alloc(PIECE, "x"));
    },
  },
  {
    name: "arrivals",
    about: "connections that come and go",
    reads: false,
    begin: (socket) => {
      socket.resetAndDestroy();
    },
  },
  {
    name: "upgrades",
    about: "sockets that come and go",
    reads: true,
    begin: (socket) => {
      socket.write(UPGRADE);
      socket.once("data", () => socket.resetAndDestroy());
    },
  },
  {
    name: "handshakes",
    about: "TLS connections that come and go",
    reads: true,
    tls: true,
    begin: (socket) => {
      socket.destroy();
    },
  },
  {
    name: "logins",
    about: "guesses at passwords",
    reads: true,
    heavy: true,
    begin: (socket) => {
      const body = JSON.stringify({ name: "Nobody", password: "wrong guess of a password" });
      const guess = (): boolean => socket.write(post("/api/login", body.length) + body);
      socket.on("data", () => guess());
      guess();
    },
  },
];
