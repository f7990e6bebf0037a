import type { Question } from "@medallion/kernel";
import type { Insight } from "@medallion/search";
import type { OldWorldChoice } from "../choice.ts";
import { worldsOf } from "../imagine/index.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import { keyOf } from "./key.ts";
import { FEATURES, measure } from "./measure.ts";
import { pick, rate } from "./pick.ts";
import { shares } from "./shares.ts";
import weights from "./weights.json" with { type: "json" };

/** What bots that think ahead know of Old World. */
export const insight: Insight<State, OldWorldChoice, View> = {
  worlds: worldsOf,
  pick,
  rate,
  features: FEATURES,
  measure,
  model: ({ options }) => MODELS[options.seats] ?? "five",
  camps: ({ players }) => players.map((_, seat) => seat),
  rests,
  key: (_state, _seat, choice) => keyOf(choice),
  secret: ({ kind }: Question) => kind === "bet",
  shares,
  weights,
};

/** By number of players. */
const MODELS: readonly string[] = ["", "alone", "two", "three", "four", "five"];

/** When a turn begins: what it will bring is in what witchers can do, and nothing of it has happened. */
function rests({ asks, turn }: State): boolean {
  const [open] = asks;
  return open?.kind === "phaseOne" && !turn.moved && turn.actions.length === 0 && turn.used.length === 0;
}
