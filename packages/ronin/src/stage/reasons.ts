import { reasonsBehind } from "@medallion/fittings";
import type { Reason } from "@medallion/kernel";
import { ronin } from "../game.ts";
import type { State } from "../state.ts";

/** The chain of rules behind a number on the table: the subject with these properties. */
export function reasons(state: State, counted: Readonly<Record<string, unknown>>): () => readonly Reason[] {
  return reasonsBehind(ronin, state, counted);
}
