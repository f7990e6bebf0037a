import type { Random } from "@medallion/kernel";
import { imagineState } from "../imagine/index.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";

const tables = new WeakMap<View, State>();

/** Hidden cards lie anyhow: whatever is explained is the same wherever they lie. */
const NO_CHANCE: Random = { below: () => 0 };

/** What a view shows as a state, for the rules that count it. Made once per view. */
export function tableOf(view: View): State {
  const known = tables.get(view);
  if (known !== undefined) return known;
  const state = imagineState(view, NO_CHANCE);
  tables.set(view, state);
  return state;
}
