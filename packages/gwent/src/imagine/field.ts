import { emptyTable } from "../rules/start.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import { copyTable } from "./table.ts";
import { isSeat, World } from "./world.ts";

const fields = new WeakMap<View, State>();

/**
 * The battlefield of a view as a state without hands and decks: what is open to all, for the rules that measure it.
 * Made once per view.
 */
export function fieldOf(view: View): State {
  const known = fields.get(view);
  if (known !== undefined) return known;
  const decks = view.players.flatMap((_, seat) => (isSeat(view, seat) ? [[]] : []));
  const state = emptyTable({ mode: view.mode, rules: view.rules, decks }, { key: "", at: [] });
  copyTable(new World(state, view), view);
  const inspired = view.automaton?.inspired ?? [];
  if (state.automaton !== undefined)
    state.automaton.inspired = inspired.map((ref) => state.refs.indexOf(ref));
  fields.set(view, state);
  return state;
}
