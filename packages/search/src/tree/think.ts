import type { Choice, Event, Game } from "@medallion/kernel";
import { Allowance, type Budget, NO_WATCH, type Watch } from "../budget.ts";
import type { Insight } from "../insight.ts";
import { Search } from "./search.ts";
import type { Matter, Thought } from "./thought.ts";

/** Thinks about a choice: getting ready counts as well. The same chance and number of iterations give the same thought. */
export function thinkAhead<State, Options, C extends Choice, View>(
  game: Game<State, Options, C, Event, View>,
  insight: Insight<State, C, View>,
  matter: Matter<C, View>,
  budget: Budget,
  watch: Watch = NO_WATCH,
): Thought {
  const allowance = new Allowance(budget, watch);
  const search = new Search(game, insight, matter);
  allowance.begin();
  return search.think(allowance);
}
