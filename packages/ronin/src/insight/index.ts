import { at } from "@medallion/kernel";
import type { Insight } from "@medallion/search";
import type { RoninChoice } from "../choice.ts";
import { worldsOf } from "../imagine/index.ts";
import type { State } from "../state.ts";
import { isHuman } from "../state.ts";
import type { View } from "../view.ts";
import { keyOf } from "./key.ts";
import { FEATURES, measure } from "./measure.ts";
import { pick, rate } from "./policy.ts";
import weights from "./weights.json" with { type: "json" };

/** So much more readily the policy takes what it holds to be worth a point more. */
const READINESS = 2;

/** What bots that think ahead are told of Ronin. */
export const insight: Insight<State, RoninChoice, View> = {
  worlds: worldsOf,
  pick,
  rate(state, seat, choices, into) {
    rate(state, seat, choices, into);
    for (let i = 0; i < choices.length; i++) into[i] = READINESS * (into[i] ?? 0);
  },
  features: FEATURES,
  measure,
  model: ({ options }) => `${options.humans}`,
  camps: ({ options }) => at(CAMPS, options.humans - 1),
  rests,
  key: (_state, _seat, choice) => keyOf(choice),
  secret: ({ kind }) => kind === "play" || kind === "keep" || kind === "quest",
  weights,
};

/** Everybody plays for themselves: by the number of seats. */
const CAMPS: readonly (readonly number[])[] = [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4]];

/** Where a turn begins nothing is under way: nobody at the table has placed a figure yet. */
function rests(state: State): boolean {
  return state.phase === "draft" && state.spots.every((spot, player) => spot < 0 || !isHuman(state, player));
}
