import type { Seat } from "@medallion/kernel";
import { at, remove } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Scribe } from "../events.ts";
import type { KeepIndex, State } from "../state.ts";
import { playerOf } from "../state.ts";
import { toAll } from "./tell.ts";

/** OW-8.21: an exploration card is removed; an event goes back to its place, which it has by being with nobody. */
export function dropKept(state: State, scribe: Scribe, seat: Seat, keep: KeepIndex): void {
  remove(playerOf(state, seat).kept, keep);
  const box = boxOf(state);
  const { story } = at(box.keeps, keep);
  const { id, deck } = at(box.stories, story);
  if (deck >= 0) at(state.explored, deck).push(story);
  scribe.tell?.(toAll({ kind: "keptLeft", seat, story: id }));
}
