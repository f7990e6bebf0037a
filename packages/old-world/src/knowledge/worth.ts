// What a bot believes. All its numbers stand here. Inside fights they are counted in cards of life, outside in points of
// which a trophy is worth `TROPHY`. They were found by letting bots with different ones play against each other.

/** A combat turn, in cards of life: a point of damage brings the end of the fight nearer. */
export const DAMAGE = 1.4;
export const SHIELD = 0.9;
/** A card drawn from the own deck: it stays life and adds to what can be played. */
export const DRAW = 0.55;
/** A card that is played or discarded is life lost. */
export const CARD = 0.6;
/** A card that comes back from the own discard pile is life gained. */
export const BACK = 1.1;
/** An attack that ends the fight is worth more than anything else; less so with more cards. */
export const KNOCK_OUT = 100;
/** A potion kept for a later combat turn or fight. */
export const KEPT_POTION = 0.45;
/** An ability that can be used once per fight and may do more later. */
export const KEPT_ABILITY = 0.15;

/** A trophy; the one that wins counts more. */
export const TROPHY = 12;
export const LAST_TROPHY = 30;
/**
 * Who does not look ahead fights monsters and witchers from this chance to win on: as careful as people are who play
 * for the first time. Whoever weighs chances fights much earlier and wins most games against such care.
 */
export const READY = 0.99;
export const READY_TO_DUEL = 0.85;
/** From this turn on less and less is enough, so that no game waits for ever. */
export const LONG_GAME = 14;
export const IMPATIENCE = 0.04;
/** What is left of a trophy when the fight is lost: a trail, a card, or gold. */
export const DEFEAT = -1;
export const DUEL_LOST = -1.5;
/** A trophy taken by meditation at the third place of the track brings its ability only. */
export const IDLE_TROPHY = 1;
/** What exploring brings on average. */
export const EXPLORE = 1.5;
/** An open quest where its place is reached. */
export const QUEST = 2.6;
export const POTION = 0.8;
/** One more where no more can be held: the worst is exchanged. */
export const FULL_POTIONS = 0.02;
/** What dice poker with the locals brings on average, in gold. */
export const POKER_GAIN = 0.6;
/** A trail quest beyond its gold. */
export const TRAIL_QUEST = 0.5;
/** A trail token for a monster: its owner acts first. */
export const TRAIL = 1.2;
/** A hand card that is left for the next turn: up to three are drawn anyway. */
export const LEFT_CARD = 0.08;
/** What a card paid in Phase III would have done in the next turn: mostly a move. */
export const PAID_CARD = 0.9;
/** Gold, the first pieces more than the later ones. */
export const GOLD: readonly number[] = [0.75, 0.7, 0.65, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15];
export const MORE_GOLD = 0.1;
/** Moves looked ahead after the next one. */
export const FAR = 2;
/** How much of all the errands counts that could be done from a place. */
export const ERRAND = 0.3;
/** What a place that is worth going to counts when it is so many moves away at the end of the turn. */
export const NEAR: readonly number[] = [0.5, 0.45, 0.35, 0.25, 0.2];

/** What the levels of an attribute are worth, by `ATTRIBUTES` and level. */
export const LEVELS: readonly (readonly number[])[] = [
  [0, 0, 3, 5.4, 7.2, 7.4],
  [0, 0, 2.2, 4.1, 5.6, 5.7],
  [0, 0, 1.8, 3.4, 4.8, 5.2],
  [0, 0, 1.2, 2.4, 3.4, 3.5],
];
/** Each witcher level: cards at once, and training without gold goes on. */
export const WITCHER_LEVEL = 1;
/** How near the trophy of an attribute is, by its level. */
export const MEDITATION: readonly number[] = [0, 0, 0.03, 0.1, 0.3, 0.8];

/** The same for who does not look ahead. */
export const MEDITATION_NOW: readonly number[] = [0, 0, 0, 0, 0, 0.8];

/** Spread of the margin by which a fight is won or lost, in cards. */
export const FIGHT_SPREAD = 2.5;
export const DUEL_SPREAD = 3;
/** What a usable potion and an own ability bring to a fight, in cards. */
export const POTION_IN_FIGHT = 1;
export const ABILITY_IN_FIGHT = 0.9;
/** A bet is placed on a fighter who wins at least so often. */
export const BET = 0.58;
