import { once } from "node:events";
import { PROTOCOL, type ServerMessage, SOCKET_PATH } from "@medallion/protocol";
import { WebSocket } from "ws";

/** How a socket was closed by the other end. */
export interface Closed {
  readonly kind: "closed";
  readonly code: number;
}

type Heard = ServerMessage | Closed;

/** A socket by which anything at all can be said; what is heard waits until it is asked for. */
export class HostileSocket {
  readonly socket: WebSocket;
  readonly #heard: Heard[] = [];
  #waiting: ((heard: Heard) => void) | undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (data) => this.#hear(JSON.parse(String(data))));
    socket.on("close", (code) => this.#hear({ kind: "closed", code }));
    socket.on("error", () => {});
  }

  static async open(
    origin: string,
    options: { readonly autoPong?: boolean; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<HostileSocket> {
    const socket = new WebSocket(`${origin.replace("http", "ws")}${SOCKET_PATH}`, {
      perMessageDeflate: false,
      ...options,
    });
    await once(socket, "open");
    return new HostileSocket(socket);
  }

  say(message: object | string | Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    const plain = typeof message === "string" || Buffer.isBuffer(message);
    this.socket.send(plain ? message : JSON.stringify(message));
  }

  /** Says hello and waits for the answer. */
  async hello(token: string | undefined): Promise<Heard> {
    return this.ask({ kind: "hello", protocol: PROTOCOL, token });
  }

  /** What is heard next. */
  async next(): Promise<Heard> {
    const [first] = this.#heard.splice(0, 1);
    if (first !== undefined) return first;
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  ask(message: object | string | Buffer): Promise<Heard> {
    this.say(message);
    return this.next();
  }

  /** The next message of one of these kinds; others are passed over. */
  async until<K extends Heard["kind"]>(...kinds: readonly K[]): Promise<Extract<Heard, { kind: K }>> {
    for (;;) {
      const heard = await this.next();
      if (isOneOf(heard, kinds)) return heard;
      if (heard.kind === "closed") throw new Error(`it was closed with ${heard.code} instead of ${kinds}`);
    }
  }

  /** Sends a command and gives back what became of it. */
  async command(request: number, table: string, command: object) {
    this.say({ kind: "command", request, table, command });
    return this.until("done", "refused");
  }

  close(): void {
    this.socket.terminate();
  }

  #hear(heard: Heard): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) this.#heard.push(heard);
    else waiting(heard);
  }
}

function isOneOf<K extends Heard["kind"]>(
  heard: Heard,
  kinds: readonly K[],
): heard is Extract<Heard, { kind: K }> {
  return kinds.some((kind) => kind === heard.kind);
}
