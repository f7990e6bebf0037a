import type { Seat } from "@medallion/kernel";
import type { RoninChoice } from "../choice.ts";
import type { State } from "../state.ts";

/** Writes how good each choice of a question looks from the state, higher is better. */
export type Rate = (state: State, seat: Seat, choices: readonly RoninChoice[], into: Float64Array) => void;
