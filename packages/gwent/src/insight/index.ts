import { at } from "@medallion/kernel";
import type { Insight } from "@medallion/search";
import type { GwentChoice } from "../choices.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import { FEATURES, measure } from "./features.ts";
import { keyOf } from "./key.ts";
import { pickChoice, rateChoices } from "./rate.ts";
import weights from "./weights.json" with { type: "json" };
import { worldsOf } from "./worlds/index.ts";

/** What bots that think ahead are told of Gwent. */
export const insight: Insight<State, GwentChoice, View> = {
  worlds: worldsOf,
  pick: pickChoice,
  rate: rateChoices,
  features: FEATURES,
  measure,
  model: modelOf,
  camps: ({ options }) => (options.mode === "team" ? TEAMS : at(SINGLES, options.decks.length)),
  // Where somebody has passed, the rest of the round is soon played, and then known.
  rests: ({ asks, players }) => asks[0]?.kind === "turn" && players.every(({ passed }) => !passed),
  key: (_state, _seat, choice) => keyOf(choice),
  secret: ({ kind }) => kind === "mulligan",
  weights,
};

const TEAMS: readonly number[] = [0, 1, 0, 1];
/** Everybody for themselves, by how many there are. */
const SINGLES: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map((seats) =>
  Array.from({ length: seats }, (_, seat) => seat),
);

/** Two play all duels alike, but the games of a tournament are for more than themselves. */
function modelOf({ options }: State): string {
  const { mode, decks } = options;
  if (mode === "standard" || mode === "competitive") return "duel";
  return mode === "free-for-all" ? `${mode} ${decks.length}` : mode;
}
