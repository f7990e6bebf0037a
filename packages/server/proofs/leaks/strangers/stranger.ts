import { PROTOCOL, SOCKET_PATH } from "@medallion/protocol";
import WebSocket from "ws";
import type { Server } from "../../../src/server.ts";
import { type Asked, messagesWith, requestsWith } from "./calls.ts";

/** What a stranger was sent, and in answer to what. */
export interface Sent {
  readonly where: string;
  readonly text: string;
}

/** What everybody can say: a game, a mode, a bot, something that looks like a session. */
export const COMMON = ["gwent", "standard", "bot:greedy", "f".repeat(64)];
/** So many requests are under way at a time. */
const AT_ONCE = 6;
const FORM = "application/x-www-form-urlencoded";
/** So many names a stranger tries out. */
const MOST_WORDS = 60;

/** Somebody to whom nothing here belongs: asks everything, and keeps every byte that comes back. */
export class Stranger {
  readonly kind: string;
  readonly sent: Sent[] = [];
  /** What this stranger came by rightly: no secret to them. */
  readonly knows: ReadonlySet<string>;
  /** Whatever looks like a name of something in what was sent. */
  readonly words = new Set<string>(COMMON);
  readonly asked = new Set<string>();
  readonly statuses: { readonly route: string; readonly status: number }[] = [];
  readonly #tried = new Set<string>();
  readonly #server: Server;
  readonly #arrive: () => Promise<string | undefined>;
  #token: string | undefined;
  #socket: WebSocket | undefined;

  private constructor(
    kind: string,
    server: Server,
    arrive: () => Promise<string | undefined>,
    knows: readonly string[],
  ) {
    this.kind = kind;
    this.#server = server;
    this.#arrive = arrive;
    this.knows = new Set(knows);
  }

  /** `arrive` gives a token: at once, and again whenever the stranger has logged out of everything. */
  static async come(
    kind: string,
    server: Server,
    arrive: () => Promise<string | undefined>,
    knows: readonly string[] = [],
  ): Promise<Stranger> {
    const stranger = new Stranger(kind, server, arrive, knows);
    stranger.#token = await arrive();
    return stranger;
  }

  /** Knows these names, before all that were learned by looking around. */
  learn(words: readonly string[]): void {
    const learned = [...this.words];
    this.words.clear();
    for (const word of [...words, ...learned]) this.words.add(word);
  }

  /** Every route with every word that is known by now. */
  async askEverything(): Promise<void> {
    for (const requests of requestsWith([...this.words]).values()) {
      if (!(await this.#isKnown())) this.#token = await this.#arrive();
      for (let first = 0; first < requests.length; first += AT_ONCE)
        await Promise.all(requests.slice(first, first + AT_ONCE).map((request) => this.#ask(request)));
    }
  }

  /** Every message with every word that is known by now, over a socket that then stays open. */
  async sayEverything(): Promise<void> {
    if (!(await this.#isKnown())) this.#token = await this.#arrive();
    this.#socket?.terminate();
    this.#socket = new WebSocket(`ws://127.0.0.1:${this.#server.port}${SOCKET_PATH}`);
    const socket = this.#socket;
    socket.on("error", () => {});
    socket.on("message", (data) => this.#keep("socket", String(data)));
    socket.on("close", (_code, reason) => this.#keep("socket closed", String(reason)));
    await new Promise((resolve) => socket.once("open", resolve));
    this.#say({
      kind: "hello",
      protocol: PROTOCOL,
      ...(this.#token !== undefined && { token: this.#token }),
    });
    for (const message of messagesWith([...this.words])) this.#say(message);
    // What is following something when all has been said goes on following it.
    this.#say({ kind: "lobby", on: true });
    await this.settle();
  }

  /** Everything that was said so far has been answered. */
  async settle(): Promise<void> {
    const socket = this.#socket;
    if (socket === undefined || socket.readyState !== WebSocket.OPEN) return;
    const request = this.sent.length + 1_000_000;
    await new Promise<void>((resolve) => {
      socket.once("close", () => resolve());
      socket.on("message", (data) => {
        if (String(data).includes(`"kind":"pong","request":${request},`)) resolve();
      });
      this.#say({ kind: "ping", request });
    });
  }

  close(): void {
    this.#socket?.terminate();
  }

  #say(message: { readonly kind: string; readonly [part: string]: unknown }): void {
    this.asked.add(message.kind);
    this.#socket?.send(JSON.stringify(message));
  }

  async #ask({ route, method, path, body, form }: Asked): Promise<void> {
    this.asked.add(route);
    // What changes something, or costs the work of a password, is tried once in the same words.
    const words = `${method} ${path} ${JSON.stringify(body)}`;
    if (method !== "GET" && this.#tried.has(words)) return;
    this.#tried.add(words);
    const origin = `http://127.0.0.1:${this.#server.port}`;
    // Each from an address of its own: nobody is spared because somebody guessed too often.
    const address = `198.18.${(this.sent.length >> 8) & 255}.${this.sent.length & 255}`;
    const reply = await fetch(origin + path, {
      method,
      redirect: "manual",
      headers: {
        ...{ accept: path.startsWith("/api/") ? "application/json" : "text/html", origin },
        "x-forwarded-for": address,
        // One that was kept may just be closing.
        connection: "close",
        // A browser sends no token to the owner's pages, but whatever it keeps.
        ...(path.startsWith("/owner") && {
          cookie: `medallion-owner=9999999999999.salt.${this.#token ?? ""}`,
        }),
        ...(this.#token !== undefined && form === undefined && { authorization: `Bearer ${this.#token}` }),
        ...(body !== undefined && { "content-type": form ? FORM : "application/json" }),
      },
      ...(body !== undefined && { body: form ? formOf(body) : JSON.stringify(body) }),
    });
    this.statuses.push({ route, status: reply.status });
    this.#keep(route, `${reply.status} ${JSON.stringify([...reply.headers])}\n${await reply.text()}`);
  }

  async #isKnown(): Promise<boolean> {
    if (this.#token === undefined) return true;
    const headers = { authorization: `Bearer ${this.#token}`, connection: "close" };
    return (await fetch(`http://127.0.0.1:${this.#server.port}/api/me`, { headers })).ok;
  }

  #keep(where: string, text: string): void {
    this.sent.push({ where, text });
    for (const [word] of text.matchAll(/(?<=["/])[\w:-]{10,64}(?=["/?])/g))
      if (/[\dA-Z:]/.test(word) && this.words.size < MOST_WORDS) this.words.add(word);
  }
}

function formOf(body: unknown): string {
  const fields = Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(Object.fromEntries(fields)).toString();
}
