import { playerName as nameAt } from "../../../drawn/words/player-name.ts";
import type { Sight } from "./sight.ts";

export function playerName({ scene }: Sight, player: number): string {
  return nameAt(scene, player);
}

/** The names of a side's players. */
export function sideName(sight: Sight, side: number): string {
  const members = sight.view.sides[side]?.members ?? [];
  return members.map((player) => playerName(sight, player)).join(" · ");
}
