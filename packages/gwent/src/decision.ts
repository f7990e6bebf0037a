/** A decision of the automaton with everything that explains it (GW-17.4); all of it is public. */
export interface Decision {
  readonly rule: string;
  /** What was decided: a row, a card to revive, a card to play, a relocation. */
  readonly kind: "row" | "slot" | "medic" | "card" | "relocation" | "discarded";
  /** The card it was about. */
  readonly id: string;
  readonly options: readonly Weighed[];
  readonly chosen: number;
  /** The step of the ladder that settled it. */
  readonly settledBy: "only" | "gain" | "value" | "cards" | "row" | "strength" | "pile" | "number" | "chance";
}

export interface Weighed {
  readonly id: string;
  readonly row?: string;
  /** The difference of totals after it, and the change of the automaton's own total (GW-17.3). */
  readonly value: number;
  readonly gain: number;
}
