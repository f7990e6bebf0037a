import { at, type SeatRecap } from "@medallion/kernel";
import { SCHOOLS } from "./data/index.ts";
import { NONE, type State } from "./state.ts";
import { schoolName } from "./words/names.ts";

/** A seat is remembered by its school and by how far it came on the trophy track. */
export function recap({ players }: State): readonly SeatRecap[] {
  return players.map(({ school, track }) => {
    if (school === NONE) return { score: track };
    const id = at(SCHOOLS, school);
    return { with: { id, name: schoolName(id) }, score: track };
  });
}
