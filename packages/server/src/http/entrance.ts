import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { createServer as createSecureServer } from "node:https";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Limits } from "../limits.ts";
import { networkOf } from "../people/rate-limit.ts";
import { countedBodies } from "./counted-body.ts";
import type { Door } from "./door.ts";
import { HttpRefusal } from "./handler.ts";
import { Handshakes } from "./handshakes.ts";
import { readNoBody, stopReadingWhen } from "./parser.ts";
import { Turns } from "./turns.ts";

export interface EntranceParts {
  readonly door: Door;
  readonly limits: Pick<Limits, "requestTime" | "pendingPerConnection" | "bodyBytes">;
  readonly tls?: { readonly cert: string; readonly key: string };
  /** A request could not be read. */
  unreadable(): void;
  failed(error: unknown): void;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** How long a connection may stay idle between requests, and stand still within one. Milliseconds. */
const KEPT_ALIVE = 75_000;
const STANDSTILL = 30_000;
/** How long a TLS handshake may take at most, in milliseconds: nobody is known before it is done. */
const HANDSHAKE = 10_000;
/** How many handshakes begin in one turn of the loop: each keeps everybody waiting for about a millisecond. */
const HANDSHAKES_PER_TURN = 4;

/** In what pieces a body may come: proxies send kilobytes at a time, the smallest packets of a network hold 500 bytes. */
const FREE_PIECES = 32;
const BYTES_PER_PIECE = 128;

/** The HTTP server behind its door: whoever is turned away costs next to nothing. */
export function openEntrance(handle: Handle, parts: EntranceParts): Server {
  const { door, limits, tls } = parts;
  // Node takes the longer of the two times for the whole request, and looks for late ones as often as it is told.
  const requests = new Requests(handle, parts);
  const options = {
    // Node answers some requests itself, and whoever sends thousands of them is seen by nobody: they all come to the door.
    requireHostHeader: false,
    IncomingMessage: countedBodies({
      // Whoever sends somewhat too much is told so, and not cut off before they can read it.
      bytes: 2 * limits.bodyBytes,
      freePieces: FREE_PIECES,
      bytesPerPiece: BYTES_PER_PIECE,
      exceeded: (socket) => requests.cut(socket, "crumbs"),
    }),
    headersTimeout: limits.requestTime,
    requestTimeout: limits.requestTime,
    keepAliveTimeout: KEPT_ALIVE,
    connectionsCheckingInterval: limits.requestTime / 6,
  };
  const handshakeTimeout = Math.min(HANDSHAKE, limits.requestTime);
  const handshakes = tls === undefined ? undefined : new Handshakes(handshakeTimeout);
  const secured = new Turns(HANDSHAKES_PER_TURN);
  const listener: Handle = (request, response) => requests.take(request, response);
  const server: Server =
    tls === undefined
      ? createServer(options, listener)
      : createSecureServer({ ...options, ...tls, minVersion: "TLSv1.2", handshakeTimeout }, listener);
  server.on("checkContinue", (request, response) => requests.take(request, response, true));
  server.on("checkExpectation", listener);
  server.on("connect", (_request, socket) => {
    parts.unreadable();
    socket.destroy();
  });
  server.setTimeout(STANDSTILL);
  const accept = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    // Nobody else listens yet, and what nobody hears would end the process.
    socket.on("error", () => socket.destroy());
    if (!door.arrive(socket)) {
      socket.resetAndDestroy();
      return;
    }
    const begin = (): void => {
      for (const listen of accept) listen.call(server, socket);
    };
    if (handshakes === undefined) return begin();
    handshakes.begun(socket);
    secured.take(networkOf(socket.remoteAddress ?? ""), () => {
      // Gone or cut off meanwhile.
      if (!socket.destroyed) begin();
    });
  });
  const attend = (socket: Socket): void => stopReadingWhen(socket, () => requests.isOver(socket));
  server.on(tls === undefined ? "connection" : "secureConnection", attend);
  if (handshakes !== undefined) server.on("secureConnection", (socket: Socket) => handshakes.done(socket));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    parts.unreadable();
    // Nothing that is written before the handshake is done ever arrives, so that its end would be waited for in vain.
    if (socket instanceof Socket && handshakes?.lacks(socket) === true) socket.destroy();
    else answerUnreadable(error, socket);
  });
  return server;
}

/** Hands requests on, a few per connection at a time. */
class Requests {
  readonly #handle: Handle;
  readonly #parts: EntranceParts;
  readonly #pending = new WeakMap<Socket, number>();
  /** Connections that get no further answer. */
  readonly #over = new WeakSet<Socket>();
  readonly #turns = new Turns();

  constructor(handle: Handle, parts: EntranceParts) {
    this.#handle = handle;
    this.#parts = parts;
  }

  /** Whether the connection gets no further answer. */
  isOver(socket: Socket): boolean {
    return socket.destroyed || this.#over.has(socket);
  }

  /** Ends a connection at once: nothing of what it still sends is read. */
  cut(socket: Socket, code: string): void {
    this.#over.add(socket);
    this.#parts.door.offendedBy(socket, code);
    readNoBody(socket);
    socket.destroy();
  }

  /** Answers a request; some wait with their body until they are told to go on. */
  take(request: IncomingMessage, response: ServerResponse, isWaiting = false): void {
    this.#guard(request, () => this.#take(request, response, isWaiting));
  }

  /** Whatever is wrong with a request ends its connection alone. */
  #guard({ socket }: IncomingMessage, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#parts.failed(error);
      socket.destroy();
    }
  }

  #take(request: IncomingMessage, response: ServerResponse, isWaiting: boolean): void {
    const { door, limits } = this.#parts;
    const { socket } = request;
    if (this.isOver(socket)) return;
    const pending = (this.#pending.get(socket) ?? 0) + 1;
    // Browsers and proxies wait for an answer before they ask again; one piece of a pipeline holds thousands.
    if (pending > limits.pendingPerConnection) return this.cut(socket, "pipelined");
    this.#pending.set(socket, pending);
    response.once("finish", () => this.#answered(request));
    // Not before the others had their turn: requests with bodies are answered while the rest of the same piece is read.
    response.once("close", () => setImmediate(() => this.#release(socket)));
    const caller = door.ask(request);
    if (caller === undefined) socket.destroy();
    else if (caller instanceof HttpRefusal) {
      this.#over.add(socket);
      refuseBarely(response, caller);
    } else
      this.#turns.take(caller.network, () =>
        this.#guard(request, () => {
          // Gone or cut off meanwhile.
          if (socket.destroyed) return;
          if (isWaiting) response.writeContinue();
          this.#handle(request, response);
        }),
      );
  }

  #release(socket: Socket): void {
    this.#pending.set(socket, (this.#pending.get(socket) ?? 1) - 1);
  }

  /** Who still sends a body after the answer sends it for nobody, and nobody counts it any more. */
  #answered(request: IncomingMessage): void {
    const { socket, headers } = request;
    const end = (): void => {
      if (request.complete || this.isOver(socket)) return;
      this.#over.add(socket);
      readNoBody(socket);
      socket.destroySoon();
    };
    // What has a length comes in few pieces, and its end may lie in the one that is just being read.
    if (headers["transfer-encoding"] === undefined) setImmediate(end);
    else end();
  }
}

/** A refusal in the protocol's form, without anything that costs time; the connection ends with it. */
function refuseBarely(response: ServerResponse, refusal: HttpRefusal): void {
  const body = bodyOf(refusal);
  response.writeHead(refusal.status, { ...HEADERS, "content-length": Buffer.byteLength(body) }).end(body);
}

const HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  connection: "close",
} as const;

function bodyOf({ code, message, extra }: HttpRefusal): string {
  return JSON.stringify({ refusal: { code, sentence: message, ...extra } });
}

/** The same as bytes, for a connection that no request can be read from. */
export function rawRefusal(refusal: HttpRefusal): string {
  const body = bodyOf(refusal);
  const lines = Object.entries({ ...HEADERS, "content-length": Buffer.byteLength(body) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${head}\r\n${body}`;
}

function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  // Whoever does not close the other end is not waited for.
  socket.end(rawRefusal(unreadable(error.code)), () => socket.destroy());
}

function unreadable(code: string | undefined): HttpRefusal {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return new HttpRefusal(431, "bad-request", "The headers or the address are too long.");
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return new HttpRefusal(408, "bad-request", "The request took too long to come in.");
    default:
      return new HttpRefusal(400, "bad-request", "The request isn’t HTTP as it should be.");
  }
}
