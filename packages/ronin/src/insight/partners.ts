import { boxOf, type Pass } from "../box.ts";
import { COVERS_PASS } from "../effects/count.ts";
import { ANSWER_ANY, ANSWER_AUTOMA, ANSWER_KNOWN } from "../knowledge/worth.ts";
import type { Card, Player, PlayerIndex, State } from "../state.ts";
import { isHuman, playerOf } from "../state.ts";
import { type Faces, TEA } from "./faces.ts";

/** Counts the cards of a partner by colour. */
export function countColours(state: State, partner: PlayerIndex, into: number[], from: number): void {
  const { colours } = boxOf(state);
  // Nobody knows what a partner keeps.
  if (state.phase === "cleaning") return;
  for (const card of playerOf(state, partner).timeline) {
    const place = from + (colours[card] ?? 0);
    into[place] = (into[place] ?? 0) + 1;
  }
}

/** Uncovered tea-passing symbols of a player that point one way. */
export function openPasses(state: State, partner: PlayerIndex, way: Pass): number {
  if (state.phase === "cleaning") return 0;
  const { passes } = boxOf(state);
  const { timeline, covered, host } = playerOf(state, partner);
  let open = 0;
  for (let place = 0; place < timeline.length; place++) {
    const card = timeline[place] ?? -1;
    if ((passes[card] === way || card === host) && ((covered[place] ?? 0) & COVERS_PASS) === 0) open++;
  }
  return open;
}

/** The chance that a partner answers within some turns. */
export function hope(state: State, partner: PlayerIndex, way: Pass, turns: number): number {
  if (turns === 0) return 0;
  const { passes } = boxOf(state);
  const each = !isHuman(state, partner)
    ? ANSWER_AUTOMA
    : playerOf(state, partner).hand.some((card) => passes[card] === way)
      ? ANSWER_KNOWN
      : ANSWER_ANY;
  return 1 - (1 - each) ** turns;
}

/** Cards of this turn whose tea effects are still to come. */
export function teasOf({ timeline, since }: Player, { timing }: Faces): readonly Card[] {
  if (since === timeline.length) return NONE;
  return timeline.slice(since).filter((card) => timing[card] === TEA);
}

export const NONE: readonly Card[] = [];
