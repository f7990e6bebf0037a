import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { TERRAINS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import { randomFallback } from "../rules/fallback.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { takeTrail, terrainAt, trailTerrains } from "../rules/tokens.ts";
import { NONE, playerOf, type State } from "../state.ts";

/** Trail tokens of a chosen terrain, of every terrain, or of those the active player has (OW-4.13, OW-4.21, OW-8.22). */
export function gainTrails(
  state: State,
  scribe: Scribe,
  seat: Seat,
  pick: "choice" | "each" | "asActive",
): void {
  const terrains = trailTerrains(state, seat);
  if (pick === "choice") {
    if (terrains.length > 0) ask(state, seat, { kind: "trail" });
    return;
  }
  const { trails } = playerOf(state, state.active);
  for (const terrain of terrains)
    if (pick === "each" || at(trails, terrain) !== NONE) takeTrail(state, scribe, seat, terrain);
}

/** DP-35. */
export const TRAIL: AskRule<Asked<"trail">> = {
  choices: (state, { seat }) =>
    trailTerrains(state, seat).map((terrain) => ({ kind: "trail", terrain: terrainAt(terrain) })),
  answer(state, scribe, { seat }, choice) {
    if (choice.kind === "trail") takeTrail(state, scribe, seat, TERRAINS.indexOf(choice.terrain));
  },
  fallback: randomFallback,
};
