import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Scribe } from "../events.ts";
import { toAll } from "../rules/tell.ts";
import type { State, StoryIndex } from "../state.ts";
import { readStory } from "./reading.ts";

/** An event is in its deck unless a player has it (OW-8.17). */
function isKept(state: State, story: StoryIndex): boolean {
  const { keeps } = boxOf(state);
  return state.players.some(({ kept }) => kept.some((keep) => at(keeps, keep).story === story));
}

/** OW-8.20: resolves the event of this number at once. */
export function readEvent(state: State, scribe: Scribe, seat: Seat, number: number): void {
  const box = boxOf(state);
  const story = at(box.events, number);
  const { id } = at(box.stories, story);
  scribe.final = true;
  if (isKept(state, story)) {
    scribe.tell?.(toAll({ kind: "eventMissing", seat, story: id }));
    return;
  }
  scribe.tell?.(toAll({ kind: "eventRead", seat, story: id }));
  readStory(state, scribe, seat, story);
}
