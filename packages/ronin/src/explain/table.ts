import { layOut } from "../imagine/lay-out.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";

const tables = new WeakMap<View, State>();

/** What a view shows as a state without hidden cards, for the rules that count it. Made once per view. */
export function tableOf(view: View): State {
  const known = tables.get(view);
  if (known !== undefined) return known;
  const state = layOut(view, { key: "", at: [] });
  tables.set(view, state);
  return state;
}
