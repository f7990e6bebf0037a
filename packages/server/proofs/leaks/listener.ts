import { once } from "node:events";
import { at, type Kit, type Question, type Random, type Seat } from "@medallion/kernel";
import { callRoute, PROTOCOL, type ServerMessage, SOCKET_PATH } from "@medallion/protocol";
import type { RoomCommand, RoomEvent, TableLook } from "@medallion/table";
import { WebSocket } from "ws";
import type { Received, Secrets } from "./recording.ts";

/** One in so many choices is preceded by an offer, and one in so many by coming back anew. */
const OFFERS = 12;
const RETURNS = 40;

/** A place from which one person looks at one table. */
interface Post {
  readonly table: string;
  readonly seat: Seat | null;
  readonly kit: Kit;
  readonly received: Received[];
  readonly random: Random;
  readonly over: () => void;
  attached: (() => void) | undefined;
  /** Events that came ahead of the answer. */
  readonly ahead: RoomEvent[];
  /** What it has answered last, and whether that was an offer. */
  asked: string;
  heard: number;
  last: News | undefined;
}

type News = Extract<ServerMessage, { kind: "attached" | "update" }>;

/** A person over a bare socket who keeps every byte and plays random legal choices at many tables at once. */
export class Listener {
  readonly person: string;
  readonly origin: string;
  readonly secrets: Secrets;
  readonly #socket: WebSocket;
  readonly #posts = new Map<string, Post>();
  /** By request; nothing for a table that was left, whose answers may still come. */
  readonly #requests = new Map<number, Post | null>();
  #request = 0;

  private constructor(origin: string, person: string, secrets: Secrets, socket: WebSocket) {
    this.origin = origin;
    this.person = person;
    this.secrets = secrets;
    this.#socket = socket;
    socket.on("message", (data) => this.#hear(String(data)));
  }

  static async arrive(origin: string, name: string): Promise<Listener> {
    const { person, token } = await callRoute(fetch, origin, undefined, "guest", { body: { name } });
    const { sessions } = await callRoute(fetch, origin, token, "sessions");
    const socket = new WebSocket(`${origin.replace("http", "ws")}${SOCKET_PATH}`, {
      perMessageDeflate: false,
    });
    await once(socket, "open");
    socket.send(JSON.stringify({ kind: "hello", protocol: PROTOCOL, token }));
    await once(socket, "message");
    return new Listener(origin, person.id, { token, session: at(sessions, 0).id }, socket);
  }

  /** Looks at a table from a seat; `over` is called when its game has ended. What is received from then on is kept. */
  async attend(
    table: string,
    { seat, kit, random, over }: Pick<Post, "seat" | "kit" | "random" | "over">,
  ): Promise<readonly Received[]> {
    const received: Received[] = [];
    const post: Post = {
      table,
      seat,
      kit,
      received,
      random,
      over,
      attached: undefined,
      ahead: [],
      asked: "",
      heard: 0,
      last: undefined,
    };
    this.#posts.set(`${table}/${seat}`, post);
    await new Promise<void>((resolve) => {
      post.attached = resolve;
      this.#attach(post);
    });
    return received;
  }

  command(table: string, seat: Seat | null, command: RoomCommand): void {
    const post = this.#posts.get(`${table}/${seat}`);
    this.#send({ kind: "command", request: this.#numbered(post), table, command });
  }

  /** Stops looking and forgets the table. */
  leave(table: string, seat: Seat | null): void {
    const post = this.#posts.get(`${table}/${seat}`);
    this.#posts.delete(`${table}/${seat}`);
    for (const [request, of] of this.#requests) if (of === post) this.#requests.set(request, null);
    this.#send({ kind: "detach", table, seat });
  }

  close(): void {
    this.#socket.terminate();
  }

  #attach(post: Post): void {
    const { table, seat, heard } = post;
    this.#send({ kind: "attach", request: this.#numbered(post), table, seat, since: heard });
  }

  #numbered(post: Post | undefined): number {
    const request = this.#request++;
    if (post !== undefined) this.#requests.set(request, post);
    return request;
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  #hear(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    const post = this.#postOf(message);
    if (post === null) return;
    if (post === undefined) throw new Error(`a message that belongs to no table: ${text.slice(0, 200)}`);
    if (message.kind === "history") {
      post.ahead.push(...message.events);
      return;
    }
    if (message.kind === "attached" && post.ahead.length > 0) {
      // What came ahead in parts is judged as one answer.
      const events = [...post.ahead.splice(0), ...message.events];
      const from = message.from + message.events.length - events.length;
      return this.#hear(JSON.stringify({ ...message, from, events }));
    }
    post.received.push({ text, message });
    if (message.kind !== "attached" && message.kind !== "update") {
      // An offer may have changed nothing that is seen.
      if (post.asked.endsWith("offer") && post.last !== undefined) this.#answer(post, post.last);
      return;
    }
    post.last = message;
    post.heard = message.from + message.events.length;
    if (message.kind === "attached") {
      post.attached?.();
      post.attached = undefined;
    }
    this.#answer(post, message);
  }

  #postOf(message: ServerMessage): Post | null | undefined {
    switch (message.kind) {
      case "history":
      case "attached":
      case "update":
        return this.#posts.get(`${message.table}/${message.seat}`);
      case "watching":
        // Who comes to watch is not of the game; the number is all that it says.
        return null;
      case "done":
      case "refused":
        return this.#requests.get(message.request ?? -1);
      default:
        return undefined;
    }
  }

  #answer(post: Post, { look }: News): void {
    const { table, seat, kit, random } = post;
    if (look.stage === "over") post.over();
    const asked = look.table?.question;
    if (seat === null || look.table === undefined || asked === undefined) return;
    // After an offer that ends the game there is nothing left to answer.
    const offers = look.table.offers.flatMap((offer, place) => (kit.trial.ends?.(offer) ? [] : [place]));
    // Taking up an offer leaves the question as it is, so it is answered after that.
    if (post.asked === `${asked.id}`) return;
    if (random.below(RETURNS) === 0) return this.#attach(post);
    if (offers.length > 0 && post.asked !== `${asked.id} offer` && random.below(OFFERS) === 0) {
      post.asked = `${asked.id} offer`;
      this.command(table, seat, {
        kind: "answer",
        seat,
        question: "offer",
        choice: at(offers, random.below(offers.length)),
      });
      return;
    }
    post.asked = `${asked.id}`;
    this.command(table, seat, {
      kind: "answer",
      seat,
      question: asked.id,
      choice: choiceIn(kit, look.table, asked, random),
    });
  }
}

/** Any legal choice; of a game that chance alone seldom ends mostly the one that its own knowledge rates highest. */
function choiceIn(kit: Kit, { view, choices }: TableLook, question: Question, random: Random): number {
  const knowing = Math.max(...kit.trial.cases.map((one) => one.knowing ?? 0));
  if (random.below(100) >= knowing) return random.below(choices.length);
  const ratings = kit.knowledge.rate(view, question, choices, random);
  return ratings.indexOf(Math.max(...ratings));
}
