import type { Text } from "../../language/words.ts";
import type { Scene } from "../../scene/scene.ts";

/** What a player is called at the table: "You", where only one person of this device sits here. */
export function playerName(scene: Scene, player: number, text: Text): string {
  if (player === scene.seat && scene.isOwn && isAlone(scene.look.places, player)) return text("drawn.you");
  return scene.names[player] ?? scene.say({ key: "seat", values: { number: player + 1 } });
}

function isAlone(places: Scene["look"]["places"], seat: number): boolean {
  const own = places[seat];
  if (own?.kind !== "person") return true;
  return places.filter((place) => place.kind === "person" && place.person === own.person).length === 1;
}
