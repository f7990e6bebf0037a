import { at } from "@medallion/kernel";
import { resultOf } from "../rules/score.ts";
import type { RoundResult, State } from "../state.ts";
import type { PositionInput } from "./format.ts";
import { readScore } from "./format.ts";
import { placeNamed } from "./names.ts";

/** Earlier rounds, and the gems or points that are left of them or given. */
export function tellPast(state: State, position: PositionInput): void {
  // Of earlier rounds only the totals are told: somebody did act in them.
  const acted: State = { ...state, acted: true };
  state.rounds = (position.rounds ?? []).map((score, round) =>
    resultOf(acted, readScore(score, state.sides.length, ["position", "rounds", round])),
  );
  const points = state.options.mode === "free-for-all";
  for (const [i, side] of state.sides.entries()) {
    const change = state.rounds.reduce((sum, round) => sum + at(round.change, i), 0);
    if (points) side.points = change;
    else side.gems += change;
  }
  for (const [name, { gems, points: given }] of position.places) {
    const side = at(state.sides, placeNamed(state, name, ["position", name]).side);
    side.gems = gems ?? side.gems;
    side.points = given ?? side.points;
  }
}

/** A won round without strength, so that `starter` starts the next one. */
export function wonBy(state: State, starter: number): RoundResult {
  const { side } = at(state.players, starter);
  const totals = state.sides.map((_, i) => (i === side ? 1 : 0));
  return { totals, winners: [side], change: totals.map((total) => total - 1), rule: "GW-12.2" };
}
