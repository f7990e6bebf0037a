import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Limits } from "../limits.ts";
import type { Door } from "./door.ts";
import { HttpRefusal } from "./handler.ts";
import { stopReadingWhen } from "./parser.ts";

export interface EntranceParts {
  readonly door: Door;
  readonly limits: Pick<Limits, "requestTime" | "pendingPerConnection">;
  readonly tls?: { readonly cert: string; readonly key: string };
  /** A request could not be read. */
  unreadable(): void;
  failed(error: unknown): void;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** How long a connection may stay idle between requests, and stand still within one. Milliseconds. */
const KEPT_ALIVE = 75_000;
const STANDSTILL = 30_000;

/** The HTTP server behind its door: whoever is turned away costs next to nothing. */
export function openEntrance(handle: Handle, parts: EntranceParts): Server {
  const { door, limits, tls } = parts;
  // Node takes the longer of the two times for the whole request, and looks for late ones as often as it is told.
  const options = {
    headersTimeout: limits.requestTime,
    requestTimeout: limits.requestTime,
    keepAliveTimeout: KEPT_ALIVE,
    connectionsCheckingInterval: limits.requestTime / 6,
  };
  const requests = new Requests(handle, parts);
  const listener: Handle = (request, response) => requests.take(request, response);
  const server: Server =
    tls === undefined
      ? createServer(options, listener)
      : createSecureServer(
          { ...options, ...tls, minVersion: "TLSv1.2", handshakeTimeout: limits.requestTime },
          listener,
        );
  server.setTimeout(STANDSTILL);
  const accept = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    // Nobody else listens yet, and what nobody hears would end the process.
    socket.on("error", () => socket.destroy());
    if (!door.arrive(socket)) socket.resetAndDestroy();
    else for (const listen of accept) listen.call(server, socket);
  });
  const attend = (socket: Socket): void => stopReadingWhen(socket, () => requests.isOver(socket));
  server.on(tls === undefined ? "connection" : "secureConnection", attend);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    parts.unreadable();
    answerUnreadable(error, socket);
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

  constructor(handle: Handle, parts: EntranceParts) {
    this.#handle = handle;
    this.#parts = parts;
  }

  /** Whether the connection gets no further answer. */
  isOver(socket: Socket): boolean {
    return socket.destroyed || this.#over.has(socket);
  }

  take(request: IncomingMessage, response: ServerResponse): void {
    try {
      this.#take(request, response);
    } catch (error) {
      this.#parts.failed(error);
      request.socket.destroy();
    }
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    const { door, limits } = this.#parts;
    const { socket } = request;
    if (this.isOver(socket)) return;
    const pending = (this.#pending.get(socket) ?? 0) + 1;
    // Browsers and proxies wait for an answer before they ask again; one piece of a pipeline holds thousands.
    if (pending > limits.pendingPerConnection) {
      this.#over.add(socket);
      door.offendedBy(socket, "pipelined");
      socket.destroy();
      return;
    }
    this.#pending.set(socket, pending);
    response.once("close", () => this.#pending.set(socket, (this.#pending.get(socket) ?? 1) - 1));
    const caller = door.ask(request);
    if (caller === undefined) socket.destroy();
    else if (caller instanceof HttpRefusal) {
      this.#over.add(socket);
      refuseBarely(response, caller);
    } else this.#handle(request, response);
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
