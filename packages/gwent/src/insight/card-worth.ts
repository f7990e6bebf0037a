import type { Kind } from "../cards/table.ts";
import {
  AVENGER,
  BOND,
  DECOY,
  HERO,
  HORN,
  MARDROEME,
  MEDIC,
  MORALE,
  MUSTER,
  ROW_SCORCH,
  SCORCH,
  SPECIAL,
  SPY,
  WEATHER,
} from "../cards/table.ts";
import type { Faces } from "./faces.ts";
import { calledOf, int } from "./faces.ts";
import {
  CLEAR_WEATHER_CARD,
  DECOY_CARD,
  HERO_SAFETY,
  HORN_CARD,
  HORN_UNIT,
  IDLE_MARDROEME,
  MEDIC_HOPE,
  MORALE_UNITS,
  ROW_SCORCH_UNIT,
  SCORCH_CARD,
  SPY_HELD,
  TOKEN_LATER,
  USUAL_BOND,
  USUAL_CALL,
  USUAL_SPY,
  WEATHER_AGAIN,
  WEATHER_CARD,
} from "./worths.ts";

let known: { readonly faces: Faces; readonly worths: Float64Array } | undefined;

/** What a card is worth of which nothing but its face is known; those of the same faces are found once. */
export function aloneWorth(faces: Faces, kind: Kind): number {
  if (known?.faces !== faces)
    known = { faces, worths: Float64Array.from(faces.flags, (_, other) => usualWorth(faces, other)) };
  return known.worths[kind] ?? 0;
}

function usualWorth(faces: Faces, kind: Kind): number {
  const flags = int(faces.flags, kind);
  const strength = int(faces.strength, kind);
  if ((flags & SPECIAL) !== 0) return specialWorth(faces, kind, 1);
  if ((flags & SPY) !== 0) return SPY_HELD * (USUAL_SPY - strength);
  if ((flags & BOND) !== 0) return USUAL_BOND * strength;
  let worth = strength + abilityWorth(flags);
  if ((flags & MUSTER) !== 0)
    for (const other of calledOf(faces, kind)) worth += USUAL_CALL * int(faces.strength, other);
  if ((flags & MEDIC) !== 0) worth += MEDIC_HOPE;
  if ((flags & AVENGER) !== 0) worth += TOKEN_LATER * int(faces.strength, int(faces.token, kind));
  return worth;
}

/** What the abilities bring that need nothing of the own hand. */
export function abilityWorth(flags: number): number {
  if ((flags & (HERO | MORALE | HORN | ROW_SCORCH | SCORCH)) === 0) return 0;
  return (
    ((flags & HERO) !== 0 ? HERO_SAFETY : 0) +
    ((flags & MORALE) !== 0 ? MORALE_UNITS : 0) +
    ((flags & HORN) !== 0 ? HORN_UNIT : 0) +
    ((flags & (ROW_SCORCH | SCORCH)) !== 0 ? ROW_SCORCH_UNIT : 0)
  );
}

/** What so many special cards of a kind usually bring; berserkers that lie there come on top. */
export function specialWorth(faces: Faces, kind: Kind, count: number): number {
  if (count === 0) return 0;
  const flags = int(faces.flags, kind);
  if ((flags & WEATHER) !== 0) {
    const first = int(faces.weather, kind) === -1 ? CLEAR_WEATHER_CARD : WEATHER_CARD;
    return first + (count - 1) * WEATHER_AGAIN;
  }
  if ((flags & DECOY) !== 0) return count * DECOY_CARD;
  if ((flags & HORN) !== 0) return count * HORN_CARD;
  if ((flags & MARDROEME) !== 0) return count * IDLE_MARDROEME;
  return count * SCORCH_CARD;
}
