import type { Seat } from "@medallion/kernel";
import type { Cost } from "../box.ts";
import type { Place, TerrainIndex } from "../state.ts";

/** Steps of setup, turns, the pool, potions, dice poker and monsters. */
export type RuleStep =
  /** Setup in the order of OW-2.1. */
  | { readonly do: "start" }
  | { readonly do: "layTable" }
  | { readonly do: "layMonsters" }
  /** `at` counts the draft from its beginning (OW-2.12). */
  | { readonly do: "draft"; readonly at: number }
  | { readonly do: "deal" }
  /** OW-2.19; `at` counts clockwise from the starting player. */
  | { readonly do: "headStart"; readonly at: number }
  | { readonly do: "turn" }
  | { readonly do: "phaseOne" }
  | { readonly do: "phaseTwo" }
  | { readonly do: "phaseThree" }
  | { readonly do: "discardDown" }
  | { readonly do: "drawUp" }
  | { readonly do: "gain" }
  | { readonly do: "endTurn" }
  /** DP-22: the location action of a place that a card led to (OW-5.24). */
  | { readonly do: "offerAction" }
  /** Level check after a potion overflow (OW-3.14). */
  | { readonly do: "level"; readonly seat: Seat }
  /** Asks for surplus potions until the limit is kept (OW-3.15). */
  | { readonly do: "overflow"; readonly seat: Seat }
  /** A pool card of a printed cost onto the discard pile (OW-8.8, OW-14.13). */
  | { readonly do: "gainCard"; readonly seat: Seat; readonly cost: Cost }
  | { readonly do: "pokerRoll" }
  | { readonly do: "pokerTheirs" }
  | { readonly do: "pokerOwn" }
  | { readonly do: "pokerEnd" }
  /** OW-14.7: the monster of the terrain leaves and another one comes where one is due. */
  | { readonly do: "newMonster"; readonly terrain: TerrainIndex; readonly how: "defeated" | "drivenAway" }
  | { readonly do: "closeTavern"; readonly place: Place };
