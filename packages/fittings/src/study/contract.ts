import type { Catalogue, Choice, Event, Kit, Language, Message, Request, Told } from "@medallion/kernel";

/** A kit whose games can be studied: simulations write reports of it. */
export interface StudiedKit<
  State = unknown,
  Options = unknown,
  C extends Choice = Choice,
  E extends Event = Event,
  View = unknown,
> extends Kit<State, Options, C, E, View> {
  /** What reports of many games count; loaded only for them. */
  study?(): Promise<Study<State, E>>;
}

/** What is worth counting in many games between bots, and what should come out. */
export interface Study<State = unknown, E extends Event = Event> {
  /** The version of the game's data, where it has one of its own. */
  readonly dataVersion?: number;
  /** What is played if nothing else is asked for. */
  readonly runs: readonly StudyRun[];
  /** What a seat has or is, compared by how often it wins or by its mean score; `seat` and `bot` are always counted. */
  readonly traits: readonly (Counted & { readonly by: "wins" | "score" })[];
  /** Things of which it is counted how often they are used: per game, or per chance that the facts tell. */
  readonly uses: readonly (Counted & { readonly per: "game" | "chance" })[];
  /** The numbers of a seat that add up to its score. */
  readonly sources: readonly Pick<Counted, "id" | "name">[];
  readonly targets: readonly Target[];
  /** One finished game, from all that was told in it and its last state. */
  facts(told: readonly Told<E>[], state: State): Facts;
  /** The texts that only a report needs, besides those of the kit. */
  texts(language: Language): Promise<Catalogue>;
}

/** Games of one kind, the bots seated in turn; those `apart` count only where a target asks for them. */
export interface StudyRun {
  readonly id: string;
  readonly request: Request;
  readonly bots: readonly string[];
  /** Each deal is played once per bot, the bots one seat further each time. */
  readonly mirror?: boolean;
  readonly games: number;
  readonly apart?: boolean;
}

export interface Counted {
  readonly id: string;
  readonly name: Message;
  readonly values: readonly string[];
  label(value: string): Message;
}

type By<T> = Readonly<Record<string, T>>;
/** An amount, and what it is counted against. */
export type Part = readonly [amount: number, of: number];

/** One game: its seats, uses by kind and value, and whatever else targets ask for. */
export type Facts = Readonly<{ seats: readonly SeatFacts[]; uses: By<By<Part>>; parts: By<Part> }>;
export type SeatFacts = Readonly<{ score: number; traits: By<readonly string[]>; numbers: By<number> }>;

/** Met if every finding lies from its low to its high; `form` is how the numbers are written. */
export interface Target {
  readonly id: string;
  readonly text: Message;
  readonly form: "number" | "percent" | "times";
  findings(tallies: Tallies): readonly Finding[];
}

export type Finding = Readonly<{ of?: Message; estimate: Estimate; low?: number; high?: number }>;
/** A number with its 95 % interval; a `count` of 0 says that nothing is known. */
export type Estimate = Readonly<{ value: number; low: number; high: number; count: number }>;

/** All that was counted in the runs that are not apart, or in those that `only` names. */
export interface Tallies {
  only(fits: (run: StudyRun) => boolean): Tallies;
  /** The mean score of a seat, or of a seat with a trait. */
  score(trait?: string, value?: string): Estimate;
  /** How often a seat with the trait wins (a shared victory is a part of one), and that over what it would be among equals. */
  wins(trait: string, value: string): Readonly<Record<"share" | "relative", Estimate>>;
  /** Of all seats the mean of a number, and the share of those where it is 1 rather than 0. */
  mean(number: string): Estimate;
  share(number: string): Estimate;
  /** What a source is of all scores; all amounts of a part over what they are counted against. */
  source(id: string): Estimate;
  part(name: string): Estimate;
  /** Uses per game or chance, that over the mean of the kind, and the share of all uses of the kind. */
  use(kind: string, value: string): Readonly<Record<"rate" | "relative" | "share", Estimate>>;
  difference(one: Estimate, other: Estimate): Estimate;
}
