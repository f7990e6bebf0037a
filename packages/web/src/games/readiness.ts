import { GAME_IDS } from "@medallion/games/lazy";
import type { GameParts } from "./contract.ts";
import { GAME_PARTS } from "./index.ts";

/** How far a game has come: `coming` cannot be played yet, `text` only at the text table, `drawn` at a table of its own. */
export type Readiness = "coming" | "text" | "drawn";

export function readinessOf(
  game: string,
  registered: readonly string[] = GAME_IDS,
  parts: Readonly<Record<string, Pick<GameParts, "Table">>> = GAME_PARTS,
): Readiness {
  if (!registered.includes(game)) return "coming";
  return parts[game]?.Table === undefined ? "text" : "drawn";
}
