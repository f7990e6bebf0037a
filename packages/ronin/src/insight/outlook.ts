import { at } from "@medallion/kernel";
import { type Box, boxOf, LEFT, RIGHT } from "../box.ts";
import { type Experience, experienceOf, totalXp } from "../knowledge/experience.ts";
import { usualWorths } from "../knowledge/hand.ts";
import { isLaid, leftOf, rightOf } from "../rules/circle.ts";
import type { Card, Player, PlayerIndex, State, SymbolIndex } from "../state.ts";
import { playerOf } from "../state.ts";
import { type Faces, facesOf } from "./faces.ts";
import { countColours, hope, NONE, openPasses, teasOf } from "./partners.ts";
import { type Tracks, tracksOf, trackWorth } from "./tracks.ts";

const CHAPTER_TURNS = 3;
const TURNS = 9;
const LAST_CHAPTER = 2;
/** RO-8.6. */
export const POINTS_PER_PAIR = 2;

/** A table from one seat: all that plays are weighed by, worked out once for all of them. */
export interface Outlook {
  readonly state: State;
  readonly seat: PlayerIndex;
  readonly owner: Player;
  readonly box: Box;
  readonly faces: Faces;
  /** The chapter whose symbols are collected now, in cleaning already the next one; and its symbols. */
  readonly chapter: number;
  readonly left: SymbolIndex;
  readonly right: SymbolIndex;
  /** Plays after the one at hand: of this chapter, and of the game. */
  readonly later: number;
  readonly turns: number;
  /** Whether the symbols of this chapter have been scored already. */
  readonly scored: boolean;
  readonly xp: number;
  readonly experience: Experience;
  readonly tracks: Tracks;
  /** Cards by colour in the timelines of the left partner, then of the right one. */
  readonly partners: readonly number[];
  /** Tea-passing symbols of the partners that point here. */
  readonly openLeft: number;
  readonly openRight: number;
  /** What one open symbol of one's own may still bring on each side. */
  readonly hopeLeft: number;
  readonly hopeRight: number;
  /** What the tracks come to with the tea that is on the table, if no tea effect is among it. */
  readonly still: number;
  /** By chapter to come: what cards bring there as a rule. */
  readonly usual: readonly (readonly number[])[];
  /** Tells this outlook from all others. */
  readonly stamp: number;
  /** Cards on the table whose tea effects are still to come this turn. */
  readonly teas: readonly Card[];
}

export function outlookOf(state: State, seat: PlayerIndex): Outlook {
  const box = boxOf(state);
  const owner = playerOf(state, seat);
  const cleaning = state.phase === "cleaning";
  const scored = state.phase === "chapter end" || state.phase === "final" || state.phase === "over";
  const chapter = Math.min(LAST_CHAPTER, state.chapter + (cleaning ? 1 : 0));
  const turns = cleaning || scored ? TURNS - state.turn : TURNS - 1 - state.turn;
  const later = cleaning ? CHAPTER_TURNS : scored ? 0 : CHAPTER_TURNS - 1 - (state.turn % CHAPTER_TURNS);
  const experience = experienceOf(state, owner, { chapter, left: turns, later, ahead: true });
  const tracks = tracksOf(state, seat, turns, experience.point);
  const [left, right] = at(at(box.chapters, state.chapterCard).pairs, chapter);
  const faces = facesOf(box);
  const onLeft = leftOf(state, seat);
  const onRight = rightOf(state, seat);
  const partners = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  countColours(state, onLeft, partners, 0);
  countColours(state, onRight, partners, 5);
  const chances = later + (scored ? 0 : 1);
  const now = trackWorth(tracks, 0, 0);
  const [hasLeft, hasRight] = [isLaid(state, seat), isLaid(state, onRight)];
  const openLeft = hasLeft ? openPasses(state, onLeft, RIGHT) : 0;
  const openRight = hasRight ? openPasses(state, onRight, LEFT) : 0;
  const moreLeft = trackWorth(tracks, POINTS_PER_PAIR, 0) - now;
  const moreRight = trackWorth(tracks, 0, POINTS_PER_PAIR) - now;
  const hopeLeft = hasLeft ? hope(state, onLeft, RIGHT, chances) * moreLeft : 0;
  const hopeRight = hasRight ? hope(state, onRight, LEFT, chances) * moreRight : 0;
  const [ownLeft, ownRight] = [openPasses(state, seat, LEFT), openPasses(state, seat, RIGHT)];
  const [pairsLeft, pairsRight] = [Math.min(ownLeft, openLeft), Math.min(ownRight, openRight)];
  return {
    state,
    seat,
    owner,
    box,
    faces,
    chapter,
    left,
    right,
    later,
    turns,
    scored,
    xp: totalXp(owner),
    experience,
    tracks,
    partners,
    openLeft,
    openRight,
    hopeLeft,
    hopeRight,
    still:
      trackWorth(tracks, POINTS_PER_PAIR * pairsLeft, POINTS_PER_PAIR * pairsRight) +
      (ownLeft > pairsLeft ? hopeLeft : 0) +
      (ownRight > pairsRight ? hopeRight : 0),
    usual: usualIn(state, chapter),
    stamp: ++made,
    teas: state.phase === "draft" || state.phase === "play" ? teasOf(owner, faces) : NONE,
  };
}

let made = 0;

function usualIn(state: State, chapter: number): readonly (readonly number[])[] {
  const box = boxOf(state);
  const tables: (readonly number[])[] = [NONE, NONE, NONE];
  for (let next = chapter + 1; next <= LAST_CHAPTER; next++) tables[next] = usualWorths(state, box, next);
  return tables;
}
