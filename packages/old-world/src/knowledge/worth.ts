// What a bot believes. Its numbers stand here, except what effects of cards are usually worth (effects.ts). Inside
// fights they are counted in cards of life, outside in points of which a trophy is worth `TROPHY`. They are guesses; those
// that were varied in matches between bots (fights, duels, moves looked ahead) stayed where no other value won clearly.

/** A combat turn, in cards of life: a point of damage brings the end of the fight nearer. */
export const DAMAGE = 1.4;
export const SHIELD = 0.9;
/** A card drawn from the own deck: it stays life and adds to what can be played. */
export const DRAW = 0.55;
/** The same in step 1, where it can still be played. */
export const DRAW_NOW = 0.8;
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

/** Of cards that are missed equally the one that shows least goes. */
export const SHOWN = 0.05;

/** A card of a deck is life, whatever it shows. */
export const LIFE = 0.8;
/** A link lets a card be played besides. */
export const LINKED = 0.7;
/** What an extension gives, where a card of its colour is at hand. */
export const EXTENSION = 0.8;
/** How likely a card of a colour is at hand, by its share of the deck. */
export const AT_HAND = 2.2;
export const WILD_CARD = 0.5;

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
/** A better card in the deck, outside fights. */
export const BETTER = 0.6;
/** A card that is known is kept rather than exchanged for a slightly better one. */
export const KEEP = 0.5;
/** A pool card is purged if the next player likes it so much better than we do. */
export const PURGE = 0.5;
/** Dice poker with a witcher. */
export const POKER = 0.3;
/** What an option of a story brings that must be paid for, beyond one without a price. */
export const PAID_OPTION = 1;
/** Gold, the first pieces more than the later ones. */
export const GOLD: readonly number[] = [0.75, 0.7, 0.65, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15];
export const MORE_GOLD = 0.1;
/** Moves looked ahead after the next one. */
export const FAR = 3;
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
/** How much of a usual hand's opening a smaller or larger hand has, by its cards. */
export const OPENING: readonly number[] = [0, 0.45, 0.75, 1, 1.2, 1.35, 1.45, 1.5];
/** Cards that are left of a usual hand after the first combo, and what each more or less means in damage. */
export const USUALLY_KEPT = 1;
export const KEPT_IN_HAND = 0.35;
/** Abilities of monsters: how often one is met that can be avoided; what it means to lose a hand card or a refill once, */
export const SELDOM = 0.5;
export const HAND_LOST = 0.7;
/** to deal or draw less with some combos, to gain less Shield, and anything else, in cards. */
export const DULLED = 0.35;
export const SHIELD_HELD = 0.3;
export const OTHER_BURDEN = 0.8;
/** What a usable potion brings to a fight, in cards. */
export const POTION_IN_FIGHT = 1;
/** A bet is placed on a fighter who wins at least so often. */
export const BET = 0.58;
