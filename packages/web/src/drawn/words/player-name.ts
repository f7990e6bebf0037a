import type { Scene } from "../../scene/scene.ts";

/** What a player is called on the table: as in the log and in what is announced. */
export function playerName(scene: Scene, player: number): string {
  return scene.names[player] ?? scene.say({ key: "seat", values: { number: player + 1 } });
}
