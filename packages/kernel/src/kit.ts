import type { Choice, Event, Game, Question, Reason, Seat, Subject } from "./game.ts";
import type { Language } from "./language.ts";
import type { Catalogue, Message, Say } from "./message.ts";
import type { Forced, Random } from "./random.ts";

/** A game with all it brings to the table; the registry lists one kit per game. */
export interface Kit<
  State = unknown,
  Options = unknown,
  C extends Choice = Choice,
  E extends Event = Event,
  View = unknown,
> {
  readonly game: Game<State, Options, C, E, View>;
  readonly name: Message;
  readonly lobby: Lobby<Options>;
  readonly knowledge: Knowledge<C, View>;
  readonly board: Board<View>;
  readonly stage: Stage<State, C>;
  readonly trial: Trial<State, E, View>;
  texts(language: Language): Promise<Catalogue>;
  /** What a choice is put together of, in the order in which it is asked for; none if it is one thing that says all. */
  parts(view: View, choice: C): readonly Part[];
  /** What a question decides, where its own words do not say it. */
  stakes(question: Question): Message | undefined;
  /** The rules as players read them. */
  book(language: Language): Promise<Book>;
  /** The rule that tells more of what happened, where the book says more than the words of the event. */
  ruleOf(event: E): string | undefined;
  /** The kinds of events that part a game into pieces: a replay is marked where they happen. */
  readonly milestones: readonly E["kind"][];
  /** What lists and statistics remember of each seat's game, from its last state. */
  recap(state: State): readonly SeatRecap[];
}

/** One of the things that a choice is put together of: a card, a symbol to lose, what an ability is used on. */
export interface Part {
  /** Which of them it is. Parts of one role that follow each other may be named in any order. */
  readonly role?: Message;
  readonly text: Message;
  /** What it is or does, where its name does not say it. */
  readonly about?: readonly Message[];
}

export interface SeatRecap {
  /** What it was played with, as statistics count it: a deck, a character; absent before one was chosen. */
  readonly with?: { readonly id: string; readonly name: Message };
  /** The number by which a result is told: rounds won, points. */
  readonly score: number;
}

/** A rule book for players, written from the rules file. */
export interface Book {
  readonly chapters: readonly Chapter[];
  /** The ids of the chapters that are enough for a first game, in the order in which they are best read. */
  readonly path?: readonly string[];
}

export interface Chapter {
  /** The same in every language, so that links keep their place. */
  readonly id: string;
  readonly title: string;
  /** What the contents list it under; chapters of one part follow each other. */
  readonly part?: string;
  /** The IDs of the rules it tells of, whole or by their beginning (`GW-5.` for all of them). */
  readonly rules: readonly string[];
  /** Paragraphs, `## ` headings, `- ` lists, `> ` examples, `**bold**`, `[links](#chapter)`; no other Markdown. */
  readonly text: string;
}

/** How a game is asked for by people: its modes and what a seat may bring (a deck, a school…). */
export interface Lobby<Options = unknown> {
  readonly modes: readonly Mode[];
  picks(mode: string): readonly Pick[];
  /** Complete options from what was asked for; what is missing is filled by chance. Throws `InputError`. */
  options(request: Request, random: Random): Options;
  /** A pick that came to these options, as short as it can be said: what tables keep of it, however it was written. */
  brought?(options: Options, seat: Seat): string;
  /** The rule options that a request may name. */
  readonly rules?: readonly RuleOption[];
  /** Names of those who play along without a seat, an automaton for instance; they are numbered after the seats. */
  others?(options: Options): readonly Message[];
  /** Options as short text for links, and back. */
  pack(options: Options): string;
  unpack(text: string): Options;
}

/** Something that people choose by its name. */
export interface Pick {
  readonly id: string;
  readonly name: Message;
  readonly about: Message;
}

export interface Mode extends Pick {
  /** The numbers of seats it can be played with. */
  readonly seats: readonly number[];
}

export interface RuleOption {
  readonly name: string;
  /** All values it may have as people write them, the default first. */
  readonly values: readonly string[];
  /** The same values as people read them. */
  readonly words: readonly Message[];
  readonly label: Message;
  readonly about: Message;
  /** The modes it matters in; all of them if absent. */
  readonly modes?: readonly string[];
  /** Whether it is about those who have no seat, so that forms ask for it beside the seats. */
  readonly ofOthers?: boolean;
}

export interface Request {
  readonly mode: string;
  readonly seats?: number;
  /** Per seat the id of a pick, or a packed list of one's own. */
  readonly picks?: readonly (string | undefined)[];
  /** Rule options by name. */
  readonly rules?: Readonly<Record<string, unknown>>;
}

/** What a bot knows of a game beyond its rules: how good each choice looks from a view, higher is better. */
export interface Knowledge<C extends Choice = Choice, View = unknown> {
  rate(view: View, question: Question, choices: readonly C[], random: Random): readonly number[];
  /** The same, looking further ahead: it may take longer. */
  plan?(view: View, question: Question, choices: readonly C[], random: Random): readonly number[];
}

/** The table drawn with letters, and told in words. */
export interface Board<View = unknown> {
  /** All that the view shows, as headings with lists: for screen readers, and where a game has no drawn table. */
  outline(view: View): readonly Section[];
  draw(view: View, say: Say, paint: Paint): readonly string[];
  /** What everything in sight is and does, nearest to the viewer first. */
  entries(view: View): readonly Entry[];
}

/** A part of the table in words. */
export interface Section {
  readonly title: Message;
  readonly items: readonly Item[];
  readonly sections?: readonly Section[];
  /** Prose that somebody reads to the others. */
  readonly isRead?: true;
}

export interface Item {
  readonly text: Message;
  /** The number in it that `explain` accounts for. */
  readonly subject?: Subject;
}

/** Something on the table as a book would describe it. */
export interface Entry {
  readonly title: Message;
  readonly lines: readonly Message[];
}

/** Colours for a terminal; plain text comes back unchanged where there are none. */
export interface Paint {
  readonly width: number;
  tone(tone: Tone, text: string): string;
}

export type Tone = "title" | "quiet" | "good" | "bad" | "gold" | "cold" | "strong" | "own";

/** How scenarios speak of a game. */
export interface Stage<State = unknown, C extends Choice = Choice> {
  /** A position arranged without a legal deck list; throws `InputError` with the path of what is wrong. */
  arrange(scene: Scene): State;
  seatNames(state: State): readonly string[];
  /** All the ways a person would write this choice after the seat's name, the shortest first. */
  phrases(state: State, seat: Seat, choice: C): readonly string[];
  /** Words that may follow "cannot": ids a scenario may name, so that a slip is not taken for an illegal move. */
  words(state: State): ReadonlySet<string>;
  /** The automatic step that comes next at a point where a scenario may look (`turn`, `round 2`), if it is one. */
  milestone(state: State): string | undefined;
  /** Compares what a scenario expects of the position with the position. */
  compare(state: State, expected: unknown): readonly Difference[];
  /** JSON Schemas, without references, of what `options`, `cards`, `position` and `expect` may hold in this game. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

export interface Scene {
  readonly mode: string | undefined;
  readonly options: unknown;
  readonly cards: unknown;
  readonly position: unknown;
  readonly forced: readonly Forced[];
}

export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
  readonly why?: readonly Reason[];
}

/** What the three suites need to know of a game. */
export interface Trial<State = unknown, E extends Event = Event, View = unknown> {
  /** One case per mode, player count and way of play; options are drawn anew for each game. */
  readonly cases: readonly TrialCase[];
  /** More choices than any game takes. */
  readonly longest: number;
  /** A sentence for each invariant that does not hold. */
  broken(state: State): readonly string[];
  /** What a game used, out of `everything`. */
  used(told: E, used: Set<string>): void;
  /** The same for the options it is played with and for every choice made in it. */
  began?(options: unknown, used: Set<string>): void;
  chose?(choice: Choice, used: Set<string>): void;
  readonly everything: readonly string[];
  /** Identities an event names, and those a view names: the first must be among the second. */
  namedByEvent(event: E): readonly string[];
  namedByView(view: View): readonly string[];
  /** Where each card hidden from the viewer lies. Cards of one group can be in any place of that group. */
  hidden(state: State, viewer: Seat | null): readonly { card: string; place: string; group: string }[];
  /** Offers that end a game: they are taken up so seldom that most games go on. */
  ends?(offer: Choice): boolean;
  /** Whether two seats see each other's secrets, as team mates do. */
  allied?(state: State, one: Seat, other: Seat): boolean;
}

export interface TrialCase {
  readonly name: string;
  options(random: Random): unknown;
  /** How many of 100 choices are those that the game's own knowledge rates highest; all are random if absent. */
  readonly knowing?: number;
}
