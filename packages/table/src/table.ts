import type { Means } from "@medallion/bots";
import { answer, at, type Choice, type Kit, type Question, questionOf, type Seat } from "@medallion/kernel";
import {
  type Ending,
  type Entry,
  type GameRecord,
  type Holder,
  type Move,
  parseSave,
  startRecord,
  withTold,
  writeSave,
} from "@medallion/records";
import { answerOf } from "./answering.ts";
import { type BotTurn, botTurn, OUTSIDE, requireBot } from "./bot-turn.ts";
import { type Command, type Reply, refused, reportOf } from "./command.ts";
import { Course, happeningsOf, toldOf } from "./course.ts";
import { heardBy, type TableEvent } from "./event.ts";
import { type Takebacks, takebackPoint } from "./takeback.ts";

/** All that a seat, or a spectator, may see and do now. */
export interface Look {
  readonly view: unknown;
  readonly question: Question | undefined;
  readonly choices: readonly Choice[];
  readonly offers: readonly Choice[];
}

/** One running game: commands in, events out. The caller brings transport, clock, storage and the pace of bots. */
export class Table {
  readonly kit: Kit;
  readonly #course: Course;
  readonly #takebacks: Takebacks;

  constructor(kit: Kit, record: GameRecord, takebacks: Takebacks) {
    this.kit = kit;
    this.#course = Course.play(kit, record);
    this.#takebacks = takebacks;
    for (const holder of this.seats) if (holder.who === "bot") requireBot(holder.bot);
  }

  get seats(): readonly Holder[] {
    return this.#course.sitting.seats;
  }

  get paused(): boolean {
    return this.#course.sitting.paused;
  }

  get ending(): Ending | undefined {
    return this.#course.ending;
  }

  /** Holds the seed and every secret: for the host alone. */
  get record(): GameRecord {
    return this.#course.record;
  }

  get seed(): string {
    return this.#course.seed;
  }

  /** The text of a save file; holds every secret. */
  save(): string {
    return writeSave(withTold(this.record, toldOf(this.kit, this.#course)), this.#course.state);
  }

  look(viewer: Seat | null): Look {
    const { game } = this.kit;
    const { state } = this.#course;
    const view = game.view(state, viewer);
    if (viewer === null || this.ending !== undefined)
      return { view, question: undefined, choices: [], offers: [] };
    const question = questionOf(game, state, viewer);
    const choices = question === undefined ? [] : game.choices(state, viewer);
    return { view, question, choices, offers: game.offers(state, viewer) };
  }

  /** The seats that owe an answer. */
  owing(): readonly Seat[] {
    if (this.ending !== undefined) return [];
    return this.kit.game.questions(this.#course.state).map((question) => question.seat);
  }

  /** What the viewer has heard, from its own event number `from` on; told anew by playing the game again. */
  events(viewer: Seat | null, from = 0): readonly TableEvent[] {
    return heardBy(happeningsOf(this.kit, this.record), viewer).slice(from);
  }

  mayTakeBack(seat: Seat): boolean {
    return takebackPoint(this.#course.line, seat, this.#takebacks) !== undefined;
  }

  command(command: Command): Reply {
    if ("seat" in command && this.seats[command.seat] === undefined)
      return refused("no-such-seat", `This table has no seat ${command.seat}.`);
    switch (command.kind) {
      case "answer":
        return this.#move(
          command.question === "offer"
            ? { kind: "offer", seat: command.seat, choice: command.choice }
            : { kind: "choice", seat: command.seat, question: command.question, choice: command.choice },
        );
      case "fallback": {
        const question = questionOf(this.kit.game, this.#course.state, command.seat);
        if (question === undefined) return refused("no-question", "It’s not your turn to choose.");
        return this.#move({ kind: "fallback", seat: command.seat, question: question.id });
      }
      case "resign":
        return this.#resign(command.seat);
      case "takeback":
        return this.#takeBack(command.seat);
      case "seat":
        if (command.holder.who === "bot") requireBot(command.holder.bot);
        return this.#note({ kind: "seat", seat: command.seat, holder: command.holder });
      case "pause":
        return this.paused ? refused("paused", "The game is paused already.") : this.#note({ kind: "pause" });
      case "resume":
        return this.paused
          ? this.#note({ kind: "resume" })
          : refused("not-paused", "The game is not paused.");
    }
  }

  /**
   * Lets one bot that owes an answer give it; `undefined` when none does. The caller sets the pace, and answers itself
   * for bots that are programs of their own (`outsideOwing`). A bot that thinks ahead takes its time.
   */
  botStep(means: Means = {}): BotTurn | undefined {
    const seat = this.#owingBot((bot) => bot !== OUTSIDE);
    return seat === undefined ? undefined : botTurn(this, seat, means);
  }

  /** A seat that owes an answer and is held by a program of its own. */
  outsideOwing(): Seat | undefined {
    return this.#owingBot((bot) => bot === OUTSIDE);
  }

  #owingBot(fits: (bot: string) => boolean): Seat | undefined {
    if (this.paused) return undefined;
    return this.owing().find((owing) => {
      const holder = at(this.seats, owing);
      return holder.who === "bot" && fits(holder.bot);
    });
  }

  #move(entry: Move): Reply {
    if (this.ending !== undefined) return refused("game-over", "The game is over.");
    if (this.paused) return refused("paused", "The game is paused. Resume it first.");
    const { game } = this.kit;
    const { state } = this.#course;
    const before = this.#course.keep(true);
    try {
      const done = answer(game, state, answerOf(entry, questionOf(game, state, entry.seat)));
      if (typeof done !== "string") return { kind: "refused", refusal: done };
      this.#course.write(entry, done);
      return { kind: "done", finality: done };
    } catch (failure) {
      this.#course.restore(before);
      return { kind: "failed", report: reportOf(failure, this.record, entry) };
    }
  }

  /** Ends the game, unless others play on: then a bot takes the seat. */
  #resign(seat: Seat): Reply {
    if (this.ending !== undefined) return refused("game-over", "The game is over.");
    const others = this.seats.filter((holder, other) => other !== seat && holder.who === "person");
    if (this.seats.length <= 2 || others.length === 0) return this.#note({ kind: "resignation", seat });
    const { name } = at(this.seats, seat);
    return this.#note({ kind: "seat", seat, holder: { who: "bot", name, bot: SUBSTITUTE } });
  }

  #takeBack(seat: Seat): Reply {
    const point = takebackPoint(this.#course.line, seat, this.#takebacks);
    if (point === undefined) return refused("no-takeback", "There’s nothing to undo.");
    this.#course.takeBack(point);
    return { kind: "done", finality: "open" };
  }

  #note(entry: TableNote): Reply {
    const finality = entry.kind === "resignation" ? "final" : "open";
    this.#course.write(entry, finality);
    return { kind: "done", finality };
  }
}

type TableNote = Extract<Entry, { kind: "seat" | "pause" | "resume" | "resignation" }>;

/** The bot that plays on for somebody who gave up. */
const SUBSTITUTE = "greedy";

/** What a new table needs; the seed is secret until the end, its commitment is published before. */
export interface Opening {
  readonly options: unknown;
  readonly seats: readonly Holder[];
  readonly seed: string;
  readonly salts?: readonly string[];
  readonly takebacks: Takebacks;
}

/** A new game at its first question. */
export function openTable(kit: Kit, { options, seats, seed, salts = [], takebacks }: Opening): Table {
  return new Table(kit, startRecord({ game: kit.game, options, seats, seed, salts }), takebacks);
}

/** A saved game where it was left; throws `InputError`. */
export function loadTable(kits: readonly Kit[], text: string, takebacks: Takebacks): Table {
  const kitOf = (id: string): Kit | undefined => kits.find((kit) => kit.game.id === id);
  const { record } = parseSave(text, (id) => kitOf(id)?.game);
  const kit = kitOf(record.game);
  if (kit === undefined) throw new Error(`a save of the unknown game ${record.game} was read`);
  return new Table(kit, record, takebacks);
}
