import { callRoute, PROTOCOL, parseInvite, SOCKET_PATH } from "@medallion/protocol";
import { type RoomCommand, usualSettings } from "@medallion/table";
import type { Field, FieldParts } from "./field.ts";
import { inTurns } from "./in-turns.ts";
import { SeatLine } from "./seat-line.ts";

interface Sitting {
  readonly table: string;
  readonly tokens: readonly [string, string];
}

/** Tables of ours: two guests at each, every one with a socket of their own. */
export class MedallionField implements Field {
  readonly errors: string[] = [];
  finished = 0;
  readonly #parts: FieldParts;
  #sittings: readonly Sitting[] = [];
  #lines: readonly (readonly SeatLine[])[] = [];
  #watchers: readonly SeatLine[] = [];
  readonly #renewing = new Set<number>();

  constructor(parts: FieldParts) {
    this.#parts = parts;
  }

  /** Founds the tables and begins their games, over HTTP. */
  async found(): Promise<void> {
    const { tables, progress } = this.#parts;
    this.#sittings = await inTurns(tables, 16, async (table) => {
      if (table % 50 === 0) progress(`${table} of ${tables} tables`);
      return this.#sitDown();
    });
  }

  /** Opens the sockets and looks at the tables from their seats, or from so many of each. */
  async connect(seats: 1 | 2 = 2): Promise<void> {
    const { tables, sockets, progress } = this.#parts;
    this.#lines = await inTurns(tables, 16, async (table) => {
      if (table % 50 === 0) progress(`sockets of ${table} of ${tables} tables`);
      return Promise.all(([0, 1] as const).slice(0, seats).map((seat) => this.#line(table, seat)));
    });
    this.#watchers = await inTurns(Math.max(0, sockets - 2 * tables), 16, (watcher) =>
      this.#line(watcher % tables, null),
    );
  }

  /** Everybody leaves; their tables stay. */
  close(): void {
    for (const line of [...this.#lines.flat(), ...this.#watchers]) line.close();
    this.#lines = [];
    this.#watchers = [];
  }

  choose(table: number, acknowledged: () => void): boolean {
    if (this.#renewing.has(table)) return false;
    for (const line of this.#lines[table] ?? []) {
      const asked = line.asked();
      if (asked === undefined) continue;
      const { avoid, below } = this.#parts;
      const liked = asked.choices.flatMap(({ kind }, index) => (avoid.includes(kind) ? [] : [index]));
      const among = liked.length > 0 ? liked : [...asked.choices.keys()];
      const choice = among[below(among.length)] ?? 0;
      line.command({ kind: "answer", seat: line.seat ?? 0, question: asked.question, choice }, () => {
        if (line.isOver()) this.#rematch(table);
        acknowledged();
      });
      return true;
    }
    return false;
  }

  async #sitDown(): Promise<Sitting> {
    const { origin, game, mode } = this.#parts;
    const guest = async (): Promise<string> => (await callRoute(fetch, origin, undefined, "guest")).token;
    const tokens = [await guest(), await guest()] as const;
    const { table, link } = await callRoute(fetch, origin, tokens[0], "found", {
      body: {
        settings: { ...usualSettings(game, mode, 2), open: false },
        places: [{ kind: "open" }, { kind: "open" }],
        sit: { seat: 0, ready: true },
      },
    });
    const command = { kind: "sit", seat: 1, ready: true } as const;
    const invitation = parseInvite(link)?.table ?? table;
    await callRoute(fetch, origin, tokens[1], "command", {
      params: { table: invitation },
      body: { command },
    });
    return { table, tokens };
  }

  async #line(index: number, seat: 0 | 1 | null): Promise<SeatLine> {
    const sitting = this.#sittings[index];
    if (sitting === undefined) throw new Error(`there is no table ${index}`);
    const line = new SeatLine({
      url: `${this.#node(seat).replace(/^http/, "ws")}${SOCKET_PATH}`,
      protocol: PROTOCOL,
      token: sitting.tokens[seat ?? 0],
      table: sitting.table,
      seat,
      moved: () => this.#parts.moved(index),
      failed: (why) => this.errors.push(why),
    });
    await line.attached;
    return line;
  }

  /** When both nodes know what one of them acknowledged. */
  #later(work: () => void): void {
    if (this.#parts.second === undefined) work();
    else setTimeout(work, 250);
  }

  #node(seat: 0 | 1 | null): string {
    const { origin, second = origin } = this.#parts;
    return seat === 1 ? second : origin;
  }

  /** The same two play again; uncounted, as it is no choice in a game. */
  #rematch(table: number): void {
    this.finished++;
    this.#renewing.add(table);
    const [first, second] = this.#lines[table] ?? [];
    if (first === undefined || second === undefined) throw new Error(`nobody sits at table ${table}`);
    const steps: readonly (readonly [SeatLine, RoomCommand])[] = [
      [first, { kind: "propose", seat: 0, what: "rematch" }],
      [second, { kind: "reply", seat: 1, yes: true }],
      [first, { kind: "sit", seat: 0, ready: true }],
      [second, { kind: "sit", seat: 1, ready: true }],
    ];
    const next = (index: number): void => {
      const step = steps[index];
      if (step !== undefined) return step[0].command(step[1], () => this.#later(() => next(index + 1)));
      this.#renewing.delete(table);
      this.#parts.moved(table);
    };
    next(0);
  }
}

export async function openMedallion(parts: FieldParts): Promise<MedallionField> {
  const field = new MedallionField(parts);
  await field.found();
  await field.connect();
  return field;
}
