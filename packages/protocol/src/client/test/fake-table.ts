import { type PersonCommand, type RoomEvent, type RoomLook, usualSettings } from "@medallion/table";
import type { ClientMessage, ServerMessage } from "../../socket.ts";
import { PROTOCOL } from "../../version.ts";
import type { FakeServer, FakeSocket } from "./fake-network.ts";

export const TABLE = "table-of-tests";

/** A server with one table whose seat 0 is always asked the next question; remembers all that was applied. */
export class FakeTable implements FakeServer {
  readonly events: RoomEvent[] = [];
  readonly applied: PersonCommand[] = [];
  readonly heardMessages: ClientMessage[] = [];
  question = 0;
  game = 0;
  proposal: RoomLook["proposal"];
  /** Events that it sends ahead of an answer, in messages of one each. */
  ahead = 0;
  readonly #attached = new Set<FakeSocket>();

  heard(message: ClientMessage, socket: FakeSocket): void {
    this.heardMessages.push(message);
    switch (message.kind) {
      case "hello":
        socket.down.push({
          kind: "welcome",
          protocol: PROTOCOL,
          server: "fake",
          you: { id: "person-1", name: "Anna", kind: "guest", created: 0 },
          now: 1_000_000,
        });
        return;
      case "attach": {
        const from = message.since === "game" ? 0 : Math.min(message.since, this.events.length);
        this.#attached.add(socket);
        const { request } = message;
        const rest = Math.min(from + this.ahead, this.events.length);
        for (const [index, event] of this.events.slice(from, rest).entries())
          socket.down.push({
            kind: "history",
            request,
            table: TABLE,
            seat: 0,
            from: from + index,
            events: [event],
          });
        socket.down.push({ kind: "attached", request, ...this.#news(rest) });
        return;
      }
      case "detach":
        this.#attached.delete(socket);
        return;
      case "command":
        this.#apply(message.request, message.command, socket);
        return;
      case "lobby":
        if (message.on) socket.down.push({ kind: "lobby", tables: [] });
        return;
      case "ping":
        socket.down.push({ kind: "pong", request: message.request, now: 1_000_000 });
        return;
    }
  }

  gone(socket: FakeSocket): void {
    this.#attached.delete(socket);
  }

  tell(event: RoomEvent): void {
    this.events.push(event);
    for (const socket of this.#attached)
      socket.down.push({ kind: "update", ...this.#news(this.events.length - 1) });
  }

  /** The last answer is taken back: its question is open again. */
  takeBack(): void {
    if (this.question === 0) return;
    this.question -= 1;
    this.tell({ kind: "takenBack", seat: 0, to: 0 });
  }

  look(): RoomLook {
    return {
      viewer: 0,
      settings: usualSettings("toy", "short", 2),
      owner: "person-1",
      stage: "playing",
      game: this.game,
      commitment: "",
      places: [],
      ready: [],
      gone: [],
      waitingFor: [],
      clocks: [],
      paused: false,
      chatOpen: true,
      proposal: this.proposal,
      votes: [],
      table: {
        view: {},
        alongside: [],
        question: { id: this.question, seat: 0, kind: "turn", text: { key: "turn" }, fallback: 0 },
        choices: [],
        offers: [],
        mayTakeBack: "no",
        ending: undefined,
        others: [],
      },
    };
  }

  #apply(request: number, command: PersonCommand, socket: FakeSocket): void {
    if (command.kind === "answer" && command.question !== this.question) {
      const refusal = { code: "stale-question", sentence: "That question has been answered." };
      socket.down.push({ kind: "refused", request, refusal, look: this.look() });
      return;
    }
    this.applied.push(command);
    if (command.kind === "answer") {
      this.question += 1;
      this.tell({ kind: "game", event: { kind: `answered ${command.choice}` } });
    } else if (command.kind === "say")
      this.tell({ kind: "said", person: "person-1", name: "Anna", text: command.text });
    socket.down.push({ kind: "done", request });
  }

  #news(
    from: number,
  ): Pick<Extract<ServerMessage, { kind: "update" }>, "table" | "seat" | "from" | "events" | "look"> {
    return { table: TABLE, seat: 0, from, events: this.events.slice(from), look: this.look() };
  }
}
