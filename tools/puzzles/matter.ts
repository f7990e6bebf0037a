import { type Choice, type Event, type Game, type Kit, questionOf, randomOf } from "@medallion/kernel";
import { asked, SOLVER } from "@medallion/scenarios/puzzle";
import { type Budget, type Insight, type Thought, thinkAhead } from "@medallion/search";

/** A question as it is thought about: choices that mean the same count once. */
export interface Asking {
  readonly kit: Kit;
  readonly insight: Insight;
  readonly state: unknown;
  /** The places of the choices that differ. */
  readonly places: readonly number[];
}

/** What the solver is asked in a state. */
export function askingAt(kit: Kit, insight: Insight, state: unknown): Asking {
  const { choices } = asked(kit, state);
  const keys = choices.map((choice) => insight.key(state, SOLVER, choice));
  return {
    kit,
    insight,
    state,
    places: [...keys.keys()].filter((place) => keys.indexOf(keys[place] ?? "") === place),
  };
}

/** Thinks about some of the choices as if there were no others, from what the seat may know alone. */
export function think({ kit, insight, state, places }: Asking, budget: Budget, seed: string): Thought {
  const { question, choices } = asked(kit, state);
  const game = narrowed(kit.game, question.id, places);
  const view = kit.game.view(state, SOLVER);
  const own = places.flatMap((place) => choices[place] ?? []);
  return thinkAhead(game, insight, { view, question, choices: own, random: randomOf(seed) }, budget);
}

/** The same game in which one question has only some of its choices. */
function narrowed(game: Game, id: number, places: readonly number[]): Game {
  return {
    ...game,
    choices(state, seat): readonly Choice[] {
      const all = game.choices(state, seat);
      if (
        seat !== SOLVER ||
        questionOf<unknown, unknown, Choice, Event, unknown>(game, state, seat)?.id !== id
      )
        return all;
      return places.flatMap((place) => all[place] ?? []);
    },
  };
}
