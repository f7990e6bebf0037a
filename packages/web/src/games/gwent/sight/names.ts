import { playerName as nameAt } from "../../../drawn/words/player-name.ts";
import type { Text } from "../../../language/words.ts";
import type { Sight } from "./sight.ts";

export function playerName({ scene }: Sight, player: number, text: Text): string {
  return nameAt(scene, player, text);
}

/** The names of a side's players. */
export function sideName(sight: Sight, side: number, text: Text): string {
  const members = sight.view.sides[side]?.members ?? [];
  return members.map((player) => playerName(sight, player, text)).join(" · ");
}
