import type { Sight } from "../../games/gwent/table/sight/sight.ts";
import type { Text } from "../../language/words.ts";

/** What a player is called at the table: "You", where only one person of this device sits here. */
export function playerName({ scene }: Sight, player: number, text: Text): string {
  if (player === scene.seat && scene.isOwn && isAlone(scene.look.places, player)) return text("gwent.you");
  return scene.names[player] ?? scene.say({ key: "seat", values: { number: player + 1 } });
}

function isAlone(places: Sight["scene"]["look"]["places"], seat: number): boolean {
  const own = places[seat];
  if (own?.kind !== "person") return true;
  return places.filter((place) => place.kind === "person" && place.person === own.person).length === 1;
}

/** The names of a side's players. */
export function sideName(sight: Sight, side: number, text: Text): string {
  const members = sight.view.sides[side]?.members ?? [];
  return members.map((player) => playerName(sight, player, text)).join(" · ");
}
