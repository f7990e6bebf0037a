import { at } from "@medallion/kernel";
import { abilityAt, heldAt } from "../abilities/held.ts";
import { type Box, boxOf } from "../box.ts";
import type { Player, PlayerIndex, State, SymbolIndex } from "../state.ts";
import { playerOf } from "../state.ts";
import { abilityWorth, type Experience, endsToCome, experienceOf } from "./experience.ts";
import { type Partners, partnersOf } from "./passing.ts";
import { type Tracks, tracksOf } from "./tracks.ts";

const CHAPTER_TURNS = 3;
export const TURNS = 9;

/** A table from the seat of one player, with what is worked out once for all choices. */
export interface Scene {
  readonly state: State;
  readonly box: Box;
  readonly seat: PlayerIndex;
  readonly owner: Player;
  /** Whether it counts what comes later: cards held back, chapters to come, the order of the next Draft. */
  readonly ahead: boolean;
  /** The chapter whose symbols are collected now: in cleaning already the next one. */
  readonly chapter: number;
  /** Its symbols, left and right. */
  readonly pair: readonly [SymbolIndex, SymbolIndex];
  /** Plays of this chapter that come after the one at hand; all of them in cleaning. */
  readonly later: number;
  /** The same for the whole game. */
  readonly left: number;
  /** Whether the symbols of this chapter have been scored already. */
  readonly scored: boolean;
  readonly experience: Experience;
  readonly tracks: Tracks;
  readonly partners: Partners;
  /** So many inactive symbols bring experience at the end of the chapter (INACTIVE_XP). */
  readonly counted: number;
  /** Abilities that change effects while they are resolved (K1), and what each is worth if it is kept. */
  readonly boosts: readonly Boost[];
}

interface Boost {
  readonly ability: number;
  readonly kept: number;
}

export function sceneOf(state: State, seat: PlayerIndex, ahead: boolean): Scene {
  const box = boxOf(state);
  const owner = playerOf(state, seat);
  const cleaning = state.phase === "cleaning";
  const scored = state.phase === "chapter end" || state.phase === "final" || state.phase === "over";
  const chapter = Math.min(2, state.chapter + (cleaning ? 1 : 0));
  const waiting = cleaning || scored;
  const left = waiting ? TURNS - state.turn : TURNS - 1 - state.turn;
  const later = cleaning ? CHAPTER_TURNS : scored ? 0 : CHAPTER_TURNS - 1 - (state.turn % CHAPTER_TURNS);
  const experience = experienceOf(state, owner, { chapter, left, later, ahead });
  return {
    state,
    box,
    seat,
    owner,
    ahead,
    chapter,
    pair: at(at(box.chapters, state.chapterCard).pairs, chapter),
    later,
    left,
    scored,
    experience,
    tracks: tracksOf(state, seat, { left, ahead, point: experience.point }),
    partners: partnersOf(state, seat),
    counted: ahead && endsToCome(state) > 0 ? countedInactive(state, seat) : 0,
    // RO-7.14: not on the effects of kept cards.
    boosts: ahead && !cleaning ? boostsHeld(state, seat, left, experience.point) : [],
  };
}

function countedInactive(state: State, seat: PlayerIndex): number {
  let most = 0;
  for (const held of heldAt(state, seat, "END")) {
    const ability = abilityAt(state, held);
    if (ability.primitive === "INACTIVE_XP") most = Math.max(most, ability.params.count);
  }
  return most;
}

/** Kept, an ability is worth what the turns after this one let hope for. */
function boostsHeld(state: State, seat: PlayerIndex, left: number, point: number): readonly Boost[] {
  return heldAt(state, seat, "K1").map((ability) => ({
    ability,
    kept: abilityWorth(abilityAt(state, ability), left, 0, point),
  }));
}
