import type { Seat } from "@medallion/kernel";
import type { Effect } from "../data/index.ts";
import { ask } from "../rules/ask.ts";
import { randomFallback } from "../rules/fallback.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { givenPlaces, moveFigure } from "../rules/moves.ts";
import { playerOf, type State } from "../state.ts";

/** A move that a story gives: not optional, and the action of the new location may follow (OW-5.22, OW-5.24). */
export function ride(state: State, seat: Seat, effect: Extract<Effect, { readonly op: "move" }>): void {
  const { to, pay, thenAction } = effect;
  if (pay === "anyCard" && playerOf(state, seat).hand.length === 0) return;
  if (givenPlaces(state, seat, { to }).length === 0) return;
  if (thenAction === true) state.agenda.push({ do: "offerAction" });
  if (pay === "anyCard") state.agenda.push({ do: "payRide", seat });
  ask(state, seat, { kind: "ride", to });
}

/** OW-5.22: any one card, chosen when the figure has moved. */
export function payRide(state: State, _scribe: unknown, { seat }: { readonly seat: Seat }): void {
  ask(state, seat, { kind: "discardCards", left: 1, from: "hand" });
}

/** DP-21. */
export const RIDE: AskRule<Asked<"ride">> = {
  choices: (state, { seat, to }) =>
    givenPlaces(state, seat, { to }).map((place) => ({ kind: "ride", to: place })),
  answer(state, scribe, { seat }, choice) {
    if (choice.kind === "ride") moveFigure(state, scribe, seat, choice.to);
  },
  fallback: randomFallback,
};
