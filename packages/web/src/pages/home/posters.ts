import { GAME_IDS } from "@medallion/games/lazy";
import type { ComponentType } from "react";
import { DRAWN } from "../../games/drawn.ts";
import type { TextKey } from "../../language/words.ts";
import gwent from "./posters/gwent.svg";
import { GwentNumerals } from "./posters/gwent-numerals.tsx";
import oldWorld from "./posters/old-world.svg";
import ronin from "./posters/ronin.svg";

/** How far a game has come: `coming` cannot be played yet, `text` only at the text table, `drawn` at a table of its own. */
export type Readiness = "coming" | "text" | "drawn";

/** A game on the first page. */
export interface PosterEntry {
  readonly game: string;
  /** Where its picture is. */
  readonly picture: string;
  /** What is drawn over the picture. */
  readonly Over?: ComponentType;
  readonly name: TextKey;
  readonly about: TextKey;
}

export const POSTERS: readonly PosterEntry[] = [
  { game: "gwent", picture: gwent, Over: GwentNumerals, name: "home.gwent", about: "home.gwent.about" },
  { game: "old-world", picture: oldWorld, name: "home.oldWorld", about: "home.oldWorld.about" },
  { game: "ronin", picture: ronin, name: "home.ronin", about: "home.ronin.about" },
];

export function readinessOf(
  game: string,
  registered: readonly string[] = GAME_IDS,
  drawn: Readonly<Record<string, unknown>> = DRAWN,
): Readiness {
  if (!registered.includes(game)) return "coming";
  return Object.hasOwn(drawn, game) ? "drawn" : "text";
}
