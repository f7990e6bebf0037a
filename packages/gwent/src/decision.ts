/** A decision of the automaton with everything that explains it (GW-17.4); all of it is public. */
export interface Decision {
  readonly rule: string;
  /** What was decided: a row, a card to revive, a card to play, a relocation. */
  readonly kind: "row" | "slot" | "medic" | "card" | "relocation" | "discarded";
  /** The card it was about. */
  readonly id: string;
  /** All it could have done. Of a relocation: the units that move, then the same where they were. */
  readonly options: readonly Weighed[];
  readonly chosen: number;
  /** The step of the ladder that settled it; in a relocation also how many units move (GW-17.14). */
  readonly settledBy:
    | "only"
    | "gain"
    | "value"
    | "cards"
    | "row"
    | "strength"
    | "pile"
    | "moved"
    | "number"
    | "chance";
}

export interface Weighed {
  readonly id: string;
  readonly row?: string;
  /** The difference of totals after it, and the change of the automaton's own total (GW-17.3). */
  readonly value: number;
  readonly gain: number;
}
