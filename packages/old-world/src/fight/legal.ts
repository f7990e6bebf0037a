import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { canDeclare } from "../effects/abilities.ts";
import type { State, TerrainIndex } from "../state.ts";

/** Whether what the monster's ability demands for the declaration can be paid (OW-7.6, OW-12.2). */
export function isFightPayable(state: State, seat: Seat, terrain: TerrainIndex): boolean {
  return canDeclare(state, seat, at(state.monsters, terrain));
}
