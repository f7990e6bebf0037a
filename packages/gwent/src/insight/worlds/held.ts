import type { Kind } from "../../cards/table.ts";
import {
  BOND,
  DECOY,
  HERO,
  HORN,
  MARDROEME,
  MEDIC,
  MUSTER,
  SCORCH,
  SPECIAL,
  SPY,
  WEATHER,
} from "../../cards/table.ts";
import type { Faces } from "../faces.ts";
import { int } from "../faces.ts";

/**
 * How much more readily a card that was not seen yet is in the hand than in the deck: spies are sent at once, weak cards
 * were exchanged, medics and musters wait. As it was in 500 games of the policy.
 */
export function heldOftener(faces: Faces, kind: Kind, early: boolean): number {
  const flags = int(faces.flags, kind);
  if ((flags & SPECIAL) !== 0) return specialHeld(faces, kind, flags);
  if ((flags & SPY) !== 0) return early ? 0.7 : 0.1;
  if ((flags & MEDIC) !== 0) return 1.4;
  if ((flags & MUSTER) !== 0) return 1.2;
  if ((flags & BOND) !== 0) return 1;
  if ((flags & HERO) !== 0) return 1.15;
  const strength = int(faces.strength, kind);
  return strength >= 6 ? 0.75 : strength >= 4 ? 0.45 : 0.6;
}

function specialHeld(faces: Faces, kind: Kind, flags: number): number {
  if ((flags & WEATHER) !== 0) return int(faces.weather, kind) === -1 ? 0.4 : 1;
  if ((flags & DECOY) !== 0) return 1.15;
  if ((flags & HORN) !== 0) return 1.2;
  if ((flags & SCORCH) !== 0) return 1.1;
  return (flags & MARDROEME) !== 0 ? 0.6 : 1;
}

/** More than any card is held. */
export const HELD_MOST = 1.5;
/** Until so many cards of a player were seen, it may still hold its spies. */
export const EARLY = 3;
