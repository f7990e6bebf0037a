import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { SOCKET_PATH } from "@medallion/protocol";

/** A bare connection from an address of this machine, with all that it was told. */
export interface Line {
  readonly socket: Socket;
  heard(): string;
  /** Resolves when the server has ended it. */
  readonly closed: Promise<void>;
}

/** Connects; without `reads` nothing that comes is ever taken from the line. */
export async function dialled(port: number, { from = "127.0.0.1", reads = true } = {}): Promise<Line> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  let text = "";
  if (reads)
    socket.on("data", (data) => {
      text += String(data);
    });
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
    socket.once("end", () => resolve());
  });
  await Promise.race([once(socket, "connect"), closed]).catch(() => {});
  return { socket, heard: () => text, closed };
}

export const UPGRADE = [
  `GET ${SOCKET_PATH} HTTP/1.1`,
  "Host: 127.0.0.1",
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  `Sec-WebSocket-Key: ${Buffer.alloc(16).toString("base64")}`,
  "\r\n",
].join("\r\n");

export const OPCODES = {
  continuation: 0x0,
  text: 0x1,
  binary: 0x2,
  close: 0x8,
  ping: 0x9,
  pong: 0xa,
} as const;

/** One frame of a client, whose mask changes nothing; `isLast` ends a message. */
export function frame(kind: keyof typeof OPCODES, data: string | Buffer = "", isLast = true): Buffer {
  const bytes = Buffer.from(data);
  const length =
    bytes.length < 126 ? [0x80 | bytes.length] : [0x80 | 126, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | OPCODES[kind], ...length, 0, 0, 0, 0]), bytes]);
}
