/**
 * What cards are worth that do not bring what is printed on them, in points; an unknown card too. The numbers are those
 * with which the policy beat itself with others, all of them changed at once a little in some 2,600 steps (SPSA).
 */

/** A card whose face is unknown, with all that may go with it: bonds, callers, what it answers. */
export const UNKNOWN_CARD = 12.7;

/** A Horn waits for a row worth doubling. */
export const HORN_CARD = 8.2;
/** A horn on a unit doubles what is in its own row only. */
export const HORN_UNIT = 5.2;
/** Scorch pays when the other's best has no equal on our side. */
export const SCORCH_CARD = 9.5;
/** A unit that scorches a row often finds less than ten points there. */
export const ROW_SCORCH_UNIT = 3.3;
/** A Decoy saves a good unit for the next round or turns a spy round. */
export const DECOY_CARD = 7.4;
export const WEATHER_CARD = 5.5;
export const CLEAR_WEATHER_CARD = 2.2;
/** A second card of the same weather has nothing to do while the first lies. */
export const WEATHER_AGAIN = 1;
/** Mardroeme without berserkers. */
export const IDLE_MARDROEME = 0.5;
/** Heroes keep their strength whatever comes. */
export const HERO_SAFETY = 0.91;
/** Units that a morale boost usually finds in its row. */
export const MORALE_UNITS = 1.8;
/** What a medic finds in the end, if the pile is still poor. */
export const MEDIC_HOPE = 10;
/** A spy held back is worth less than the cards it draws: they come late. */
export const SPY_HELD = 0.88;
/** A token in the next round counts less than points now. */
export const TOKEN_LATER = 0.55;
/** Bonds and callers of which only the face is known find some of their like. */
export const USUAL_BOND = 1.7;
export const USUAL_CALL = 0.7;
/** What a spy draws, if nothing of the deck is known. */
export const USUAL_SPY = 13;
