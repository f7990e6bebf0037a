import { at } from "@medallion/kernel";
import { type ActionId, COMPONENTS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import type { State } from "../state.ts";
import { playerOf } from "../state.ts";
import { toAll } from "./tell.ts";

/** The action of the active player's location (OW-18.1). */
export function actionHere(state: State): ActionId {
  return at(COMPONENTS.locations, playerOf(state, state.active).at).action;
}

/** It counts as used from now on (OW-5.13). */
export function spendAction(state: State, scribe: Scribe): void {
  const { active } = state;
  const place = playerOf(state, active).at;
  state.turn.actions.push(place);
  scribe.tell?.(toAll({ kind: "actionUsed", seat: active, action: actionHere(state), place }));
}
