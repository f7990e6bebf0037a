import type { Seat } from "@medallion/kernel";
import type { PersonCommand, RoomEvent, RoomLook } from "@medallion/table";
import type { WireRefusal } from "../refusal.ts";
import type { ClientMessage, ServerMessage } from "../socket.ts";
import { afterLoss, type Circumstances, hadTakenEffect, type Outcome } from "./outcome.ts";

/** What a table tells its viewer. */
export interface TableListener {
  /** Events number `from` and on, each told once and in order; the link's `look` is already the one after them. */
  news(events: readonly RoomEvent[], from: number): void;
  /** So many watch it without a seat; none until this is told. */
  watched?(count: number): void;
  /** The table cannot be seen from this seat; the link is over. */
  refused(refusal: WireRefusal): void;
}

/** The connection as a link uses it. */
export interface LinkConnection {
  /** Whether there is somebody to send to. */
  isOpen(): boolean;
  send(message: ClientMessage): void;
  nextRequest(): number;
  forget(link: TableLink): void;
}

type News = Extract<ServerMessage, { kind: "attached" | "update" }>;
type History = Extract<ServerMessage, { kind: "history" }>;

interface Pending {
  readonly command: PersonCommand;
  readonly settle: (outcome: Outcome) => void;
  /** Absent until it is on its way; a fresh one each time it is sent. */
  request: number | undefined;
  /** Absent until it was first sent. */
  sentWith: Circumstances | undefined;
  /** How often it was sent. */
  sent: number;
}

/** One table as one seat, or a spectator, sees it; outlives the loss of any connection. */
export class TableLink {
  readonly table: string;
  readonly seat: Seat | null;
  readonly #connection: LinkConnection;
  readonly #listener: TableListener;
  readonly #pending = new Set<Pending>();
  #look: RoomLook | undefined;
  #next: number | "game";
  #takebacks = 0;
  /** The request by which it is being attached; `undefined` when it is not. */
  #attaching: number | undefined;
  /** What came ahead of the answer to it. */
  #ahead: History[] = [];
  #attached = false;
  /** The server sent this viewer away; only answers to what was sent before are waited for. */
  #dismissed = false;
  #over = false;

  constructor(
    connection: LinkConnection,
    place: { readonly table: string; readonly seat: Seat | null; readonly since: number | "game" },
    listener: TableListener,
  ) {
    this.#connection = connection;
    this.table = place.table;
    this.seat = place.seat;
    this.#next = place.since;
    this.#listener = listener;
  }

  /** All that the viewer may know now; absent until the table has answered. */
  get look(): RoomLook | undefined {
    return this.#look;
  }

  /** The number of the viewer's next event; absent until the table has answered, unless it was given. */
  get next(): number | undefined {
    return this.#next === "game" ? undefined : this.#next;
  }

  /** Sends the command once the table is there, and settles when its effect is durable or known not to be. */
  command(command: PersonCommand): Promise<Outcome> {
    if (this.#over || this.#dismissed) return Promise.resolve({ kind: "unknown" });
    return new Promise((settle) => {
      const pending = { command, settle, request: undefined, sentWith: undefined, sent: 0 };
      this.#pending.add(pending);
      if (this.#attached) this.#send(pending);
    });
  }

  /** Stops looking. Commands under way are left to their fate. */
  detach(): void {
    if (this.#over) return;
    if (this.#connection.isOpen())
      this.#connection.send({ kind: "detach", table: this.table, seat: this.seat });
    this.end();
  }

  /** A connection is there: asks for the table from the viewer's own counter on. */
  attach(): void {
    this.#attached = false;
    this.#ahead = [];
    this.#attaching = this.#connection.nextRequest();
    this.#connection.send({
      kind: "attach",
      request: this.#attaching,
      table: this.table,
      seat: this.seat,
      since: this.#next,
    });
  }

  /** The connection is lost; what was on its way waits for the next. */
  lose(): void {
    if (this.#dismissed) return this.end();
    this.#attached = false;
    this.#attaching = undefined;
    this.#ahead = [];
    // Whoever comes back is told anew, unless there is nobody.
    this.#listener.watched?.(0);
    for (const pending of this.#pending) pending.request = undefined;
  }

  /** The seat is no longer this viewer's. The command by which it was given up may not be answered yet. */
  dismiss(refusal: WireRefusal): void {
    // While it is being attached, the answer to that tells.
    if (this.#over || this.#dismissed || !this.#attached) return;
    this.#dismissed = true;
    this.#attached = false;
    if (this.#pending.size === 0) this.end();
    this.#listener.refused(refusal);
  }

  /** Nothing will be heard any more. */
  end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#attached = false;
    this.#connection.forget(this);
    for (const pending of this.#pending) this.#settle(pending, { kind: "unknown" });
  }

  watched(count: number): void {
    if (!this.#over) this.#listener.watched?.(count);
  }

  hear(message: News | History): void {
    if (this.#over) return;
    if (message.kind === "history") {
      if (message.request === this.#attaching) this.#ahead.push(message);
      return;
    }
    if (message.kind === "attached") {
      if (message.request !== this.#attaching) return;
      this.#attaching = undefined;
      this.#attached = true;
      this.#take(joined(this.#ahead, message));
      this.#ahead = [];
      this.#sendWaiting();
      return;
    }
    // While it is being attached, the answer will bring this too.
    if (!this.#attached) return;
    if (this.#next !== "game" && message.from > this.#next) this.attach();
    else this.#take(message);
  }

  /** The answer to one of this link's requests; false if it is none of them. */
  answered(message: Extract<ServerMessage, { kind: "done" | "refused" }>): boolean {
    const { request } = message;
    if (request === undefined) return false;
    if (message.kind === "refused" && request === this.#attaching) {
      this.end();
      this.#listener.refused(message.refusal);
      return true;
    }
    const pending = [...this.#pending].find((one) => one.request === request);
    if (pending === undefined) return false;
    if (message.kind === "done") this.#settle(pending, { kind: "done" });
    else this.#refused(pending, message);
    if (this.#dismissed && this.#pending.size === 0) this.end();
    return true;
  }

  #refused(pending: Pending, { refusal, look }: Extract<ServerMessage, { kind: "refused" }>): void {
    if (look !== undefined && look.viewer === this.seat) {
      this.#look = look;
      if (this.#next !== "game") this.#listener.news([], this.#next);
    }
    const applied = pending.sent > 1 && hadTakenEffect(pending.command, refusal);
    this.#settle(pending, applied ? { kind: "done" } : { kind: "refused", refusal });
  }

  /** Hands on what is new and drops what was heard before. */
  #take({ from, events, look }: News): void {
    const next = this.#next === "game" ? from : this.#next;
    const end = from + events.length;
    // Said by a node that is behind what another one had told already.
    if (end < next) return;
    const fresh = from > next ? events : events.slice(next - from);
    this.#next = end;
    this.#look = look;
    this.#takebacks += fresh.filter(({ kind }) => kind === "takenBack").length;
    this.#listener.news(fresh, end - fresh.length);
  }

  #sendWaiting(): void {
    const now = this.#circumstances();
    for (const pending of this.#pending) {
      if (pending.request !== undefined) continue;
      const verdict =
        pending.sentWith === undefined ? "again" : afterLoss(pending.command, pending.sentWith, now);
      if (verdict === "again") this.#send(pending);
      else this.#settle(pending, { kind: verdict });
    }
  }

  #send(pending: Pending): void {
    pending.request = this.#connection.nextRequest();
    pending.sentWith ??= this.#circumstances();
    pending.sent += 1;
    this.#connection.send({
      kind: "command",
      request: pending.request,
      table: this.table,
      command: pending.command,
    });
  }

  #settle(pending: Pending, outcome: Outcome): void {
    this.#pending.delete(pending);
    pending.settle(outcome);
  }

  #circumstances(): Circumstances {
    return { look: this.#look, takebacks: this.#takebacks };
  }
}

/** The answer with all that came ahead of it. */
function joined(ahead: readonly History[], answer: News): News {
  const [first] = ahead;
  if (first === undefined) return answer;
  return {
    ...answer,
    from: first.from,
    events: [...ahead.flatMap(({ events }) => events), ...answer.events],
  };
}
