import { reasonsBehind } from "@medallion/fittings";
import type { Reason } from "@medallion/kernel";
import { gwent } from "../game.ts";
import type { Ref, State } from "../state.ts";

/** A number on the table: a card's strength, a row's or a side's total. */
interface Counted {
  readonly kind: "strength" | "row" | "total";
  readonly side: number;
  readonly row?: number;
  readonly card?: Ref;
}

/** The chain of rules behind a number on the table. */
export function reasons(state: State, counted: Counted): () => readonly Reason[] {
  return reasonsBehind(gwent, state, counted);
}
