// One stream of chance per purpose (RO-2.16). Only one seat at a time draws cards, so none is needed per seat.
export const FIRST_PLAYER = 0;
export const CHAPTER_CARD = 1;
export const DECK = 2;
export const CHARACTER_OFFERS = 3;
export const AUTOMA_CHARACTERS = 4;
export const BOARD_OFFERS = 5;
export const RESHUFFLE = 6;
