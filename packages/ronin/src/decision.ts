/** A pick of an Automa with everything that explains it (RO-12.15 to RO-12.17); all of it is public. */
export interface Decision {
  readonly player: number;
  /** The space of the turn track, counted from 1. */
  readonly turn: number;
  /** The active symbols it counted, by their index. */
  readonly left: number;
  readonly right: number;
  /** By row from the top: active symbols on its pair; -1 where no pair was left. */
  readonly counts: readonly number[];
  /** The row it took, counted from 1; 0 is the deck spot. */
  readonly chosen: number;
}
