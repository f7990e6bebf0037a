import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { SOCKET_PATH } from "@medallion/protocol";
import { type WebSocket, WebSocketServer } from "ws";
import type { Caller, Door } from "../http/door.ts";
import { rawRefusal } from "../http/entrance.ts";
import { HttpRefusal } from "../http/handler.ts";
import type { Limits } from "../limits.ts";
import { Buckets, NetworkCounts } from "../people/rate-limit.ts";
import { Connection, type ConnectionParts } from "./connection.ts";

export interface SocketsParts
  extends Omit<ConnectionParts, "limits" | "offended" | "stream" | "address" | "mayAlso"> {
  readonly limits: Limits;
  readonly door: Door;
  /** Whether a page of this origin may use a visitor's cookie. */
  isOwnOrigin(request: IncomingMessage, origin: string): boolean;
  cookieOf(request: IncomingMessage): string | undefined;
}

/** In how many slices all sockets are looked after, within a third of the silence that is allowed. */
const SLICES = 50;

/** How many times as much as one socket a person may say over all of theirs, and all of a network together. */
const OF_PERSON = 3;
const OF_NETWORK = 20;

/** In how many frames one message may come, and in how many pieces one frame: what a message weighs is not all it costs. */
const MOST_PIECES = 256;

/** All sockets of this node. */
export class Sockets {
  readonly #parts: SocketsParts;
  readonly #server: WebSocketServer;
  /** With the network that each comes from. */
  readonly #connections = new Map<Connection, string>();
  readonly #perNetwork = new NetworkCounts();
  readonly #checking: NodeJS.Timeout;
  readonly #ofPerson: Buckets;
  readonly #ofNetwork: Buckets;
  #closing = false;

  constructor(http: HttpServer, parts: SocketsParts) {
    this.#parts = parts;
    this.#ofPerson = bucketsFor(parts, OF_PERSON);
    this.#ofNetwork = bucketsFor(parts, OF_NETWORK);
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: parts.limits.messageBytes,
      maxFragments: MOST_PIECES,
      maxBufferedChunks: MOST_PIECES,
      perMessageDeflate: false,
      // Answered by the connection, which counts them.
      autoPong: false,
      // One frame per turn of the loop: a piece of what came may hold ten thousand, and nobody else would get a turn.
      allowSynchronousEvents: false,
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
    for (const connection of this.#connections.keys())
      if (connection.session === session)
        connection.close("session-ended", "You were logged out from another device. Log in again.");
  }

  /** Tells everybody who is connected. */
  tell(text: string): void {
    for (const connection of this.#connections.keys()) connection.tell(text);
  }

  /** From which networks a person is connected. */
  networksOf(person: string): readonly string[] {
    const own = [...this.#connections].filter(([connection]) => connection.person === person);
    return [...new Set(own.map(([, network]) => network))];
  }

  /** Shows out whom nothing lets stay. */
  dismiss(refusal: (person: string | undefined, network: string) => HttpRefusal | undefined): void {
    for (const [connection, network] of this.#connections) {
      const why = refusal(connection.person, network);
      if (why !== undefined) connection.dismiss(why);
    }
  }

  /** What is known of a person has changed: their sockets look at once. */
  look(person: string): void {
    for (const connection of this.#connections.keys()) if (connection.person === person) connection.check();
  }

  /** Tells everybody to come back, and closes. */
  close(retryAfter: number): void {
    this.#closing = true;
    clearInterval(this.#checking);
    for (const connection of this.#connections.keys())
      connection.close("restart", "The server is restarting. Your game continues in a moment.", retryAfter);
    this.#server.close();
  }

  /** A slice of all sockets at a time, those that waited longest: to ask for all sessions at once would hold up everybody. */
  #check(): void {
    const slice = [...this.#connections].slice(0, Math.ceil(this.#connections.size / SLICES));
    for (const [connection, network] of slice) {
      this.#connections.delete(connection);
      this.#connections.set(connection, network);
      connection.check();
    }
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on("error", () => socket.destroy());
    try {
      this.#admit(request, socket, head);
    } catch (error) {
      this.#parts.failed(error);
      socket.destroy();
    }
  }

  #admit(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { door, counted } = this.#parts;
    const caller = door.ask(request);
    if (caller === undefined) {
      socket.destroy();
      return;
    }
    if (caller instanceof HttpRefusal) return turnAway(socket, caller);
    const refusal = this.#refusal(request, caller.network);
    if (refusal !== undefined) {
      counted.refusal(refusal.code);
      return turnAway(socket, refusal);
    }
    const { origin } = request.headers;
    const own = origin === undefined || this.#parts.isOwnOrigin(request, origin);
    this.#server.handleUpgrade(request, socket, head, (opened) =>
      this.#opened(opened, socket, caller, own ? this.#parts.cookieOf(request) : undefined),
    );
  }

  #refusal(request: IncomingMessage, network: string): HttpRefusal | undefined {
    const { limits } = this.#parts;
    const [path] = (request.url ?? "").split("?");
    if (path !== SOCKET_PATH) return NOTHING_THERE;
    if (this.#closing || this.#connections.size >= limits.connections) return FULL;
    if (this.#perNetwork.isFull(network, limits.connectionsPerAddress)) return TOO_MANY;
    return undefined;
  }

  #opened(socket: WebSocket, raw: Duplex, { network, address }: Caller, cookie: string | undefined): void {
    const connection = new Connection(socket, cookie, {
      ...this.#parts,
      address,
      mayAlso: (person) =>
        (person === undefined || this.#ofPerson.take(person)) && this.#ofNetwork.take(network),
      stream: raw,
      offended: () => this.#parts.door.offended(network, "flood"),
    });
    this.#connections.set(connection, network);
    this.#perNetwork.change(network, 1);
    socket.on("close", () => {
      this.#connections.delete(connection);
      this.#perNetwork.change(network, -1);
    });
  }
}

function bucketsFor({ limits, steady }: SocketsParts, times: number): Buckets {
  const { messageBurst, messagesPerSecond } = limits;
  return new Buckets({
    burst: messageBurst * times,
    perSecond: messagesPerSecond * times,
    now: () => steady(),
  });
}

function turnAway(socket: Duplex, refusal: HttpRefusal): void {
  // Whoever does not close the other end is not waited for.
  socket.end(rawRefusal(refusal), () => socket.destroy());
}

const NOTHING_THERE = new HttpRefusal(404, "no-such-address", "There’s nothing at this address.");
const FULL = new HttpRefusal(503, "stopping", "The server is full or about to stop. Try again later.");
const TOO_MANY = new HttpRefusal(
  429,
  "too-many",
  "Too many connections from your network. Close some first.",
);
