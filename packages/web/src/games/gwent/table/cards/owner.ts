import type { Faction } from "@medallion/gwent/cards";
import type { Owner } from "../../card/index.ts";
import { playerOf, type Sight } from "../../sight/sight.ts";
import { marksOf } from "./marks.ts";

const COLORS: Readonly<Record<Faction, string>> = {
  "northern-realms": "#3a6ba8",
  nilfgaard: "#8a6a14",
  scoiatael: "#3f7a38",
  monsters: "#a8332b",
  skellige: "#8a3f6c",
};

// Cards are drawn anew only if something about them is another object.
const known = new Map<string, Owner>();

/** Whose card it is on a side with several players: the colour of the house, and a mark that nobody else here has. */
export function ownerOf(sight: Sight, player: number): Owner {
  const color = COLORS[playerOf(sight, player).faction];
  const names = sight.view.players.map((_, index) => sight.scene.names[index] ?? "");
  const mark = marksOf(names)[player] ?? String(player + 1);
  const key = `${color} ${mark}`;
  const owner = known.get(key) ?? { color, mark };
  known.set(key, owner);
  return owner;
}
