import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { InputError } from "@medallion/kernel";
import {
  answerIn,
  type ClientMessage,
  clientMessageSchema,
  PROTOCOL,
  type ServerMessage,
  type WireRefusal,
} from "@medallion/protocol";
import type { RawData, WebSocket } from "ws";
import { Mailbox } from "../hosting/mailbox.ts";
import { HttpRefusal, type Visitor } from "../http/handler.ts";
import type { Limits } from "../limits.ts";
import { Buckets, networkOf, siteOf } from "../people/rate-limit.ts";
import { StoreError } from "../store/error.ts";
import type { Attachments, Outlet, Refused } from "./attachments.ts";
import { Outbox } from "./outbox.ts";
import { forgetUnread } from "./unread.ts";

/** What a socket needs of its server. */
export interface ConnectionParts {
  readonly limits: Limits;
  readonly version: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds that never jump. */
  steady(): number;
  /** Who holds this token. */
  visitor(token: string | undefined, address: string): Promise<Visitor | undefined>;
  /** Counts a message for the person, over all their sockets, and for the network; false if it is too much. */
  mayAlso(person: string | undefined): boolean;
  /** Where the socket comes from. */
  readonly address: string;
  /** What this person may do with tables and the lobby over this socket. */
  attachments(visitor: Visitor, outlet: Outlet): Promise<Attachments>;
  /** What the socket is spoken over. */
  readonly stream: Duplex;
  /** What everybody is told who comes, if there is something. */
  notice(): string | undefined;
  failed(error: unknown): void;
  /** The client did what no honest one does. */
  offended(): void;
  readonly counted: {
    messageIn(): void;
    messagesOut(): void;
    refusal(code: string): void;
  };
}

/** What all that a socket says is counted by, and how much more it counts before a hello. */
const MESSAGES = "messages";
const UNKNOWN = 4;

/** How many messages of full length may wait on one socket. */
const WAITING_MESSAGES = 4;

/** Codes of the WebSocket protocol's private range. */
const POLICY = 1008;
const GOING_AWAY = 1001;
/** Milliseconds after which a slow reader is looked at again. */
const DRAINING = 20;

/** One socket: reads, checks and hands on what its client says, in order. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #parts: ConnectionParts;
  /** What the browser sent along, then what the client said. */
  #token: string | undefined;
  readonly #bucket: Buckets;
  #visitor: Visitor | undefined;
  #attachments: Attachments | undefined;
  #warnings = 0;
  /** Messages that came and are not obeyed yet, and their length. */
  #waiting = 0;
  #waitingLength = 0;
  /** Since when there is always something that the other end has not read. */
  #unreadSince: number | undefined;
  /** We have said goodbye, or the socket is gone. */
  #over = false;
  /** It sent far too much. */
  #deaf = false;
  readonly #opened: number;
  #pinged: number;
  #owesPong = false;
  readonly #mailbox = new Mailbox();
  readonly #outbox: Outbox;
  #heard: number;

  /** `cookie` is the token that the browser sent along, which only counts from our own origin. */
  constructor(socket: WebSocket, cookie: string | undefined, parts: ConnectionParts) {
    this.#socket = socket;
    this.#token = cookie;
    this.#parts = parts;
    this.#outbox = new Outbox(parts.stream);
    const { messageBurst, messagesPerSecond } = parts.limits;
    this.#bucket = new Buckets({
      burst: messageBurst,
      perSecond: messagesPerSecond,
      now: () => parts.steady(),
      most: 1,
    });
    this.#heard = parts.steady();
    this.#opened = this.#heard;
    this.#pinged = this.#heard;
    socket.on("message", (data, binary) => this.#guard(() => this.#receive(data, binary)));
    // What only keeps the line alive costs as much to read as a message, and counts as one.
    socket.on("ping", (data) => this.#guard(() => this.#control(() => this.#pong(data))));
    socket.on("pong", () => this.#guard(() => this.#ponged()));
    // Of frames that are none, too large or in too many pieces; a line that breaks only closes.
    socket.on("error", () => {
      this.#deaf = true;
      parts.offended();
      socket.terminate();
    });
    socket.on("close", () => {
      this.#over = true;
      this.#outbox.drop();
      this.#attachments?.end();
    });
  }

  get person(): string | undefined {
    return this.#visitor?.person.id;
  }

  get session(): string | undefined {
    return this.#visitor?.session;
  }

  /**
   * Pings; a socket that has been silent too long is cut off, and so is one that never says hello, or whose session
   * ended on another node or is somebody else's now.
   */
  check(): void {
    this.#guard(() => this.#check());
  }

  #check(): void {
    const now = this.#parts.steady();
    const { silence } = this.#parts.limits;
    if (this.#socket.bufferedAmount === 0) this.#unreadSince = undefined;
    else this.#unreadSince ??= now;
    if (now - (this.#unreadSince ?? now) > silence) return this.#cutOff("unread");
    if (now - this.#heard > silence) return this.#cutOff("silent");
    this.#ping(now);
    if (this.#visitor !== undefined)
      this.#checkVisitor(this.#visitor).catch((error: unknown) => this.#parts.failed(error));
    else if (now - this.#opened > silence)
      this.close("no-hello", "The connection timed out before a hello. Reconnect and say hello.", 0);
  }

  async #checkVisitor({ person: before }: Visitor): Promise<void> {
    const visitor = await this.#whoseToken();
    if (this.#over || visitor === "refused") return;
    const person = visitor?.person;
    if (person === undefined)
      this.close("session-ended", "You were logged out from another device. Log in again.");
    else if (person.id !== before.id || person.name !== before.name || person.kind !== before.kind)
      this.close("renamed", "Your name or account changed. Reconnect with it.", 0);
  }

  /** Whose token this is; who is banned is told so and closed. */
  async #whoseToken(): Promise<Visitor | undefined | "refused"> {
    try {
      return await this.#parts.visitor(this.#token, this.#parts.address);
    } catch (error) {
      if (!(error instanceof HttpRefusal)) throw error;
      if (!this.#over) this.dismiss(error);
      return "refused";
    }
  }

  /** Closes for good with a refusal. */
  dismiss({ code, message, extra: { until, reason } }: HttpRefusal): void {
    const more = { ...(until !== undefined && { until }), ...(reason !== undefined && { reason }) };
    this.#say({ kind: "bye", code, sentence: message, ...more });
    this.#end(POLICY, code);
  }

  /** Says something that nobody asked for; nothing before the welcome. */
  tell(text: string): void {
    if (this.#visitor !== undefined && !this.#over) this.#send(text);
  }

  /** Says why, and closes. */
  close(code: string, sentence: string, retryAfter?: number): void {
    this.#say({ kind: "bye", code, sentence, ...(retryAfter !== undefined && { retryAfter }) });
    this.#end(retryAfter === undefined ? POLICY : GOING_AWAY, code);
  }

  #end(status: number, code: string): void {
    this.#over = true;
    this.#attachments?.end();
    this.#outbox.flush();
    this.#socket.close(status, code);
    // A client that does not close its end is not waited for.
    setTimeout(() => this.#socket.terminate(), 1000).unref();
  }

  /** Nothing that a client says may end the process. */
  #guard(work: () => void): void {
    if (this.#deaf) return forgetUnread(this.#socket);
    try {
      work();
    } catch (error) {
      this.#parts.failed(error);
      this.#socket.terminate();
    }
  }

  #cutOff(code: string): void {
    this.#parts.counted.refusal(code);
    this.#socket.terminate();
  }

  #control(answer: () => void): void {
    this.#heard = this.#parts.steady();
    if (this.#over || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#mayTake()) answer();
    else this.#warn();
  }

  #ping(now: number): void {
    const { silence } = this.#parts.limits;
    // Whoever has just said something is there, and was answered.
    if (now - this.#pinged < silence / 3 || now - this.#heard < silence / 6 || !this.#hasRoom()) return;
    this.#pinged = now;
    this.#owesPong = true;
    this.#socket.ping();
  }

  /** The answer to our own ping is nobody's flood. */
  #ponged(): void {
    if (!this.#owesPong) return this.#control(() => {});
    this.#owesPong = false;
    this.#heard = this.#parts.steady();
  }

  /** Whoever has not said who they are has little to say, and it counts for more. */
  #mayTake(): boolean {
    const may = this.#bucket.take(MESSAGES) && this.#parts.mayAlso(this.person);
    if (may && this.#visitor === undefined) this.#bucket.spend(MESSAGES, UNKNOWN - 1);
    return may;
  }

  #pong(data: Buffer): void {
    if (this.#hasRoom()) this.#socket.pong(data);
  }

  #receive(data: RawData, binary: boolean): void {
    this.#heard = this.#parts.steady();
    if (this.#over || this.#socket.readyState !== this.#socket.OPEN) return;
    const text = binary ? undefined : String(data);
    const { messageBurst, messageBytes } = this.#parts.limits;
    const length = text?.length ?? 0;
    // Also while the server is slow: what waits here is kept in memory.
    const isFull =
      this.#waiting >= messageBurst ||
      (this.#waiting > 0 && this.#waitingLength + length > WAITING_MESSAGES * messageBytes);
    if (isFull || !this.#mayTake()) return this.#tooFast(text);
    const message = text === undefined ? undefined : parsed(text);
    if (message === undefined) {
      const sentence = "Send one JSON object as text, as described in docs/protocol.md.";
      return this.#refuse(undefined, { code: "not-json", sentence });
    }
    const read = messageIn(message);
    if ("issue" in read) return this.#refuse(requestOf(message), misshapen(read.issue));
    this.#parts.counted.messageIn();
    // One after the other: a command sent after an attach finds the viewer attached.
    this.#waiting++;
    this.#waitingLength += length;
    this.#mailbox.run(() => this.#take(read, length));
  }

  async #take(message: ClientMessage, length: number): Promise<void> {
    try {
      const refused = await this.#obey(message);
      if (refused !== undefined) this.#refuse(requestOf(message), refused.refusal, refused.look);
    } catch (error) {
      this.#apologise(requestOf(message), error);
    } finally {
      this.#waiting--;
      this.#waitingLength -= length;
    }
  }

  /** An `InputError` says what is wrong with a table; anything else is our mistake and stays with us. */
  #apologise(request: number | undefined, error: unknown): void {
    if (error instanceof InputError)
      return this.#refuse(request, { code: error.code, sentence: error.message });
    this.#parts.failed(error);
    if (error instanceof StoreError)
      return this.#refuse(request, {
        code: "store-failed",
        sentence: "The server can’t reach its database. Try again in a moment.",
      });
    this.#refuse(request, { code: "failed", sentence: "Something went wrong on our side. Try again." });
  }

  /** Nothing, or a refusal, now or later. */
  #obey(message: ClientMessage): Promise<Refused | undefined> | Refused | undefined {
    // What still waits when it is over is not obeyed: the session may have ended, and nobody hears the answer.
    if (this.#over) return undefined;
    if (message.kind === "hello") return this.#greet(message);
    return this.#attachments === undefined ? NO_HELLO : this.#attachments.obey(message);
  }

  async #greet({ protocol, token }: Extract<ClientMessage, { kind: "hello" }>): Promise<undefined> {
    if (protocol !== PROTOCOL) {
      const sentence = `This server uses protocol version ${PROTOCOL}, you use ${protocol}. Reload the page or update Medallion.`;
      this.close("wrong-protocol", sentence);
      return;
    }
    if (this.#visitor !== undefined) return;
    this.#token = token ?? this.#token;
    const visitor = await this.#whoseToken();
    if (visitor === "refused") return;
    if (visitor === undefined) {
      this.close("not-known", "Your token is no longer valid. Get a new one and reconnect.");
      return;
    }
    this.#visitor = visitor;
    const attachments = await this.#parts.attachments(visitor, {
      send: (text) => this.#send(text),
      network: siteOf(networkOf(this.#parts.address)),
      drained: () => this.#drained(),
    });
    // The socket may have closed meanwhile, and nobody would let go of what it holds.
    if (this.#over) {
      attachments.end();
      return;
    }
    this.#attachments = attachments;
    const { version } = this.#parts;
    const { id, name, kind, created } = visitor.person;
    const you = { id, name, kind, created };
    this.#say({ kind: "welcome", protocol: PROTOCOL, server: version, you, now: this.#parts.now() });
    const notice = this.#parts.notice();
    if (notice !== undefined) this.#send(notice);
  }

  /** Whether the warning was not the last one. */
  #warn(): boolean {
    this.#warnings++;
    this.#parts.counted.refusal("too-fast");
    if (this.#visitor !== undefined && this.#warnings <= this.#parts.limits.warningsBeforeClose) return true;
    this.#parts.offended();
    this.close("too-fast", "Far too many messages. Slow down and reconnect.", 5000);
    // What else it sends, or has sent, is not even read.
    this.#deaf = true;
    this.#socket.pause();
    forgetUnread(this.#socket);
    return false;
  }

  #tooFast(text: string | undefined): void {
    if (!this.#warn()) return;
    const sentence = "Too many messages. Wait a second and try again.";
    // Whoever waits for an answer to this very message must hear of it.
    const request = text === undefined ? undefined : requestOf(parsed(text));
    this.#say({
      kind: "refused",
      refusal: { code: "too-fast", sentence },
      ...(request !== undefined && { request }),
    });
  }

  #refuse(request: number | undefined, refusal: WireRefusal, look?: unknown): void {
    this.#parts.counted.refusal(refusal.code);
    const text = JSON.stringify({ kind: "refused", request, refusal, look });
    this.#send(text);
  }

  #say(message: ServerMessage): void {
    this.#send(JSON.stringify(message));
  }

  #send(text: string): void {
    if (!this.#hasRoom()) return;
    this.#parts.counted.messagesOut();
    this.#outbox.send(text);
  }

  /** Waits until a slow reader has taken what was sent; one who takes nothing for long is cut off. */
  async #drained(): Promise<boolean> {
    const { waitingBytes, requestTime } = this.#parts.limits;
    for (let waited = 0; this.#socket.readyState === this.#socket.OPEN; waited += DRAINING) {
      if (this.#unread() <= waitingBytes / 4) return true;
      if (waited > requestTime) this.#cutOff("unread");
      await pause(DRAINING);
    }
    return false;
  }

  /** Bytes that have not gone out. */
  #unread(): number {
    return this.#socket.bufferedAmount + this.#outbox.length;
  }

  /** Who cannot keep up is cut off and catches up on coming back. */
  #hasRoom(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (this.#unread() <= this.#parts.limits.waitingBytes) return true;
    this.#cutOff("unread");
    return false;
  }
}

const NO_HELLO: Refused = {
  refusal: {
    code: "no-hello",
    sentence: "Say hello first, with the protocol version and your token.",
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a client says, or what is wrong with it. */
function messageIn(message: unknown): ClientMessage | { readonly issue: Issue | undefined } {
  const answer = answerIn(message);
  if (answer !== undefined) return answer;
  const read = clientMessageSchema.safeParse(message);
  return read.success ? read.data : { issue: read.error.issues[0] };
}

/** The request that an unreadable message may have named. */
function requestOf(message: unknown): number | undefined {
  if (typeof message !== "object" || message === null || !("request" in message)) return undefined;
  return Number.isSafeInteger(message.request) ? Number(message.request) : undefined;
}

/** What is said back of a name that somebody made up. */
const LONGEST_STEP = 50;

interface Issue {
  readonly path: readonly PropertyKey[];
}

function misshapen(issue: Issue | undefined): WireRefusal {
  const path = (issue?.path ?? []).map((part) =>
    typeof part === "number" ? part : String(part).slice(0, LONGEST_STEP),
  );
  const where = path.length === 0 ? "The message" : `The value of ${path.join(".")}`;
  return {
    code: "bad-message",
    sentence: `${where} is not what the protocol allows; see docs/protocol.md.`,
    path,
  };
}
