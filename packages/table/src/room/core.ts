import { at, heard, type Kit, type Question, type Seat } from "@medallion/kernel";
import type { Ending, GameRecord } from "@medallion/records";
import type { Course, Kept } from "../course.ts";
import { botOf, type Chair, personOf, withChair } from "./chair.ts";
import type { Proposed } from "./command.ts";
import type { News, RoomEvent } from "./event.ts";
import { hears } from "./hearing.ts";
import { Marks } from "./marks.ts";
import type { Place, Settings, Verdict } from "./settings.ts";

/** All that a room is beside its running game. Never changed in place, so that any command can be rolled back. */
export interface RoomData {
  readonly settings: Settings;
  readonly owner: string;
  /** When the last entry was written. */
  readonly at: number;
  readonly position: number;
  /** The position at which people began to gather for the current game. */
  readonly since: number;
  readonly game: number;
  /** The secret of the game that is gathered for or played. */
  readonly seed: string;
  /** What everybody knows of the seed before it is used. */
  readonly commitment: string;
  readonly chairs: readonly Chair[];
  readonly chatOpen: boolean;
  /** Why whoever runs the server closed the room for good; absent while it is open. */
  readonly closed?: string | undefined;
  readonly proposal: Proposal | undefined;
  /** What was asked for since a new turn began, by whom; absent if nothing was. */
  readonly asked?: readonly Asked[] | undefined;
  /** How often who took, changed and left seats in this gathering; absent if nobody did. */
  readonly arrangedBy?: readonly Arranged[] | undefined;
  /** Whose seats the host has opened again in this gathering; absent if nobody's. */
  readonly putOut?: readonly string[] | undefined;
  /** What was written in this game; absent before the first entry. */
  readonly spent?: Spent | undefined;
  readonly votes: readonly Vote[];
  /** Whether several seats were asked at once when this phase of questions began. */
  readonly simultaneous: boolean;
  readonly takebacks: number;
  /** Who held the seats when the game began. */
  readonly began: readonly Place[];
  /** The game that the first one goes on from, until that has begun. */
  readonly from?: GameRecord | undefined;
  /** Per viewer, spectators last, the events heard in all, and those when this gathering began. */
  readonly heard: readonly number[];
  readonly heardBefore: readonly number[];
}

export interface Proposal {
  readonly what: Proposed;
  readonly by: Seat;
  readonly yes: readonly Seat[];
  /** The entry of the history that a takeback is about. */
  readonly place: number | undefined;
}

export interface Asked {
  readonly seat: Seat;
  readonly what: Proposed;
}

export interface Arranged {
  readonly person: string;
  readonly times: number;
}

/** The entries of a running or finished game: what moves it, and beside it what each seat, and lastly everybody else, said and asked. */
export interface Spent {
  readonly moves: number;
  readonly asides: readonly number[];
}

export interface Vote {
  readonly about: Seat;
  readonly seat: Seat;
  readonly verdict: Verdict;
}

export type Stage = "gathering" | "playing" | "over";

/** The inside of a room, which its commands work on. */
export class RoomCore {
  readonly kit: Kit;
  data: RoomData;
  course: Course | undefined;
  marks: Marks;
  #news: News[] = [];
  #known: Known | undefined;
  #placed: { readonly chairs: readonly Chair[]; readonly places: readonly Place[] } | undefined;

  constructor(kit: Kit, data: RoomData, course?: Course, marks?: Marks) {
    this.kit = kit;
    this.data = data;
    this.course = course;
    this.marks = marks ?? this.noMarks();
  }

  get seats(): number {
    return this.data.chairs.length;
  }

  get stage(): Stage {
    if (this.course === undefined) return "gathering";
    return this.ending === undefined ? "playing" : "over";
  }

  /** How the game ended, if it has. */
  get ending(): Ending | undefined {
    const { course } = this;
    if (course === undefined) return undefined;
    const known = this.#knownOf(course);
    known.ending ??= { is: course.ending };
    return known.ending.is;
  }

  get paused(): boolean {
    return this.stage === "playing" && this.course?.sitting.paused === true;
  }

  /** The open questions; none once the game has ended, in whatever way. */
  get questions(): readonly Question[] {
    const { course } = this;
    if (course === undefined || this.ending !== undefined) return [];
    const known = this.#knownOf(course);
    known.questions ??= this.kit.game.questions(course.state);
    return known.questions;
  }

  /** While the game stands where it does, what many ask for is worked out once. */
  #knownOf(course: Course): Known {
    const { version } = course;
    if (this.#known?.course !== course || this.#known.version !== version) this.#known = { course, version };
    return this.#known;
  }

  /** The game that has begun; its absence is a bug in the caller. */
  get begun(): Course {
    if (this.course === undefined) throw new Error("no game has begun");
    return this.course;
  }

  /** Who is or may be in each seat: the same list while nobody comes, goes or changes. */
  get places(): readonly Place[] {
    const { chairs } = this.data;
    const before = this.#placed;
    if (before?.chairs === chairs) return before.places;
    const same =
      before?.places.length === chairs.length &&
      chairs.every(({ place }, seat) => place === before.places[seat]);
    const places = before !== undefined && same ? before.places : chairs.map(({ place }) => place);
    this.#placed = { chairs, places };
    return places;
  }

  chair(seat: Seat): Chair {
    return at(this.data.chairs, seat);
  }

  set(change: Partial<RoomData>): void {
    this.data = { ...this.data, ...change };
  }

  setChair(seat: Seat, change: Partial<Chair>): void {
    this.set({ chairs: withChair(this.data.chairs, seat, change) });
  }

  setPlace(seat: Seat, place: Place): void {
    this.setChair(seat, { place });
    this.tell({ kind: "placed", seat, place });
  }

  tell(event: Exclude<RoomEvent, { kind: "game" | "takenBack" }>): void {
    this.hear({ kind: "all", event });
  }

  /** Tells all of this, one after the other. */
  hear(...all: readonly News[]): void {
    if (all.length === 0) return;
    this.#news.push(...all);
    const { seats } = this;
    const heard = this.data.heard.map((count, viewer) => {
      let counted = count;
      for (const news of all) if (hears(news, viewer === seats ? null : viewer, seats)) counted++;
      return counted;
    });
    this.set({ heard });
  }

  /** The news since this was asked last. */
  takeNews(): readonly News[] {
    const news = this.#news;
    this.#news = [];
    return news;
  }

  noMarks(): Marks {
    return new Marks(this.data.chairs.length + 1);
  }

  /** The people in other seats who are not this seat's own person and have not dropped out. */
  otherPeople(seat: Seat): ReadonlySet<string> {
    const own = personOf(this.chair(seat).place);
    const people = this.data.chairs.flatMap(({ place, out }) => (out ? [] : (personOf(place) ?? [])));
    return new Set(people.filter((person) => person !== own));
  }

  isPlayedByBot(seat: Seat): boolean {
    return botOf(this.chair(seat).place) !== undefined;
  }

  /** Where everything stands, to come back to if a command is refused or breaks down half way. */
  keep(played: boolean): KeptCore {
    const { data, course, marks } = this;
    return { data, course, marks, marked: marks.length, kept: course?.keep(played) };
  }

  restore(core: KeptCore): void {
    this.data = core.data;
    this.course = core.course;
    this.marks = core.marks;
    this.marks.truncate(core.marked);
    if (core.kept !== undefined) core.course?.restore(core.kept);
    this.#news = [];
  }
}

/** What was worked out of a game that stands somewhere. */
interface Known {
  readonly course: Course;
  readonly version: number;
  questions?: readonly Question[];
  ending?: { readonly is: Ending | undefined };
}

export interface KeptCore {
  readonly data: RoomData;
  readonly course: Course | undefined;
  readonly marks: Marks;
  readonly marked: number;
  readonly kept: Kept | undefined;
}

/** Who heard something of an entry: one bit per viewer. */
export function earsOf(told: readonly Parameters<typeof heard>[0][], seats: number): number {
  let ears = 0;
  for (let viewer = 0; viewer <= seats; viewer++)
    if (told.some((one) => heard(one, viewer === seats ? null : viewer) !== undefined)) ears |= 1 << viewer;
  return ears;
}
