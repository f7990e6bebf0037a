import type { Random } from "@medallion/kernel";
import { imaginedRandom } from "@medallion/kernel";
import type { Options } from "../options.ts";
import { emptyTable } from "../rules/start.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import { fillAutomaton } from "./automaton.ts";
import { imaginedLists } from "./lists.ts";
import { fillPlayer } from "./players.ts";
import { openQuestions } from "./questions.ts";
import { copyTable } from "./table.ts";
import { isSeat, World } from "./world.ts";

/** A state that agrees with the view; what the view does not tell is made up, legally where that is possible. */
export function imagineState(view: View, random: Random): State {
  const options: Options = {
    mode: view.mode,
    rules: view.rules,
    decks: view.players.flatMap((player, seat) =>
      isSeat(view, seat) ? [imaginedLists(view, player, seat, random)] : [],
    ),
    ...(view.automatonFaction === undefined ? {} : { automaton: view.automatonFaction }),
  };
  const state = emptyTable(options, imaginedRandom(random));
  const world = new World(state, view);
  copyTable(world, view);
  for (const [player, seen] of view.players.entries()) fillPlayer(world, view, player, seen, random);
  fillAutomaton(world, view, random);
  openQuestions(state, view, random);
  return state;
}
