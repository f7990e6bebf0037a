import type { Random } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { View } from "../view.ts";
import { mix } from "./mix.ts";
import type { World } from "./world.ts";

/** The automaton's cards are known but for their order, and for which of them lie under its Decoys. */
export function fillAutomaton(world: World, view: View, random: Random): void {
  const { state } = world;
  const { automaton } = view;
  if (automaton === undefined || state.automaton === undefined) return;
  const unseen = mix([...automaton.unseen], random).map((id) => world.hidden(id, 1));
  Object.assign(state.automaton, {
    leaders: mix(
      automaton.leadersLeft.map((id) => world.kind(id)),
      random,
    ),
    owed: automaton.owed,
    hidden: automaton.hidden.map(({ decoy, covers }) => ({
      decoy: world.seen(decoy),
      card: covers ? (unseen.pop() ?? 0) : 0,
    })),
    revealing: automaton.revealing,
    finished: automaton.finished,
    inspired: automaton.inspired.map((ref) => state.refs.indexOf(ref)),
    wonLast: automaton.wonLast,
    decisions: automaton.decisions,
  });
  at(state.players, 1).deck = unseen;
}
