import type { ClientMessage, ServerMessage } from "../../socket.ts";
import type { SocketLike } from "../host.ts";

/** Where the other end of a fake socket listens. */
export interface FakeServer {
  heard(message: ClientMessage, socket: FakeSocket): void;
  gone?(socket: FakeSocket): void;
}

/** A socket whose messages lie in two queues until the test delivers, loses, doubles or swaps them. */
export class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;
  readonly up: ClientMessage[] = [];
  readonly down: ServerMessage[] = [];
  closed = false;
  readonly #server: FakeServer;

  constructor(url: string, server: FakeServer) {
    this.url = url;
    this.#server = server;
  }

  send(text: string): void {
    if (!this.closed) this.up.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  accept(): void {
    this.onopen?.();
  }

  deliverUp(): void {
    const message = this.up.shift();
    if (message !== undefined) this.#server.heard(message, this);
  }

  deliverDown(): void {
    const message = this.down.shift();
    if (message !== undefined) this.say(message);
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Everything, until nobody has anything left to say. */
  settle(): void {
    while (!this.closed && this.up.length + this.down.length > 0) {
      this.deliverUp();
      this.deliverDown();
    }
  }

  /** The connection breaks; what was under way is lost. */
  drop(): void {
    this.up.length = 0;
    this.down.length = 0;
    this.#server.gone?.(this);
    this.closed = true;
    this.onclose?.();
  }
}

/** All sockets that a client opened, the newest last. */
export class FakeNetwork {
  readonly sockets: FakeSocket[] = [];
  readonly #server: FakeServer;

  constructor(server: FakeServer) {
    this.#server = server;
  }

  readonly open = (url: string): FakeSocket => {
    const socket = new FakeSocket(url, this.#server);
    this.sockets.push(socket);
    return socket;
  };

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error("nothing was opened");
    return socket;
  }
}
