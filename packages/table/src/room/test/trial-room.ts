import { type Kit, type Seat, seedFrom } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import {
  type Actor,
  chooseFor,
  type Finished,
  type LogEntry,
  type Place,
  Room,
  type RoomCommand,
  type RoomEvent,
  type RoomReply,
  type Settings,
  usualSettings,
} from "../index.ts";

export const START = 1_000_000;
export const TOY: Kit = toy;

export const SETTINGS = usualSettings("toy", "short", 2);

export const OPEN: Place = { kind: "open" };
export const BOT: Place = { kind: "bot", bot: "random", name: "Dice" };

export function person(id: string): Exclude<Actor, "host"> {
  return { person: id, name: id.toUpperCase(), guest: false };
}

export function founding(settings: Partial<Settings>, places?: readonly Place[]): LogEntry {
  const all = { ...SETTINGS, ...settings };
  const open = Array.from({ length: all.seats }, () => OPEN);
  const command = { kind: "found" as const, settings: all, places: places ?? open };
  return { at: START, by: person("ann"), command, seed: seedFrom("room") };
}

/** A room with its log and all that each viewer heard, driven by commands in the names of people. */
export class TrialRoom {
  readonly kits: readonly Kit[];
  readonly room: Room;
  readonly log: LogEntry[];
  readonly finished: Finished[] = [];
  readonly #heard = new Map<Seat | null, RoomEvent[]>();
  now = START;

  constructor(settings: Partial<Settings> = {}, places?: readonly Place[], kits: readonly Kit[] = [TOY]) {
    const entry = founding(settings, places);
    this.kits = kits;
    this.room = Room.found(kits, entry);
    this.log = [entry];
  }

  get viewers(): readonly (Seat | null)[] {
    return [...this.room.places.keys(), null];
  }

  heard(viewer: Seat | null): readonly RoomEvent[] {
    return this.#heard.get(viewer) ?? [];
  }

  send(by: string, command: RoomCommand): RoomReply {
    const actor = by === "host" ? "host" : person(by);
    const reply = this.room.command(actor, command, this.now, seedFrom(`fresh ${this.log.length}`));
    if (reply.kind !== "done") return reply;
    this.log.push(reply.entry);
    for (const viewer of this.viewers) {
      const events = this.#heard.get(viewer) ?? [];
      events.push(...this.room.eventsFor(reply.news, viewer));
      this.#heard.set(viewer, events);
    }
    for (const news of reply.news) if (news.kind === "finished") this.finished.push(news.game);
    return reply;
  }

  /** Sends what must be done; what the first seat hears of it. */
  do(by: string, command: RoomCommand, viewer: Seat | null = 0): readonly RoomEvent[] {
    const before = this.heard(viewer).length;
    const reply = this.send(by, command);
    if (reply.kind === "failed") throw reply.error;
    if (reply.kind === "refused") throw new Error(`${command.kind}: ${reply.refusal.code}`);
    return this.heard(viewer).slice(before);
  }

  /** The code of the refusal, or what became of it instead. */
  refusal(by: string, command: RoomCommand): string {
    const before = JSON.stringify(this.room.snapshot());
    const reply = this.send(by, command);
    if (reply.kind !== "refused") return reply.kind;
    if (JSON.stringify(this.room.snapshot()) !== before) return "changed something";
    return reply.refusal.code;
  }

  after(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }

  /** Seats the named people in order and lets the game begin; seats of bots are left out. */
  begin(...people: readonly string[]): this {
    const open = this.room.places.flatMap((place, seat) => (place.kind === "open" ? [seat] : []));
    for (const [index, seat] of open.entries())
      this.do(people[index] ?? "ann", { kind: "sit", seat, ready: true });
    return this;
  }

  /** The seat's question is answered by its person. */
  answer(seat: Seat, choice = 0): RoomReply {
    const { question } = this.room.look(seat).table ?? {};
    const place = this.room.places[seat];
    const by = place?.kind === "person" ? place.person : "nobody";
    return this.send(by, { kind: "answer", seat, question: question?.id ?? -1, choice });
  }

  bots(): void {
    for (let task = this.room.botsOwing()[0]; task !== undefined; task = this.room.botsOwing()[0])
      this.do("host", {
        kind: "bot",
        seat: task.seat,
        question: task.question.id,
        choice: chooseFor(this.room.kit, task),
      });
  }

  /** Everybody keeps their cards, so that the turns begin with seat 0. */
  turns(): this {
    this.bots();
    for (const seat of this.room.places.keys())
      if (this.room.look(seat).table?.question?.kind === "exchange") this.answer(seat, 0);
    return this;
  }

  /** People take the first choice, or play like a bot; bots choose, until the game is over. */
  playOut(like?: string): this {
    while (this.room.stage === "playing") {
      this.bots();
      const [seat] = this.room.look(null).waitingFor;
      if (seat !== undefined) this.answer(seat, like === undefined ? 0 : this.#advice(seat, like));
    }
    return this;
  }

  #advice(seat: Seat, bot: string): number {
    const { view, question, choices = [] } = this.room.look(seat).table ?? {};
    if (question === undefined) throw new Error("nothing is asked");
    const { kit } = this.room;
    return chooseFor(kit, { seat, bot, game: kit.game.id, view, question, choices, random: "advice" });
  }

  kinds(viewer: Seat | null = null): readonly string[] {
    return this.heard(viewer).map(({ kind }) => kind);
  }
}
