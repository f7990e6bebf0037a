import type { Outcome } from "@medallion/kernel";
import { ratingOf, turnOf } from "./rules/turn.ts";
import type { State } from "./state.ts";
import { isSolo, NONE } from "./state.ts";

/** OW-15.9, OW-16.15, OW-16.16: there is one winner, and the others share the second place. */
export function outcomeOf(state: State): Outcome | undefined {
  const { winner, abandoned } = state;
  if (abandoned)
    return { standings: [{ place: 1, result: "loss", points: 0 }], text: { key: "outcome.abandoned" } };
  if (winner === NONE) return undefined;
  const turns = turnOf(state);
  if (isSolo(state)) {
    const rating = ratingOf(turns);
    return {
      standings: [{ place: 1, result: "win", points: rating }],
      text: { key: "outcome.solo", values: { turns, rating: { key: `rating.${rating}` } } },
    };
  }
  return {
    standings: state.players.map(({ track }, seat) =>
      seat === winner
        ? { place: 1, result: "win", points: track }
        : { place: 2, result: "loss", points: track },
    ),
    text: { key: "outcome.won", values: { winner: { seat: winner }, turns } },
  };
}
