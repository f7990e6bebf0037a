import type { Condition, Power } from "../data/index.ts";

// What a bot believes, in victory points. All its numbers stand here. They were found by letting bots with different
// ones play against each other; most of them may be changed a little without making a difference.

/** Experience that a later chapter brings, rather less than more: symbols, bonuses and the last row. */
export const XP_PER_CHAPTER = 9.5;
/** How far that may be off for each chapter to come, either way. */
export const XP_SPREAD = 2;
/** What a point of experience is worth where nothing better is known. */
export const XP = 0.4;

/** Active symbols of either kind that one more play brings. */
export const SYMBOLS_PER_PLAY = 1.5;
/** By so many symbols one more play can bring the two kinds closer. */
export const EVENED_PER_PLAY = 1.3;
/** An active symbol that comes as the smaller half or the larger one. */
export const ACTIVE = 0.7;
/** An inactive symbol can still be spent while plays of the chapter are to come. */
export const INACTIVE = 0.14;

/** Alliance points that come on a track with every turn. */
export const POINTS_PER_TURN = 1.1;
/** An alliance point where nothing better is known: its share of bonuses and of the lower track. */
export const POINT = 0.7;
/** What comes by a track counts less: the partner gains it too, and may have moved the marker anyway. */
export const SHARED = 0.25;
/** How far apart two tracks may drift by chance, times the root of the turns to come. */
export const TRACK_DRIFT = 1.6;

/** The chance per turn that a partner answers a tea-passing symbol: with a card known in hand, or with any. */
export const ANSWER_KNOWN = 0.3;
export const ANSWER_ANY = 0.1;
export const ANSWER_AUTOMA = 0.22;
/** Cards of one colour that a partner adds in a turn. */
export const COLOUR_PER_TURN = 0.4;

/** What the best card held back counts, the second best and so on: they compete with cards still to come. */
export const HELD_BACK: readonly number[] = [0.45, 0.35, 0.2, 0.1, 0.05];
/** Each chapter that a card has to wait makes it less likely to be played at its best. */
export const WAITING = 0.8;
/** A card whose face is unknown. */
export const UNKNOWN_CARD = 0.7;
/** What a card for the side quest counts, by the plays still to come. */
export const QUEST: readonly number[] = [1, 0.95, 0.85, 0.7, 0.6, 0.5, 0.35, 0.3, 0.2];

/** What each place further back in the initiative order costs in the next Draft. */
export const PLACE = 0.25;

/** With so many chances to use an ability, half of its worth can be hoped for. */
export const CHANCE_HALF = 0.6;

/** How far a condition is met when a card is played with thought. */
export const USUAL_LEVEL: Readonly<Record<Condition["k"], number>> = {
  C1: 0.75,
  C2: 1.3,
  C3: 1.35,
  C4: 0.75,
  C5: 1.7,
  C6: 0.85,
  C7: 0.8,
  C8: 1.9,
  C9: 0.65,
  C10: 0.75,
};

/** What using an ability usually brings; `xp` is what a point of experience is worth. */
export function powerWorth(power: Power, xp: number): number {
  switch (power.primitive) {
    case "IGNORE_LOSS":
      return 0.05 + 0.05 * power.params.count;
    case "FULL_RESULT":
      return 1.4;
    case "TIMELINE_TO_HAND":
      return 0.6;
    case "EXTRA_PLAY_THEN_DRAW":
      return 1.7;
    case "GAIN_ACTIVE":
      return ACTIVE * ("each" in power.params ? 2 : power.params.count);
    case "CONVERT":
      return 0.35 * power.params.count;
    case "UNCOVER":
      return 0.15 * power.params.count;
    case "REPEAT":
      return 0.7 + 0.4 * power.params.count;
    case "WILD_COLOUR":
      return 0.2 + 0.12 * power.params.count;
    case "BORROW":
      return 1.6;
    case "TEA_HOST":
      return 0.4;
    case "DRAFT_SWAP":
    case "DRAFT_PEEK":
      return 0.5;
    case "DRAFT_FIRST":
      return xp + 3 * PLACE;
    case "DRAFT_EXTRA":
      return 0.4;
    case "KEEP_EXTRA":
      return 1;
    case "STUDY":
      return 4 * xp;
    case "INACTIVE_XP":
      return 0.4 * xp * power.params.count;
    case "ALLY":
      return 0.3 * power.params.count;
  }
}
