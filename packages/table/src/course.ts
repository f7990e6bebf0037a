import type { Finality, Kit, Message, Seat, Tell, Told } from "@medallion/kernel";
import {
  applyAt,
  type Ending,
  type Entry,
  endingOf,
  type GameRecord,
  lastSegment,
  type Sitting,
  segmentStart,
  sittingAfter,
  sittingBefore,
  type Takeback,
  takenBack,
} from "@medallion/records";
import type { Happening } from "./event.ts";
import { moverOf, type Step } from "./takeback.ts";

/**
 * The course of one game: its record and where it stands, kept in step with each other. It keeps no earlier
 * states and nothing of what was told: both come back by playing the last segment again.
 */
export class Course {
  readonly #kit: Kit;
  readonly #before: GameRecord;
  readonly #begun: Sitting;
  readonly #history: Entry[] = [];
  #state: unknown;
  #sitting: Sitting;
  #line: Step[] = [];
  #alongside: readonly Message[] | undefined;

  /** Plays the last segment of the record; throws `InputError` if it does not fit the game. */
  constructor(kit: Kit, record: GameRecord, happen?: (happening: Happening) => void) {
    const last = record.segments.length - 1;
    this.#kit = kit;
    this.#before = withoutHistory(record);
    this.#begun = sittingBefore(record, last);
    this.#sitting = this.#begun;
    this.#state = segmentStart(kit.game, record, last, teller(BEGINNING, happen));
    const states: unknown[] = [];
    for (const entry of lastSegment(record).history) this.#replay(entry, states, happen);
  }

  get seed(): string {
    return this.#before.seed;
  }

  /** The record as it is now, with a history of its own. */
  get record(): GameRecord {
    const segment = { ...lastSegment(this.#before), history: [...this.#history] };
    return { ...this.#before, segments: [...this.#before.segments.slice(0, -1), segment] };
  }

  /** The part of the record that is written now. */
  get segment(): number {
    return this.#before.segments.length - 1;
  }

  /** Entries written in the last segment, those taken back included. */
  get written(): number {
    return this.#history.length;
  }

  get state(): unknown {
    return this.#state;
  }

  /** Names of those who play along without a seat. */
  get alongside(): readonly Message[] {
    const { game, lobby } = this.#kit;
    this.#alongside ??= lobby.others?.(game.parseOptions(this.#before.segments[0]?.options)) ?? [];
    return this.#alongside;
  }

  get sitting(): Sitting {
    return this.#sitting;
  }

  /** The entries in force. */
  get line(): readonly Step[] {
    return this.#line;
  }

  get ending(): Ending | undefined {
    return endingOf(this.#kit.game, this.#state, this.#sitting);
  }

  /** Writes an entry whose effect the state already shows. */
  write(entry: Placeable, finality: Finality): void {
    this.#line.push({ entry, place: this.#history.length, finality });
    this.#history.push(entry);
    this.#sitting = sittingAfter(this.#sitting, entry);
  }

  /** Keeps the first `to` entries in force, and what happened to seats and clocks since. */
  takeBack(to: number): void {
    const entry: Takeback = { kind: "takeback", to };
    const kept = takenBack(this.#line, entry, this.#history.length);
    const { game } = this.#kit;
    const state = segmentStart(game, this.#before, this.segment);
    let sitting = this.#begun;
    for (const placed of kept) {
      applyAt(game, state, sitting, placed, this.segment);
      sitting = sittingAfter(sitting, placed.entry);
    }
    this.#state = state;
    this.#sitting = sitting;
    this.#line = kept;
    this.#history.push(entry);
  }

  /** Where it stands now, to come back to if what is done next breaks down; a copy if the state will be played on. */
  keep(played: boolean): Kept {
    const { length } = this.#line;
    const written = this.#history.length;
    const state = played ? this.#kit.game.copy(this.#state) : this.#state;
    return { state, sitting: this.#sitting, line: this.#line, length, written };
  }

  restore(kept: Kept): void {
    this.#state = kept.state;
    this.#sitting = kept.sitting;
    this.#line = kept.line;
    this.#line.length = kept.length;
    this.#history.length = kept.written;
  }

  #replay(entry: Entry, states: unknown[], happen?: (happening: Happening) => void): void {
    const { game } = this.#kit;
    const place = this.#history.length;
    if (entry.kind === "takeback") {
      const first = this.#line[entry.to];
      this.#line = takenBack(this.#line, entry, place);
      this.#state = game.copy(states[entry.to]);
      states.length = entry.to;
      for (let more = entry.to; more < this.#line.length; more++) states.push(game.copy(this.#state));
      this.#sitting = this.#line.reduce((sitting, step) => sittingAfter(sitting, step.entry), this.#begun);
      this.#history.push(entry);
      const seat: Seat | undefined = first && moverOf(first);
      happen?.({ kind: "takenBack", seat: seat ?? null, fromEntry: first?.place ?? place });
      return;
    }
    states.push(game.copy(this.#state));
    const placed = { entry, place };
    const told = teller(place, happen);
    this.write(entry, applyAt(game, this.#state, this.#sitting, placed, this.segment, told));
    const happening = happen && happeningOf(entry, this.ending);
    if (happening !== undefined) happen?.(happening);
  }
}

type Placeable = Exclude<Entry, Takeback>;

/** The record without what the course keeps itself, or tells anew. */
function withoutHistory(record: GameRecord): GameRecord {
  const { told: _, ...last } = lastSegment(record);
  return { ...record, segments: [...record.segments.slice(0, -1), { ...last, history: [] }] };
}

/** A course as it stood at some time. */
export interface Kept {
  readonly state: unknown;
  readonly sitting: Sitting;
  readonly line: Step[];
  readonly length: number;
  readonly written: number;
}

/** The entry that the events of the beginning belong to: no takeback reaches them. */
export const BEGINNING = -1;

function teller(entry: number, happen?: (happening: Happening) => void): Tell | undefined {
  return happen && ((told: Told) => happen({ kind: "game", told, entry }));
}

/** All that happened in the last segment of a record, taken back or not. */
export function happeningsOf(kit: Kit, record: GameRecord): readonly Happening[] {
  const happenings: Happening[] = [];
  new Course(kit, record, (happening) => happenings.push(happening));
  return happenings;
}

/** What was told of the game by entries that are still in force. */
export function toldOf(kit: Kit, course: Course): readonly Told[] {
  const standing = new Set([BEGINNING, ...course.line.map(({ place }) => place)]);
  return happeningsOf(kit, course.record).flatMap((happening) =>
    happening.kind === "game" && standing.has(happening.entry) ? [happening.told] : [],
  );
}

/** What the table itself says after an entry. */
function happeningOf(entry: Placeable, ending: Ending | undefined): Happening | undefined {
  switch (entry.kind) {
    case "seat":
      return { kind: "seated", seat: entry.seat, holder: entry.holder };
    case "pause":
      return { kind: "paused" };
    case "resume":
      return { kind: "resumed" };
    case "choice":
    case "offer":
    case "fallback":
    case "resignation":
    case "draw":
    case "abort":
      return ending === undefined ? undefined : { kind: "ended", ending };
  }
}
