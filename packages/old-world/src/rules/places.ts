import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { COMPONENTS, SCHOOLS, TERRAINS, type Terrain } from "../data/index.ts";
import type { Place, Quest, SchoolIndex, State, TerrainIndex } from "../state.ts";
import { NONE, playerOf } from "../state.ts";

/** By place: its terrain, or `NONE` for location 0, which is of none (OW-1.20). */
export const GROUND: readonly TerrainIndex[] = COMPONENTS.locations.map(({ ground }) =>
  TERRAINS.indexOf(ground as Terrain),
);

/** By school: where its figure starts (OW-2.13). */
export const HOMES: readonly Place[] = SCHOOLS.map((school) =>
  at(
    COMPONENTS.schools.filter((row) => row.school === school).map(({ home }) => home),
    0,
  ),
);

export function homeOf(state: State, seat: Seat): Place {
  const { school } = playerOf(state, seat);
  return school === NONE ? NONE : at(HOMES, school);
}

/** The player of this game whose school is at the place, `NONE` if there is none (OW-8.22). */
export function ownerOfSchoolAt(state: State, place: Place): Seat {
  return state.players.findIndex(({ school }) => school !== NONE && at(HOMES, school) === place);
}

/** The school that trains its own Specialization at the place, `NONE` if none of the base game does (OW-18.8). */
export function schoolAt(place: Place): SchoolIndex {
  return HOMES.indexOf(place);
}

/** Whether a quest is resolved at the place. */
export function isQuestPlace(state: State, quest: Quest, place: Place): boolean {
  return quest.place === NONE ? ownerOfSchoolAt(state, place) !== NONE : quest.place === place;
}
