import { at } from "@medallion/kernel";
import type { LeaderAbility } from "../cards/row.ts";
import type { Kind } from "../cards/table.ts";
import { AGILE, HERO, SPECIAL } from "../cards/table.ts";
import { bondCopies, leaderAbility, takeable, weatherKinds } from "../rules/leaders.ts";
import type { State } from "../state.ts";
import { playerOf } from "../state.ts";
import { gainOf, gainWithBears, rowOf } from "./board.ts";
import { aloneWorth } from "./card-worth.ts";
import type { Change } from "./change.ts";
import { add, leadIn, noChange } from "./change.ts";
import { int } from "./faces.ts";
import type { Hand } from "./hand.ts";
import { heldOf } from "./hand.ts";
import { bestRow, bringWeather, playUnit, soundHorn } from "./plays.ts";
import type { Standing } from "./standing.ts";
import { strikeRows } from "./strike.ts";

const WEATHER_OF: Partial<Record<LeaderAbility, number>> = {
  "leader-play-frost": 1,
  "leader-play-fog": 2,
  "leader-play-rain": 4,
  "leader-play-storm": 6,
  "leader-clear-weather": -1,
};

/** What an active leader brings at once (GW-10.1); what only mixes or shows cards brings nothing. */
export function useLeader(standing: Standing, change: Change): void {
  const { state, seat, board, side, hand } = standing;
  const { leader } = playerOf(state, seat);
  const ability = leaderAbility(state, leader);
  const place = int(board.faces.target, leader);
  const weather = WEATHER_OF[ability];
  if (weather !== undefined) return bringWeather(board, weather, change);
  if (ability.startsWith("leader-horn-")) return soundHorn(board, side, place, change);
  if (ability.startsWith("leader-scorch-")) return strikeRows(state, board, seat, place, change);
  switch (ability) {
    case "leader-play-any-weather":
      return bestWeather(standing, change);
    case "leader-play-bond-copy":
      return bestCopy(state, hand, change);
    case "leader-play-mardroeme":
      return bestSlot(standing, change);
    case "leader-optimize-agile":
      return moveAgile(standing, change);
    case "leader-discard-two-pick-one":
      return tradeCards(hand, change);
    case "leader-restore-to-hand":
      change.back = bestOf(state, hand, takeable(state, side));
      return;
    case "leader-steal-discard":
      for (let other = 0; other < board.sides; other++)
        if (other !== side)
          change.back = better(hand, change.back, bestOf(state, hand, takeable(state, other)));
      return;
  }
}

function bestWeather({ state, seat, board, side }: Standing, change: Change): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const kind of weatherKinds(state, seat)) {
    const tried = noChange(board.sides);
    bringWeather(board, int(board.faces.weather, kind), tried);
    const lead = leadIn(tried, side);
    if (lead <= most) continue;
    most = lead;
    for (let other = 0; other < board.sides; other++) change.points[other] = at(tried.points, other);
  }
}

function bestCopy(state: State, hand: Hand, change: Change): void {
  let most = 0;
  let found = -1;
  for (const kind of bondCopies(state, hand.player)) {
    const gain = aloneWorth(hand.faces, kind);
    if (gain <= most) continue;
    most = gain;
    found = kind;
  }
  if (found >= 0) playUnit(state, hand, found, bestRow(hand, found, hand.side), hand.side, change);
}

function bestSlot({ board, side }: Standing, change: Change): void {
  let most = 0;
  for (let place = 0; place < 3; place++) {
    const row = rowOf(board, side, place);
    if (row.free) most = Math.max(most, gainWithBears(board, row, -1));
  }
  add(change, side, most);
}

/** GW-10.45: what each agile unit would be stronger by in the other row. */
function moveAgile({ board, side }: Standing, change: Change): void {
  const { flags } = board.faces;
  for (const [from, to] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const { kinds, strengths } = rowOf(board, side, from);
    for (let i = 0; i < kinds.length; i++) {
      const kind = at(kinds, i);
      if ((int(flags, kind) & (AGILE | HERO | SPECIAL)) !== AGILE) continue;
      add(change, side, Math.max(0, gainOf(board, rowOf(board, side, to), kind) - at(strengths, i)));
    }
  }
}

/** Two of the worst for the best of the deck. */
function tradeCards(hand: Hand, change: Change): void {
  const { faces } = hand;
  const worths: number[] = [];
  let best = -1;
  for (let kind = 0; kind < faces.flags.length; kind++) {
    for (let i = 0; i < heldOf(hand, kind); i++) worths.push(aloneWorth(faces, kind));
    if (int(hand.deck, kind) > 0) best = better(hand, best, kind);
  }
  worths.sort((a, b) => a - b);
  change.back = best;
  change.later -= (worths[0] ?? 0) + (worths[1] ?? 0);
}

/** The best kind among cards, or -1. */
export function bestOf(state: State, hand: Hand, cards: readonly number[]): Kind {
  let found = -1;
  for (const card of cards) found = better(hand, found, at(state.kinds, card));
  return found;
}

function better({ faces }: Hand, one: Kind, other: Kind): Kind {
  if (one < 0) return other;
  return other >= 0 && aloneWorth(faces, other) > aloneWorth(faces, one) ? other : one;
}
