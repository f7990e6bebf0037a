/** What something that moves is called by its game (`data-ref`): a card, a figure, a token. */
export type Ref = string | number;

/** A place on the table by the name it bears there (`data-zone`). */
export type Zone = string;

/** The middle of the table, which no element bears as its name. */
export const CENTER: Zone = "center";

/** How a card gets from one place to another. */
export type TravelWay = "lay" | "arc" | "draw" | "fall" | "sweep" | "rise" | "turn";

/** A card that changes its place, or turns into another one where it lies. */
export interface Travel {
  readonly kind: "travel";
  readonly way: TravelWay;
  /** What it is called where it arrives; a card that stays closed has no name. */
  readonly card?: Ref | undefined;
  /** What it was called where it came from, if that was something else. */
  readonly was?: Ref | undefined;
  /** The name of its drawing. */
  readonly id?: string | undefined;
  readonly from: Zone;
  readonly to: Zone;
  /** It is seen large for so many milliseconds on its way. */
  readonly shows?: number | undefined;
}

/**
 * Something that the table says of what happened, by a name of the game's own: the round, the lives, the result. It says
 * what it said before until the film reveals it, and at the latest when the film has come to rest.
 */
export type Topic = string;

export type On = { readonly card: Ref } | { readonly zone: Zone };

/** A number that becomes another one: the one a card bears, or that of a place (`data-number` in its zone). */
export interface Count {
  readonly kind: "count";
  readonly on: On;
  readonly from: number;
  readonly to: number;
}

/** A few words beside cards that lie in a zone: why they changed. */
export interface Tell {
  readonly kind: "tell";
  readonly words: string;
  readonly cards: readonly Ref[];
  readonly zone: Zone;
}

/** The card that lies in a place steps forward as it was before, and is seen large for so many milliseconds, if it shows itself. */
interface Lift {
  readonly kind: "lift";
  readonly zone: Zone;
  /** The name of its drawing. */
  readonly id?: string | undefined;
  readonly shows?: number | undefined;
}

export type Act<Own> =
  | Travel
  | Count
  | Tell
  /** Light runs over a place. */
  | { readonly kind: "gleam"; readonly zone: Zone }
  /** A chain through cards that lie together. */
  | { readonly kind: "chain"; readonly cards: readonly Ref[] }
  | Lift
  | { readonly kind: "nod"; readonly on: On }
  /** From now on the table says the new thing of this. */
  | { readonly kind: "reveal"; readonly topic: Topic }
  /** A number is told to be final; a ring spreads from the one that wins. */
  | { readonly kind: "ring"; readonly zone: Zone; readonly wins: boolean }
  /** What only this game has. */
  | { readonly kind: "own"; readonly own: Own };

/** When something moves, in milliseconds at normal speed, counted from the beginning. */
export interface When {
  readonly at: number;
  readonly ms: number;
}

export type Cue<Own> = Act<Own> & When;

/** When each event has its turn; sound goes by it. */
export interface Beat {
  /** The place of the event in the batch. */
  readonly event: number;
  readonly at: number;
  /** When what it moves arrives; at once, if it moves nothing. */
  readonly lands: number;
  /** When the log says it, if not as soon as it has its turn. */
  readonly tells?: number;
}

export interface Timeline<Own> {
  readonly cues: readonly Cue<Own>[];
  readonly beats: readonly Beat[];
  /** When something stands there to be read, for which there is always time. */
  readonly reads: readonly When[];
  /** When all has happened and may be answered; words may still stand beside what they are about. */
  readonly rest: number;
  readonly ms: number;
}
