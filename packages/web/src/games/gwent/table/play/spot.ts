import type { Ref } from "@medallion/gwent";
import type { RowName } from "@medallion/gwent/cards";

/** Something on the table that can be pointed at; written into `data-spot`, so that one listener serves them all. */
export type Spot =
  | `card:${Ref}`
  | `kind:${string}`
  | `deck:${number}`
  | `row:${number}:${RowName}`
  | `slot:${number}:${RowName}`
  | `side:${number}`
  | `pile:${number}`
  | `player:${number}`
  | "weather"
  | "leader"
  | "pass"
  | "keep"
  | "decline";

export const spotOf = {
  card: (card: Ref): Spot => `card:${card}`,
  /** A kind of card of which it does not matter which copy. */
  kind: (id: string): Spot => `kind:${id}`,
  deck: (place: number): Spot => `deck:${place}`,
  row: (side: number, row: RowName): Spot => `row:${side}:${row}`,
  slot: (side: number, row: RowName): Spot => `slot:${side}:${row}`,
  side: (side: number): Spot => `side:${side}`,
  pile: (side: number): Spot => `pile:${side}`,
  player: (player: number): Spot => `player:${player}`,
};

/** The ways out of a question that need no card: one key serves all three. */
export const WAYS_OUT: readonly Spot[] = ["pass", "keep", "decline"];
