import { GAME_IDS } from "@medallion/games/lazy";
import type { ComponentType } from "react";
import { DRAWN } from "../../games/drawn.ts";
import type { TextKey } from "../../language/words.ts";
import { GwentPoster } from "./posters/gwent-poster.tsx";
import { OldWorldPoster } from "./posters/old-world-poster.tsx";
import { RoninPoster } from "./posters/ronin-poster.tsx";

/** How far a game has come: `coming` cannot be played yet, `text` only at the text table, `drawn` at a table of its own. */
export type Readiness = "coming" | "text" | "drawn";

/** A game on the first page. */
export interface PosterEntry {
  readonly game: string;
  readonly art: ComponentType;
  readonly name: TextKey;
  readonly about: TextKey;
}

export const POSTERS: readonly PosterEntry[] = [
  { game: "gwent", art: GwentPoster, name: "home.gwent", about: "home.gwent.about" },
  { game: "old-world", art: OldWorldPoster, name: "home.oldWorld", about: "home.oldWorld.about" },
  { game: "ronin", art: RoninPoster, name: "home.ronin", about: "home.ronin.about" },
];

export function readinessOf(
  game: string,
  registered: readonly string[] = GAME_IDS,
  drawn: Readonly<Record<string, unknown>> = DRAWN,
): Readiness {
  if (!registered.includes(game)) return "coming";
  return Object.hasOwn(drawn, game) ? "drawn" : "text";
}
