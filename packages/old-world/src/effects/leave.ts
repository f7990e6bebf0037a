import type { Scribe } from "../events.ts";
import { dropKept } from "../rules/kept.ts";
import { playerOf, type State } from "../state.ts";
import type { EffectStep } from "./steps.ts";

/** OW-8.21: a card whose ability works once leaves after it, unless it has left already. */
export function leaveOwner(
  state: State,
  scribe: Scribe,
  { seat, keep }: Extract<EffectStep, { readonly do: "leave" }>,
): void {
  if (playerOf(state, seat).kept.includes(keep)) dropKept(state, scribe, seat, keep);
}
