import { at, questionOf, randomOf, settle } from "@medallion/kernel";
import { ronin } from "../../game.ts";
import { arrange } from "../../stage/arrange.ts";
import { phrasesOf } from "../../stage/phrases.ts";
import { knowledge } from "../index.ts";

/** What seat A does in this arranged position, in the words of scenarios; `rate` asks who looks at now alone. */
export function decision(
  position: unknown,
  { cards, options, how = "plan" }: { cards?: unknown; options?: unknown; how?: "rate" | "plan" } = {},
): string {
  const state = arrange({ mode: undefined, options, cards, position, forced: [] });
  settle(ronin, state);
  const question = questionOf(ronin, state, 0);
  if (question === undefined) throw new Error("A is not asked anything");
  const choices = ronin.choices(state, 0);
  const ratings = knowledge[how]?.(ronin.view(state, 0), question, choices, randomOf("decision")) ?? [];
  const best = at(choices, ratings.indexOf(Math.max(...ratings)));
  return at(phrasesOf(state, 0, best), 0);
}
