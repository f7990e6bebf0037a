import { join } from "node:path";
import { KITS } from "@medallion/games";
import type { ClientMessage, ServerMessage, WirePerson } from "@medallion/protocol";
import { SOCKET_PATH } from "@medallion/protocol";
import {
  type RoomCommand,
  type RoomEvent,
  type RoomLook,
  type Settings,
  usualSettings,
} from "@medallion/table";
import WebSocket from "ws";
import type { ServerConfig } from "../src/config.ts";
import { type Server, startServer } from "../src/server.ts";
import { freshFolder, stoppedAfterFile } from "./opened.ts";

export const OWNER = "owner-token-of-a-test";

/** A real server in this process on any free port, with bots that do not wait; stopped after the file's tests. */
export async function served(config: Partial<ServerConfig> = {}): Promise<Server> {
  const { limits, ...rest } = config;
  const server = await startServer({
    kits: KITS,
    kitsModule: import.meta.resolve("@medallion/games"),
    database: `sqlite:${join(freshFolder(), "medallion.db")}`,
    host: "127.0.0.1",
    port: 0,
    ownerToken: OWNER,
    log: { level: "silent" },
    limits: {
      botPace: 0,
      grace: 50,
      guestsPerHour: 10_000,
      openTablesPerHour: 10_000,
      tablesPerHour: 10_000,
      reportsPerNetwork: 10_000,
      spectatorsPerPerson: 10_000,
      spectatorsPerNetwork: 10_000,
      seatsPerPerson: 10_000,
      ratedPerNetwork: 100,
      ratedMoves: 0,
      ratedGuests: 100,
      ratedGamesPerDay: 1000,
      rankedGames: 0,
      ratedPerDay: 1000,
      requestsPerMinute: 100_000,
      arrivalsPerMinute: 100_000,
      ...limits,
    },
    ...rest,
  });
  return stoppedAfterFile(server);
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the server sent, and fails where it is not there.
  readonly body: any;
}

/** One request as a stranger would send it, on a connection of its own: one that was kept may just be closing. */
export async function ask(
  server: Server,
  method: string,
  path: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const reply = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    redirect: "manual",
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      connection: "close",
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  const json = reply.headers.get("content-type")?.includes("json") === true;
  return { status: reply.status, headers: reply.headers, body: json ? JSON.parse(text) : text };
}

/** A person with a token, who opens sockets and tables. */
export class Visitor {
  readonly server: Server;
  readonly person: WirePerson;
  readonly token: string;

  constructor(server: Server, person: WirePerson, token: string) {
    this.server = server;
    this.person = person;
    this.token = token;
  }

  static async guest(server: Server, name: string): Promise<Visitor> {
    const { body } = await ask(server, "POST", "/api/guests", { body: { name } });
    return new Visitor(server, body.person, body.token);
  }

  ask(method: string, path: string, body?: unknown): Promise<Answer> {
    return ask(this.server, method, path, { token: this.token, ...(body !== undefined && { body }) });
  }

  /** A new table with this person in the first open seat, ready. */
  async found(
    settings: Partial<Settings> = {},
    places?: readonly object[],
    sit: object | undefined = { ready: true },
  ) {
    const whole = settingsFor(settings);
    const open = Array.from({ length: whole.seats }, () => ({ kind: "open" }));
    const { status, body } = await this.ask("POST", "/api/tables", {
      settings: whole,
      places: places ?? open,
      sit,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    const { table, link, seat } = body;
    return { table: String(table), link: String(link), seat: Number(seat) };
  }

  command(table: string, command: RoomCommand): Promise<Answer> {
    return this.ask("POST", `/api/tables/${table}/commands`, { command });
  }

  async socket(): Promise<Talk> {
    const talk = await Talk.open(this.server);
    talk.say({ kind: "hello", protocol: 2, token: this.token });
    await talk.next("welcome");
    return talk;
  }

  /** A socket that looks from a seat. */
  async at(table: string, seat: number | null, since: number | "game" = "game"): Promise<Talk> {
    const talk = await this.socket();
    await talk.attach(table, seat, since);
    return talk;
  }
}

export function settingsFor(settings: Partial<Settings>): Settings {
  return { ...usualSettings("gwent", "standard", 2), ...settings };
}

export const BOT = { kind: "bot", bot: "greedy", name: "" } as const;
export const OPEN = { kind: "open" } as const;

/** One socket and all it heard. */
export class Talk {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  readonly events: RoomEvent[] = [];
  look: RoomLook | undefined;
  /** The number of the next event. */
  counter = 0;
  #read = 0;
  #request = 0;
  readonly #waiting = new Set<() => void>();
  closed = false;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (data) => {
      const message: ServerMessage = JSON.parse(String(data));
      this.heard.push(message);
      if ("events" in message) {
        this.events.push(...message.events);
        this.counter = message.from + message.events.length;
      }
      if ("look" in message && message.look !== undefined) this.look = message.look;
      this.#wake();
    });
    socket.on("close", () => {
      this.closed = true;
      this.#wake();
    });
    socket.on("error", () => {});
  }

  static async open(server: Server, headers: Record<string, string> = {}): Promise<Talk> {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${SOCKET_PATH}`, { headers });
    const talk = new Talk(socket);
    await new Promise((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    return talk;
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  async attach(table: string, seat: number | null, since: number | "game" = "game"): Promise<void> {
    this.say({ kind: "attach", request: this.#request++, table, seat, since });
    await this.until(() => this.heard.some(({ kind }) => kind === "attached" || kind === "refused"));
  }

  /** The next message of this kind that was not read yet. */
  async next<K extends ServerMessage["kind"]>(kind: K): Promise<Extract<ServerMessage, { kind: K }>> {
    for (;;) {
      while (this.#read < this.heard.length) {
        const message = this.heard[this.#read++];
        if (message !== undefined && isKind(message, kind)) return message;
      }
      if (this.closed) throw new Error(`the socket closed before it said ${kind}`);
      await this.#news();
    }
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.closed) throw new Error("the socket closed while something was waited for");
      await this.#news();
    }
  }

  /** What a command came to. */
  async command(table: string, command: Extract<ClientMessage, { kind: "command" }>["command"]) {
    const request = this.#request++;
    this.say({ kind: "command", request, table, command });
    let answer: ServerMessage | undefined;
    await this.until(() => {
      answer = this.heard.find(
        (message) => (message.kind === "done" || message.kind === "refused") && message.request === request,
      );
      return answer !== undefined;
    });
    return answer?.kind === "refused" ? answer : undefined;
  }

  close(): void {
    this.socket.terminate();
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#waiting.delete(wake);
        resolve();
      };
      this.#waiting.add(wake);
    });
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }
}

function isKind<K extends ServerMessage["kind"]>(
  message: ServerMessage,
  kind: K,
): message is Extract<ServerMessage, { kind: K }> {
  return message.kind === kind;
}

/** Which of so many choices is made, and of what one is asked. */
type Picked = (count: number, asked: NonNullable<RoomLook["table"]>) => number;

/** Answers every question of the seat by the choice that `pick` names until the game is over. */
export async function playOn(talk: Talk, table: string, seat: number, pick: Picked = last): Promise<void> {
  while (talk.look?.stage !== "over") {
    await talk.until(() => talk.look?.stage === "over" || talk.look?.table?.question !== undefined);
    const asked = talk.look?.table;
    if (asked?.question === undefined) continue;
    const choice = pick(asked.choices.length, asked);
    await talk.command(table, { kind: "answer", seat, question: asked.question.id, choice });
  }
}

function last(count: number): number {
  return count - 1;
}
