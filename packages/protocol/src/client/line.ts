import { type ClientMessage, type ServerMessage, serverMessageSchema } from "../socket.ts";
import { PROTOCOL } from "../version.ts";
import type { ClientHost, SocketLike } from "./host.ts";

export type Welcome = Extract<ServerMessage, { kind: "welcome" }>;

/** What one socket comes to tell. After `lost` it tells nothing more. */
export interface LineListener {
  welcomed(welcome: Welcome): void;
  heard(message: Exclude<ServerMessage, Welcome>): void;
  lost(): void;
}

/** Milliseconds: how long connecting may take, and how often the server is asked for a sign. */
export const CONNECT_WITHIN = 10_000;
export const PING_EVERY = 9000;
/**
 * After so many signs asked for in vain the server counts as lost. They are counted and not timed: in a hidden tab the
 * timer comes a minute late, and after a sleep it comes before what was said meanwhile, over a connection that is well.
 */
export const ASKED_IN_VAIN = 2;

/** One socket from its opening to its loss: says hello, keeps it alive, and notices when nobody is there any more. */
export class Line {
  readonly #host: ClientHost;
  readonly #listener: LineListener;
  readonly #socket: SocketLike;
  #over = false;
  #welcomed = false;
  #timer: number;
  #pings = 0;
  #unanswered = 0;

  constructor(host: ClientHost, url: string, token: string | undefined, listener: LineListener) {
    this.#host = host;
    this.#listener = listener;
    this.#timer = host.timers.set(() => this.#lose(), CONNECT_WITHIN);
    const socket = host.open(url);
    this.#socket = socket;
    socket.onopen = () =>
      this.send({ kind: "hello", protocol: PROTOCOL, ...(token !== undefined && { token }) });
    socket.onmessage = (event: { readonly data: unknown }) => this.#hear(event.data);
    socket.onclose = () => this.#lose();
    socket.onerror = () => this.#lose();
  }

  send(message: ClientMessage): void {
    if (this.#over) return;
    try {
      this.#socket.send(JSON.stringify(message));
    } catch {
      // A socket that closes in this moment: its `onclose` tells.
    }
  }

  /** Ends it without telling. */
  close(): void {
    if (this.#over) return;
    this.#over = true;
    this.#host.timers.clear(this.#timer);
    const socket = this.#socket;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    // An error after the end has nobody left to tell; without a listener some sockets throw it.
    socket.onerror = () => {};
    socket.close();
  }

  #lose(): void {
    if (this.#over) return;
    this.close();
    this.#listener.lost();
  }

  #hear(data: unknown): void {
    if (this.#over) return;
    this.#unanswered = 0;
    const message = readMessage(data);
    if (message === undefined) return;
    if (message.kind !== "welcome") {
      this.#listener.heard(message);
      return;
    }
    if (this.#welcomed) return;
    this.#welcomed = true;
    this.#keepAlive();
    this.#listener.welcomed(message);
  }

  #keepAlive(): void {
    const { timers } = this.#host;
    timers.clear(this.#timer);
    this.#timer = timers.set(() => this.#ask(), PING_EVERY);
  }

  #ask(): void {
    if (this.#unanswered === ASKED_IN_VAIN) {
      this.#lose();
      return;
    }
    this.#unanswered += 1;
    this.send({ kind: "ping", request: this.#pings++ });
    this.#keepAlive();
  }
}

/** What the server said; `undefined` for what this version does not know. */
function readMessage(data: unknown): ServerMessage | undefined {
  if (typeof data !== "string") return undefined;
  try {
    const read = serverMessageSchema.safeParse(JSON.parse(data));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
