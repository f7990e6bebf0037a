// One stream of chance per purpose (OW-1.25). Seats never draw at the same time, so none is needed per seat.
export const STARTING_PLAYER = 0;
export const COMMON_DECK = 1;
export const POTION_DECK = 2;
export const ATTRIBUTE_TROPHY = 3;
export const EXPLORATION = 4;
export const TOKENS = 5;
export const MONSTERS = 6;
export const SCHOOLS_OFFERED = 7;
export const OWN_DECKS = 8;
export const DICE = 9;
export const FIGHT_DECK = 10;
/** Cards a hand or a pile loses or gives at random. */
export const RANDOM_CARDS = 11;
/** What nobody decides in solo (OW-16.9, OW-16.14). */
export const SOLO = 12;
