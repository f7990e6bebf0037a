import { allAmong, among, fits } from "@medallion/refusals";
import { boxOf } from "./box.ts";
import { ATTRIBUTES, COMPONENTS, SCHOOLS, TERRAINS } from "./data/index.ts";
import type { Path } from "./refuse.ts";
import type { Player, State } from "./state.ts";
import { NONE } from "./state.ts";

/** Cards, potions and tokens are checked where they lie, in `check-state-zones.ts`. */
export function checkPlayer(state: State, player: Player, path: Path): void {
  const box = boxOf(state);
  const { locations, constants, trophyTrack } = COMPONENTS;
  const { attributeMin, attributeMax } = constants;
  among(SCHOOLS.length, NONE, player.school, [...path, "school"]);
  among(locations.length, NONE, player.at, [...path, "at"]);
  fits((player.school === NONE) === (player.at === NONE), [...path, "at"]);
  fits(player.attributes.length === ATTRIBUTES.length, [...path, "attributes"]);
  allAmong(attributeMax + 1, attributeMin, player.attributes, [...path, "attributes"]);
  among(attributeMax + 1, constants.startLevel, player.level, [...path, "level"]);
  among(attributeMax + 1, 0, player.shield, [...path, "shield"]);
  fits(player.gold >= 0, [...path, "gold"]);
  fits(player.stakes >= 0, [...path, "stakes"]);
  among(trophyTrack.length, 0, player.track, [...path, "track"]);
  allAmong(box.trophies.length, 0, player.trophies, [...path, "trophies"]);
  allAmong(box.keeps.length, 0, player.kept, [...path, "kept"]);
  fits(player.trails.length === TERRAINS.length, [...path, "trails"]);
  for (const [place, quest] of player.trailQuests.entries()) {
    const where = [...path, "trailQuests", place];
    among(TERRAINS.length, 0, quest.terrain, [...where, "terrain"]);
    fits(quest.gold >= 0, [...where, "gold"]);
  }
  for (const [place, quest] of player.quests.entries()) {
    const where = [...path, "quests", place];
    among(box.quests.length, 0, quest.quest, [...where, "quest"]);
    among(locations.length, NONE, quest.place, [...where, "place"]);
    among(TERRAINS.length, NONE, quest.terrain, [...where, "terrain"]);
  }
}
