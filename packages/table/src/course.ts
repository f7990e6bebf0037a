import { at, type Finality, type Kit, type Seat, type Told } from "@medallion/kernel";
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
  withEntries,
} from "@medallion/records";
import type { Happening } from "./event.ts";
import { moverOf, type Step } from "./takeback.ts";

/** The course of one game: its record, where it stands, and all that happened, kept in step with each other. */
export class Course {
  readonly #kit: Kit;
  readonly #begun: Sitting;
  #record: GameRecord;
  #state: unknown;
  #sitting: Sitting;
  #line: readonly Passed[] = [];
  #happenings: Happening[] = [];

  /** Plays the last segment of the record; throws `InputError` if it does not fit the game. */
  constructor(kit: Kit, record: GameRecord) {
    const segment = record.segments.length - 1;
    this.#kit = kit;
    this.#record = record;
    this.#begun = sittingBefore(record, segment);
    this.#sitting = this.#begun;
    const told: Told[] = [];
    this.#state = segmentStart(kit.game, record, segment, (one) => told.push(one));
    this.#hear(told, BEGINNING);
    for (const [place, entry] of lastSegment(record).history.entries()) this.#replay(entry, place, segment);
  }

  get record(): GameRecord {
    return this.#record;
  }

  get state(): unknown {
    return this.#state;
  }

  get sitting(): Sitting {
    return this.#sitting;
  }

  /** The entries in force. */
  get line(): readonly Step[] {
    return this.#line;
  }

  get happenings(): readonly Happening[] {
    return this.#happenings;
  }

  /** What was told of the game and still holds. */
  get told(): readonly Told[] {
    const standing = new Set([BEGINNING, ...this.#line.map(({ place }) => place)]);
    return this.#happenings.flatMap((happening) =>
      happening.kind === "game" && standing.has(happening.entry) ? [happening.told] : [],
    );
  }

  get ending(): Ending | undefined {
    return endingOf(this.#kit.game, this.#state, this.#sitting);
  }

  /** Writes an entry whose effect the state already shows. */
  write(entry: Placeable, finality: Finality, before: unknown, told: readonly Told[] = []): void {
    const place = lastSegment(this.#record).history.length;
    this.#record = withEntries(this.#record, entry);
    this.#pass({ entry, place, finality, before }, told);
  }

  takeBack(to: number): void {
    const entry: Takeback = { kind: "takeback", to };
    const place = lastSegment(this.#record).history.length;
    this.#rewind(entry, place);
    this.#record = withEntries(this.#record, entry);
  }

  /** Puts a state back that an entry has spoilt before it was written. */
  restore(before: unknown): void {
    this.#state = before;
  }

  #replay(entry: Entry, place: number, segment: number): void {
    if (entry.kind === "takeback") {
      this.#rewind(entry, place);
      return;
    }
    const before = this.#kit.game.copy(this.#state);
    const told: Told[] = [];
    const placed = { entry, place };
    const finality = applyAt(this.#kit.game, this.#state, this.#sitting, placed, segment, (one) =>
      told.push(one),
    );
    this.#pass({ ...placed, finality, before }, told);
  }

  #pass(passed: Passed, told: readonly Told[]): void {
    this.#line = [...this.#line, passed];
    this.#sitting = sittingAfter(this.#sitting, passed.entry);
    this.#hear(told, passed.place);
    const happening = happeningOf(passed.entry, this.ending);
    if (happening !== undefined) this.#happenings.push(happening);
  }

  #rewind(entry: Takeback, place: number): void {
    const kept = takenBack(this.#line, entry, place);
    const { before, ...first } = at(this.#line, entry.to);
    this.#state = this.#kit.game.copy(before);
    this.#line = kept.map((passed, index) => (index < entry.to ? passed : { ...passed, before }));
    this.#sitting = kept.reduce((sitting, passed) => sittingAfter(sitting, passed.entry), this.#begun);
    const seat: Seat | undefined = moverOf(first);
    this.#happenings.push({ kind: "takenBack", seat: seat ?? null, fromEntry: first.place });
  }

  #hear(told: readonly Told[], entry: number): void {
    for (const one of told) this.#happenings.push({ kind: "game", told: one, entry });
  }
}

type Placeable = Exclude<Entry, Takeback>;

/** An entry in force with a copy of the state before it. */
interface Passed extends Step {
  readonly before: unknown;
}

/** The entry that the events of the beginning belong to: no takeback reaches them. */
const BEGINNING = -1;

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
