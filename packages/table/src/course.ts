import {
  type Finality,
  InputError,
  type Kit,
  type Message,
  type Seat,
  type Tell,
  type Told,
} from "@medallion/kernel";
import {
  applyAt,
  checkVersion,
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
import { type Station, Stations } from "./stations.ts";
import { moverOf, type Step } from "./takeback.ts";

/** Where a course stands: the entries in force, what they made, and a state on the way there. */
export interface Standing {
  readonly line: readonly Pick<Step, "place" | "finality">[];
  readonly state: unknown;
  readonly earlier: Station | undefined;
}

/** Entries up to which a game keeps what was told of it: its save is written without playing it again. */
const SHORT = 128;

/**
 * The course of one game: its record and where it stands, kept in step with each other. It keeps few earlier
 * states, and what was told of a short game only: both come back by playing entries of the last segment again.
 */
export class Course {
  readonly #kit: Kit;
  readonly #before: GameRecord;
  readonly #begun: Sitting;
  readonly #history: Entry[] = [];
  #state: unknown;
  #version = 0;
  #sitting: Sitting;
  #line: Step[] = [];
  readonly #stations = new Stations();
  /** What was told before the first entry; absent where that was not heard. */
  #opening: readonly Told[] | undefined;
  /** The state before what was done last, copied for rolling it back. */
  #spare: Station | undefined;
  #alongside: readonly Message[] | undefined;

  private constructor(kit: Kit, record: GameRecord) {
    this.#kit = kit;
    this.#before = withoutHistory(record);
    this.#begun = sittingBefore(record, record.segments.length - 1);
    this.#sitting = this.#begun;
  }

  /** Plays the last segment of the record; throws `InputError` if it does not fit the game. */
  static play(kit: Kit, record: GameRecord, happen?: (happening: Happening) => void): Course {
    const course = new Course(kit, record);
    const opening: Told[] = [];
    course.#state = segmentStart(kit.game, record, course.segment, teller(opening, BEGINNING, happen));
    course.#opening = opening;
    for (const entry of lastSegment(record).history) course.#replay(entry, happen);
    return course;
  }

  /** Goes on where a course of this record stood, without playing it again; throws `InputError`. */
  static resume(kit: Kit, record: GameRecord, { line, state, earlier }: Standing): Course {
    const { history, rulesVersion } = lastSegment(record);
    const course = new Course(kit, record);
    checkVersion(kit.game, rulesVersion, ["segments", course.segment, "rulesVersion"]);
    course.#line = line.map(({ place, finality }) => ({ entry: placeable(history[place]), place, finality }));
    course.#history.push(...history);
    course.#state = kit.game.parseState(state, rulesVersion);
    course.#sitting = sittingOf(course.#line, course.#begun);
    if (earlier !== undefined && earlier.length <= line.length)
      course.#stations.add({ ...earlier, state: kit.game.parseState(earlier.state, rulesVersion) });
    return course;
  }

  /** Where it stands now; its states are copies. */
  get standing(): Standing {
    const { game } = this.#kit;
    this.#keepSpare();
    const earlier = this.#stations.nearby;
    return {
      line: this.#line,
      state: game.copy(this.#state),
      earlier: earlier && { ...earlier, state: game.copy(earlier.state) },
    };
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

  /** What was told by the entries in force, where it was kept. */
  get told(): readonly Told[] | undefined {
    if (this.#opening === undefined || this.#line.some(({ told }) => told === undefined)) return undefined;
    return [...this.#opening, ...this.#line.flatMap(({ told = [] }) => told)];
  }

  /** Another one whenever it stands elsewhere than before. */
  get version(): number {
    return this.#version;
  }

  /** Writes an entry whose effect the state already shows, and what was told by it, where that was heard. */
  write(entry: Placeable, finality: Finality, told?: readonly Told[]): void {
    this.#version++;
    const place = this.#history.length;
    const kept = told !== undefined && this.#line.length < SHORT;
    this.#line.push(kept ? { entry, place, finality, told } : { entry, place, finality });
    this.#history.push(entry);
    this.#sitting = sittingAfter(this.#sitting, entry);
  }

  /** Keeps the first `to` entries in force, and what happened to seats and clocks since. */
  takeBack(to: number): void {
    this.#version++;
    const entry: Takeback = { kind: "takeback", to };
    const kept = takenBack(this.#line, entry, this.#history.length);
    this.#keepSpare();
    this.#state = this.#stateAfter(to);
    this.#line = kept;
    this.#sitting = sittingOf(kept, this.#begun);
    this.#history.push(entry);
  }

  /** How often the choice after the first `to` entries in force was taken back. */
  takebacksTo(to: number): number {
    return this.#history.filter((entry) => entry.kind === "takeback" && entry.to === to).length;
  }

  /** What was done since the spare was copied stands. */
  #keepSpare(): void {
    if (this.#spare !== undefined && this.#spare.length < this.#line.length) this.#stations.add(this.#spare);
    this.#spare = undefined;
  }

  /** The state after the first `to` entries in force, made from the nearest station; those beyond it are forgotten. */
  #stateAfter(to: number): unknown {
    const { game } = this.#kit;
    const station = this.#stations.backTo(to);
    const state =
      station === undefined ? segmentStart(game, this.#before, this.segment) : game.copy(station.state);
    const from = station?.length ?? 0;
    let sitting = sittingOf(this.#line.slice(0, from), this.#begun);
    for (const placed of this.#line.slice(from, to)) {
      applyAt(game, state, sitting, placed, this.segment);
      sitting = sittingAfter(sitting, placed.entry);
    }
    this.#stations.add({ length: to, state: game.copy(state) });
    return state;
  }

  /** Where it stands now, to come back to if what is done next breaks down; a copy if the state will be played on. */
  keep(played: boolean): Kept {
    this.#keepSpare();
    const { length } = this.#line;
    const written = this.#history.length;
    const state = played ? this.#kit.game.copy(this.#state) : this.#state;
    this.#spare = played ? { length, state } : undefined;
    return { state, sitting: this.#sitting, line: this.#line, length, written };
  }

  restore(kept: Kept): void {
    this.#version++;
    // What was kept is played on from here.
    this.#spare = undefined;
    this.#stations.backTo(kept.length);
    this.#state = kept.state;
    this.#sitting = kept.sitting;
    this.#line = kept.line;
    this.#line.length = kept.length;
    this.#history.length = kept.written;
  }

  #replay(entry: Entry, happen?: (happening: Happening) => void): void {
    const { game } = this.#kit;
    const place = this.#history.length;
    if (entry.kind === "takeback") {
      const first = this.#line[entry.to];
      this.takeBack(entry.to);
      const seat: Seat | undefined = first && moverOf(first);
      happen?.({ kind: "takenBack", seat: seat ?? null, fromEntry: first?.place ?? place });
      return;
    }
    const { length } = this.#line;
    if (Stations.isDue(length)) this.#stations.add({ length, state: game.copy(this.#state) });
    const placed = { entry, place };
    const told: Told[] = [];
    const tell = teller(told, place, happen);
    this.write(entry, applyAt(game, this.#state, this.#sitting, placed, this.segment, tell), told);
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

function teller(told: Told[], entry: number, happen?: (happening: Happening) => void): Tell {
  return (one) => {
    told.push(one);
    happen?.({ kind: "game", told: one, entry });
  };
}

/** All that happened in the last segment of a record, taken back or not. */
export function happeningsOf(kit: Kit, record: GameRecord): readonly Happening[] {
  const happenings: Happening[] = [];
  Course.play(kit, record, (happening) => happenings.push(happening));
  return happenings;
}

/** What was told of the game by entries that are still in force. */
export function toldOf(kit: Kit, course: Course): readonly Told[] {
  const telling = tellingOf(kit, course);
  for (let step = telling.next(); ; step = telling.next()) if (step.done) return step.value;
}

/** The same in steps of one entry each, for a host that has others waiting. */
export function* tellingOf({ game }: Kit, course: Course): Generator<undefined, readonly Told[]> {
  const kept = course.told;
  if (kept !== undefined) return kept;
  const { record, line, segment } = course;
  const told: Told[] = [];
  const tell: Tell = (one) => told.push(one);
  const state = segmentStart(game, record, segment, tell);
  let sitting = sittingBefore(record, segment);
  for (const placed of line) {
    applyAt(game, state, sitting, placed, segment, tell);
    sitting = sittingAfter(sitting, placed.entry);
    yield;
  }
  return told;
}

function sittingOf(line: readonly Step[], begun: Sitting): Sitting {
  return line.reduce((sitting, { entry }) => sittingAfter(sitting, entry), begun);
}

function placeable(entry: Entry | undefined): Placeable {
  if (entry === undefined || entry.kind === "takeback")
    throw new InputError("bad-snapshot", "The line names an entry that is not in the history.", ["line"]);
  return entry;
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
