import { setTimeout as sleep } from "node:timers/promises";
import { callRoute, PROTOCOL, parseInvite, SOCKET_PATH } from "@medallion/protocol";
import { type RoomCommand, usualSettings } from "@medallion/table";
import { SeatLine } from "../../bench/load/seat-line.ts";

export interface LivelyParts {
  readonly origin: string;
  readonly game: string;
  readonly mode: string;
  readonly stop: AbortSignal;
  /** A random number from 0 up to but not `count`. */
  below(count: number): number;
  failed(why: string): void;
}

/** What happened at all tables. */
export interface Deeds {
  choices: number;
  takebacks: number;
  reconnects: number;
  rematches: number;
  tables: number;
}

type SeatNumber = 0 | 1;

/** Milliseconds between two deeds at a table; games at one table before two others sit down at a new one. */
const PAUSE = 150;
const GAMES = 3;
/** What two people who act as they like are refused now and then. */
const USUAL = /"code":"(no-takeback|too-many-takebacks|stale|no-question|not-asked|game-over)"/;

/** Two people at one table after the other: they play, take back, lose their connections, play again and leave. */
export async function liveOn(parts: LivelyParts, deeds: Deeds): Promise<void> {
  while (!parts.stop.aborted) {
    const table = await LivelyTable.found(parts);
    deeds.tables++;
    try {
      await table.play(deeds);
    } finally {
      table.leave();
    }
  }
}

class LivelyTable {
  readonly #parts: LivelyParts;
  readonly #table: string;
  readonly #tokens: readonly [string, string];
  readonly #lines: (SeatLine | undefined)[] = [];

  private constructor(parts: LivelyParts, table: string, tokens: readonly [string, string]) {
    this.#parts = parts;
    this.#table = table;
    this.#tokens = tokens;
  }

  static async found(parts: LivelyParts): Promise<LivelyTable> {
    const { origin, game, mode } = parts;
    const guest = async (): Promise<string> => (await callRoute(fetch, origin, undefined, "guest")).token;
    const tokens = [await guest(), await guest()] as const;
    const { table, link } = await callRoute(fetch, origin, tokens[0], "found", {
      body: {
        settings: { ...usualSettings(game, mode, 2), open: false, takebacks: "free" },
        places: [{ kind: "open" }, { kind: "open" }],
        sit: { seat: 0, ready: true },
      },
    });
    const invitation = parseInvite(link)?.table ?? table;
    const lively = new LivelyTable(parts, table, tokens);
    await callRoute(fetch, origin, tokens[1], "command", {
      params: { table: invitation },
      body: { command: { kind: "sit", seat: 1, ready: true } },
    });
    for (const seat of [0, 1] as const) await lively.#connect(seat);
    return lively;
  }

  async play(deeds: Deeds): Promise<void> {
    const { stop, below } = this.#parts;
    for (let games = 0; !stop.aborted; await sleep(below(2 * PAUSE))) {
      const chance = below(100);
      if (this.#line(0).isOver()) {
        if (++games === GAMES) return;
        await this.#rematch();
        deeds.rematches++;
      } else if (chance < 2) {
        await this.#connect(below(2) === 0 ? 0 : 1);
        deeds.reconnects++;
      } else if (chance < 6) {
        const seat = below(2);
        await this.#say(seat === 0 ? 0 : 1, { kind: "propose", seat, what: "takeback" });
        deeds.takebacks++;
      } else if (await this.#answer()) deeds.choices++;
    }
  }

  leave(): void {
    for (const line of this.#lines) line?.close();
  }

  async #answer(): Promise<boolean> {
    for (const seat of [0, 1] as const) {
      const asked = this.#line(seat).asked();
      if (asked === undefined) continue;
      const choice = this.#parts.below(asked.choices.length);
      await this.#say(seat, { kind: "answer", seat, question: asked.question, choice });
      return true;
    }
    return false;
  }

  async #rematch(): Promise<void> {
    await this.#say(0, { kind: "propose", seat: 0, what: "rematch" });
    await this.#say(1, { kind: "reply", seat: 1, yes: true });
    for (const seat of [0, 1] as const) await this.#say(seat, { kind: "sit", seat, ready: true });
  }

  /** Opens the seat's socket, anew if there was one. */
  async #connect(seat: SeatNumber): Promise<void> {
    const { origin, failed } = this.#parts;
    this.#lines[seat]?.close();
    const line = new SeatLine({
      url: `${origin.replace(/^http/, "ws")}${SOCKET_PATH}`,
      protocol: PROTOCOL,
      token: this.#tokens[seat],
      table: this.#table,
      seat,
      moved: () => {},
      failed: (why) => {
        if (!USUAL.test(why)) failed(why);
      },
    });
    this.#lines[seat] = line;
    await line.attached;
  }

  #say(seat: SeatNumber, command: RoomCommand): Promise<void> {
    return new Promise((resolve) => this.#line(seat).command(command, resolve));
  }

  #line(seat: SeatNumber): SeatLine {
    const line = this.#lines[seat];
    if (line === undefined) throw new Error(`nobody sits in seat ${seat}`);
    return line;
  }
}
