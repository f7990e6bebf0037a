import type { Seat } from "@medallion/kernel";
import type { Scribe } from "../events.ts";
import { toAll } from "../rules/tell.ts";
import { NONE, type State } from "../state.ts";

// Changes of the turn belong to the active player: nobody else has a Phase III in it (OW-14.15).

/** OW-9.9. */
export function changeDraw(state: State, scribe: Scribe, seat: Seat, by: number): void {
  if (seat !== state.active) return;
  state.turn.draw += by;
  scribe.tell?.(toAll({ kind: "phaseThreeDrawChanged", seat, by }));
}

/** OW-9.9: nothing changes it any more. */
export function fixDraw(state: State, scribe: Scribe, seat: Seat, to: number): void {
  if (seat !== state.active || state.turn.drawSet !== NONE) return;
  state.turn.drawSet = to;
  scribe.tell?.(toAll({ kind: "phaseThreeDrawSet", seat, to }));
}

/** OW-9.10. */
export function freeCard(state: State, scribe: Scribe, seat: Seat): void {
  if (seat !== state.active) return;
  state.turn.free = true;
  scribe.tell?.(toAll({ kind: "phaseThreeCardFree", seat }));
}

/** OW-7.12: what is left of the story is still done, then Phases I and II are over. */
export function skipToPhaseThree(state: State, scribe: Scribe, seat: Seat): void {
  if (seat !== state.active) return;
  state.turn.skip = true;
  scribe.tell?.(toAll({ kind: "skippedToPhaseThree", seat }));
}

/** OW-7.11. */
export function forbidExploring(state: State, scribe: Scribe, seat: Seat): void {
  if (seat !== state.active) return;
  state.turn.noExplore = true;
  scribe.tell?.(toAll({ kind: "exploringForbidden", seat }));
}
