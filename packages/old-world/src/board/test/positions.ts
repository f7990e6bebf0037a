import type { Seat } from "@medallion/kernel";
import { oldWorld } from "../../game.ts";
import type { State } from "../../state.ts";
import { STRICT, viewersOf, walk } from "../../test/positions.ts";
import type { View } from "../../view.ts";

/** Calls `look` with views of a game at its beginning and every few answers, of every seat and a spectator. */
export function eachView(
  seats: number,
  seed: string,
  look: (view: View, viewer: Seat | null, state: State) => void,
  { answers = 200, every = 40 } = {},
): void {
  let count = 0;
  const rules = seats % 2 === 0 ? STRICT : {};
  walk({ seats, seed, answers, rules }, (state) => {
    if (count++ % every !== 0) return;
    for (const viewer of viewersOf(state)) look(oldWorld.view(state, viewer), viewer, state);
  });
}

export const SEATS = [1, 2, 3, 4, 5];

/** Names of cards that the viewer is shown where they lie; `hidden` lists cards that may be anywhere. */
export function shownCards(view: View): ReadonlySet<string> {
  const { pool, discard, removed, players, fight } = view;
  const ofPlayers = players.flatMap((player) => {
    const { hand = [], known, spied, deckSeen, discard: pile, removed: gone } = player;
    return [...hand, ...known, ...spied, ...deckSeen.map(({ card }) => card), ...pile, ...gone];
  });
  const laid = (fight?.fighters ?? []).flatMap(({ combo }) => combo.map(({ card }) => card));
  return new Set([...pool.filter((card) => card !== null), ...discard, ...removed, ...ofPlayers, ...laid]);
}
