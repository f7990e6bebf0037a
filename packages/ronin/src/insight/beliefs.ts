// What the quick policy believes, in victory points, beside what all bots believe (knowledge/worth.ts). The numbers were
// found by letting policies with different ones play against each other.

/** Bonuses count less than they bring: a partner gains them too, and the marker moves without one's own doing. */
export const BONUSES = 0.25;
/** So do points of the lower track beside human partners; beside Automas they count whole. */
export const SHARED_POINTS = 0.25;
/** What two cards that nobody knows add to a hand, by turn: measured over the decks of games. */
export const UNSEEN_PAIR: readonly number[] = [0.6, 0.75, 0.9, 0.8, 1.05, 1.15, 1.15, 1.4, 1.3];
/** A tie is broken, and a close choice sometimes varied, by so much. */
export const VARIED = 0.15;
