import type { Bearing, Bearings } from "./bearing.ts";
import { MONSTERS } from "./monsters.ts";
import { NEUTRAL } from "./neutral.ts";
import { NILFGAARD } from "./nilfgaard.ts";
import { NORTHERN_REALMS } from "./northern-realms.ts";
import { SCOIATAEL } from "./scoiatael.ts";
import { SKELLIGE } from "./skellige.ts";

export const BEARINGS: Bearings = {
  ...NORTHERN_REALMS,
  ...NILFGAARD,
  ...SCOIATAEL,
  ...MONSTERS,
  ...SKELLIGE,
  ...NEUTRAL,
};

/** A card that only a scenario knows bears a blank stone. */
const UNKNOWN: Bearing = ["rune-stone", "plain"];

export function bearingOf(card: string): Bearing {
  return BEARINGS[card] ?? UNKNOWN;
}

/** Every drawing that a card can bear; `index.ts?game-icons` gives their paths. */
export const ICONS: readonly string[] = [...Object.values(BEARINGS), UNKNOWN].map(([charge]) => charge);
