import type { RoomCommand, RoomLook } from "@medallion/table";
import WebSocket from "ws";

export interface SeatLineParts {
  readonly url: string;
  readonly protocol: number;
  readonly token: string;
  readonly table: string;
  readonly seat: 0 | 1 | null;
  /** What this seat sees has changed. */
  moved(): void;
  failed(why: string): void;
}

/** What a seat is asked. */
export interface Asked {
  readonly question: number;
  readonly choices: readonly { readonly kind: string }[];
}

/**
 * One socket in one seat. Thrifty, since it shares the machine with the server it measures: what it hears is
 * kept as text and read only when it is its turn to choose.
 */
export class SeatLine {
  readonly seat: 0 | 1 | null;
  /** Resolves when the seat has seen its table. */
  readonly attached: Promise<void>;
  readonly #parts: SeatLineParts;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, () => void>();
  #requests = 1;
  #text = "";
  #look: RoomLook | undefined;
  #arrived: () => void = () => {};
  #closed = false;

  constructor(parts: SeatLineParts) {
    this.#parts = parts;
    this.seat = parts.seat;
    this.#socket = new WebSocket(parts.url, { perMessageDeflate: false });
    this.attached = new Promise((resolve, reject) => {
      this.#arrived = resolve;
      this.#socket.on("error", reject);
    });
    const { protocol, token, table, seat } = parts;
    this.#socket.on("open", () => {
      this.#say({ kind: "hello", protocol, token });
      this.#say({ kind: "attach", request: 0, table, seat, since: "game" });
    });
    this.#socket.on("message", (data) => this.#hear(String(data)));
    this.#socket.on("close", (code) => {
      if (!this.#closed) parts.failed(`a socket was closed with ${code}`);
    });
  }

  /** The seat's open question, if it has one. */
  asked(): Asked | undefined {
    // Mostly it is somebody else's turn, and nothing need be read to see that.
    if (!this.#text.includes('"question":{')) return undefined;
    this.#look ??= lookIn(this.#text);
    const table = this.#look?.table;
    return table?.question && { question: table.question.id, choices: table.choices };
  }

  isOver(): boolean {
    return this.#text.includes('"stage":"over"');
  }

  command(command: RoomCommand, done: () => void): void {
    const request = this.#requests++;
    this.#waiting.set(request, done);
    this.#say({ kind: "command", request, table: this.#parts.table, command });
  }

  close(): void {
    this.#closed = true;
    this.#socket.close();
  }

  #hear(text: string): void {
    if (text.startsWith('{"kind":"update"')) this.#see(text);
    else if (text.startsWith('{"kind":"attached"')) {
      this.#see(text);
      this.#arrived();
    } else if (text.startsWith('{"kind":"done"')) this.#settle(JSON.parse(text).request);
    else if (!text.startsWith('{"kind":"welcome"') && !text.startsWith('{"kind":"history"')) {
      this.#parts.failed(text.slice(0, 300));
      // The table goes on, so that one refusal is counted as one.
      this.#settle(JSON.parse(text).request);
    }
  }

  #see(text: string): void {
    this.#text = text;
    this.#look = undefined;
    this.#parts.moved();
  }

  #settle(request: number | undefined): void {
    if (request === undefined) return;
    const done = this.#waiting.get(request);
    this.#waiting.delete(request);
    done?.();
  }

  #say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }
}

function lookIn(text: string): RoomLook | undefined {
  if (text === "") return undefined;
  const { look }: { look: RoomLook } = JSON.parse(text);
  return look;
}
