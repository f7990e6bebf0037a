import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { SOCKET_PATH } from "@medallion/protocol";
import { type WebSocket, WebSocketServer } from "ws";
import type { Limits } from "../limits.ts";
import { networkOf } from "../people/rate-limit.ts";
import { Connection, type ConnectionParts } from "./connection.ts";

export interface SocketsParts extends Omit<ConnectionParts, "limits"> {
  readonly limits: Limits;
  /** The address of the other end, behind a trusted proxy that of the person. */
  addressOf(request: IncomingMessage): string;
  /** Whether a page of this origin may use a visitor's cookie. */
  isOwnOrigin(request: IncomingMessage, origin: string): boolean;
  cookieOf(request: IncomingMessage): string | undefined;
}

/** In how many slices all sockets are looked after, within a third of the silence that is allowed. */
const SLICES = 50;

/** All sockets of this node. */
export class Sockets {
  readonly #parts: SocketsParts;
  readonly #server: WebSocketServer;
  readonly #connections = new Set<Connection>();
  readonly #perNetwork = new Map<string, number>();
  readonly #checking: NodeJS.Timeout;
  #closing = false;

  constructor(http: HttpServer, parts: SocketsParts) {
    this.#parts = parts;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: parts.limits.messageBytes,
      perMessageDeflate: false,
      clientTracking: false,
    });
    http.on("upgrade", (request, socket, head) => this.#upgrade(request, socket, head));
    this.#checking = setInterval(() => this.#check(), parts.limits.silence / (3 * SLICES));
    this.#checking.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  /** A session has ended: whoever came by it is shown out. */
  endSession(session: string): void {
    for (const connection of this.#connections)
      if (connection.session === session)
        connection.close("session-ended", "You were logged out from another device. Log in again.");
  }

  /** Tells everybody to come back, and closes. */
  close(retryAfter: number): void {
    this.#closing = true;
    clearInterval(this.#checking);
    for (const connection of this.#connections)
      connection.close("restart", "The server is restarting. Your game continues in a moment.", retryAfter);
    this.#server.close();
  }

  /** A slice of all sockets at a time, those that waited longest: to ask for all sessions at once would hold up everybody. */
  #check(): void {
    const slice = [...this.#connections].slice(0, Math.ceil(this.#connections.size / SLICES));
    for (const connection of slice) {
      this.#connections.delete(connection);
      this.#connections.add(connection);
      connection.check();
    }
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on("error", () => socket.destroy());
    const network = networkOf(this.#parts.addressOf(request));
    const refusal = this.#refusal(request, network);
    if (refusal !== undefined) {
      // Whoever does not close the other end is not waited for.
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
        socket.destroy(),
      );
      return;
    }
    const { origin } = request.headers;
    const own = origin === undefined || this.#parts.isOwnOrigin(request, origin);
    this.#server.handleUpgrade(request, socket, head, (opened) =>
      this.#opened(opened, network, own ? this.#parts.cookieOf(request) : undefined),
    );
  }

  #refusal(request: IncomingMessage, network: string): string | undefined {
    const { limits } = this.#parts;
    const [path] = (request.url ?? "").split("?");
    if (path !== SOCKET_PATH) return "404 Not Found";
    if (this.#closing || this.#connections.size >= limits.connections) return "503 Service Unavailable";
    if ((this.#perNetwork.get(network) ?? 0) >= limits.connectionsPerAddress) return "429 Too Many Requests";
    return undefined;
  }

  #opened(socket: WebSocket, network: string, cookie: string | undefined): void {
    const connection = new Connection(socket, cookie, this.#parts);
    this.#connections.add(connection);
    this.#perNetwork.set(network, (this.#perNetwork.get(network) ?? 0) + 1);
    socket.on("close", () => {
      this.#connections.delete(connection);
      const left = (this.#perNetwork.get(network) ?? 1) - 1;
      if (left === 0) this.#perNetwork.delete(network);
      else this.#perNetwork.set(network, left);
    });
  }
}
