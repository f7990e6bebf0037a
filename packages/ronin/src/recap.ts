import { at, type SeatRecap } from "@medallion/kernel";
import { CHARACTERS } from "./data/index.ts";
import { characterName } from "./data/words.ts";
import type { State } from "./state.ts";

/** A seat is remembered by its character and its victory points. */
export function recap({ options, players }: State): readonly SeatRecap[] {
  return players.slice(0, options.humans).map(({ character, vp }) => {
    if (character < 0) return { score: vp };
    const id = at(CHARACTERS, character);
    return { with: { id, name: characterName(id) }, score: vp };
  });
}
