import { at } from "@medallion/kernel";
import { factionOf } from "../rules/start.ts";
import type { RoundResult, State } from "../state.ts";
import type { PositionInput } from "./format.ts";
import { readScore } from "./format.ts";
import { placeNamed } from "./names.ts";

/** Earlier rounds, and the gems or points that are left of them or given. */
export function tellPast(state: State, position: PositionInput): void {
  state.rounds = (position.rounds ?? []).map((score, round) =>
    pastRound(state, readScore(score, state.sides.length, ["position", "rounds", round])),
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

/** What a round with these totals came to, by the factions of the sides: GW-11.3, GW-12.2, GW-12.3, GW-14.5, GW-14.6. */
function pastRound(state: State, totals: number[]): RoundResult {
  const isNilfgaard = (side: number): boolean =>
    at(state.sides, side).members.some((player) => factionOf(state, player) === "nilfgaard");
  const highest = Math.max(...totals);
  const best = totals.flatMap((total, side) => (total === highest ? [side] : []));
  if (state.options.mode === "free-for-all") {
    const change = totals.map(
      (own, side) =>
        totals.filter((other, i) => i !== side && (other < own || (other === own && isNilfgaard(side))))
          .length,
    );
    const most = Math.max(...change);
    return {
      totals,
      winners: change.flatMap((by, side) => (by === most ? [side] : [])),
      change,
      rule: "GW-14.5",
    };
  }
  const tieBreakers = best.filter(isNilfgaard);
  const winners = best.length === 1 ? best : tieBreakers.length === 1 ? tieBreakers : [];
  const change = totals.map((_, side) => (winners.includes(side) ? 0 : -1));
  return { totals, winners, change, rule: winners === tieBreakers ? "GW-11.3" : "GW-12.2" };
}

/** A won round without strength, so that `starter` starts the next one. */
export function wonBy(state: State, starter: number): RoundResult {
  const { side } = at(state.players, starter);
  const totals = state.sides.map((_, i) => (i === side ? 1 : 0));
  return { totals, winners: [side], change: totals.map((total) => total - 1), rule: "GW-12.2" };
}
