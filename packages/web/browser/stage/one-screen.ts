import { type Combination, everyCombination } from "./pairs.ts";
import { SIZES } from "./visit.ts";

/** In what a drawn table has to fit one screen; each game says how many play, and at which moments it is looked at. */
const LOOKS = {
  size: SIZES,
  theme: ["dark", "light"],
  contrast: ["normal", "high"],
  language: ["en", "cs", "pl", "uk"],
} as const;

/** Which tables of a game are looked at. */
export interface TableScreens {
  readonly players: readonly string[];
  readonly moments: readonly string[];
  /** Moments that only `npm run screens` looks at. */
  readonly more?: readonly string[];
  /** Whether a game of so many ever comes to this moment. */
  isPossible(players: string, moment: string): boolean;
}

/** One table at one moment, in one look. */
export type TableScreen = Combination<
  typeof LOOKS & { readonly players: readonly string[]; readonly moment: readonly string[] }
>;

/** All that there are. */
export function everyScreen({ players, moments, isPossible }: TableScreens): readonly TableScreen[] {
  return everyCombination({ ...LOOKS, players, moment: moments }).filter((screen) =>
    isPossible(screen.players, screen.moment),
  );
}

export function nameOf({ size, players, moment, theme, contrast, language }: TableScreen): string {
  return `${size} ${moment}, ${players} players, ${language}, ${theme}, ${contrast} contrast`;
}
