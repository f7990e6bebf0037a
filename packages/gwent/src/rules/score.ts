import { at } from "@medallion/kernel";
import type { Scribe } from "../events.ts";
import type { RoundResult, State } from "../state.ts";
import { playerOf } from "../state.ts";
import { factionOf } from "./start.ts";
import { sideTotal } from "./strength.ts";
import { endGame, membersOf } from "./tournament.ts";
import { toAll } from "./zones.ts";

/** R1: when all have passed; in solo hidden cards and the leader variant come first. */
export function score(state: State): void {
  state.turn = -1;
  state.agenda.push({ kind: "result" });
  if (state.automaton === undefined) return;
  if (state.options.rules.soloLeaderVariant) state.agenda.push({ kind: "reveal-leader" });
  if (state.options.rules.soloDecoyReveal === "beforeScoring") state.agenda.push({ kind: "reveal-hidden" });
}

/** R2 to R4: result, gems or points, and the test for the end of the match. */
export function result(state: State, scribe: Scribe): void {
  const totals: number[] = [];
  for (let side = 0; side < state.sides.length; side++) totals.push(sideTotal(state, side));
  const round = resultOf(state, totals);
  state.rounds = [...state.rounds, round];
  for (let side = 0; side < state.sides.length; side++) {
    const field = at(state.sides, side);
    if (state.options.mode === "free-for-all") field.points += at(round.change, side);
    else field.gems += at(round.change, side);
  }
  noteDraws(state, round);
  scribe.tell?.(
    toAll({ kind: "roundEnded", round: state.round, ...round, winners: membersOf(state, round.winners) }),
  );
  const winners = matchWinners(state, round);
  if (winners !== undefined) return endGame(state, scribe, winners);
  state.agenda.push({ kind: "round" }, { kind: "clear" }, { kind: "keep" });
}

/** What a round with these totals comes to. */
export function resultOf(state: State, totals: number[]): RoundResult {
  return state.options.mode === "free-for-all" ? pointsFor(state, totals) : gemsFor(state, totals);
}

function hasNilfgaard(state: State, side: number): boolean {
  return at(state.sides, side).members.some((player) => factionOf(state, player) === "nilfgaard");
}

/** GW-12.2, GW-12.3, GW-11.3, GW-15.17, GW-15.21. */
function gemsFor(state: State, totals: number[]): RoundResult {
  const best = highestOf(totals);
  const tieBreakers = best.length > 1 ? best.filter((side) => hasNilfgaard(state, side)) : [];
  const byFaction = tieBreakers.length === 1;
  const winners = byFaction ? tieBreakers : best.length === 1 ? best : [];
  const change = totals.map((_, side) => (winners.includes(side) ? 0 : -1));
  return { totals, winners, change, rule: byFaction ? "GW-11.3" : "GW-12.2" };
}

/** The places of the highest number. */
function highestOf(numbers: readonly number[]): number[] {
  const highest = Math.max(...numbers);
  const places: number[] = [];
  for (let place = 0; place < numbers.length; place++) if (numbers[place] === highest) places.push(place);
  return places;
}

/** GW-14.5 to GW-14.7; a round in which nobody did anything is void (GW-14.23). */
function pointsFor(state: State, totals: number[]): RoundResult {
  if (!state.acted) return { totals, winners: [], change: totals.map(() => 0), rule: "GW-14.23" };
  const change = totals.map((own, side) => {
    const winsTies = hasNilfgaard(state, side);
    return totals.filter((other, i) => i !== side && (other < own || (other === own && winsTies))).length;
  });
  const most = Math.max(...change);
  const winners = change.flatMap((points, side) => (points === most && most > 0 ? [side] : []));
  return { totals, winners, change, rule: "GW-14.5" };
}

/** GW-11.1, GW-14.16, GW-14.17, GW-15.21: who draws at the start of the next round. */
function noteDraws(state: State, round: RoundResult): void {
  // GW-18.1: the automaton has no hand and turns up a second card instead.
  if (state.automaton !== undefined)
    state.automaton.wonLast = round.winners.includes(1) && factionOf(state, 1) === "northern-realms";
  for (let player = 0; player < state.options.decks.length; player++) {
    if (factionOf(state, player) !== "northern-realms") continue;
    const owner = playerOf(state, player);
    if (state.options.mode !== "free-for-all") owner.drawDue = round.winners.includes(owner.side);
    else {
      const own = at(round.totals, owner.side);
      const beaten = round.totals.filter((total) => total < own).length;
      owner.drawDue = beaten >= 2 && round.rule !== "GW-14.23";
    }
  }
}

/** GW-13.1 to GW-13.3, GW-14.8, GW-14.9, GW-14.23: the winning sides once the match is over. */
function matchWinners(state: State, round: RoundResult): number[] | undefined {
  if (state.options.mode !== "free-for-all") {
    const left: number[] = [];
    for (let side = 0; side < state.sides.length; side++) if (at(state.sides, side).gems > 0) left.push(side);
    return left.length === state.sides.length ? undefined : left;
  }
  const sides = state.sides.map((_, side) => side);
  const reached = state.sides.some((side) => side.points > state.players.length);
  if (!reached && round.rule !== "GW-14.23") return undefined;
  const scored = state.rounds.findLast((past) => past.rule !== "GW-14.23");
  if (scored === undefined) return [];
  const best = (measure: (side: number) => number, among: number[]): number[] => {
    const highest = Math.max(...among.map(measure));
    return among.filter((side) => measure(side) === highest);
  };
  return best(
    (side) => at(scored.totals, side),
    best((side) => at(state.sides, side).points, sides),
  );
}

/** GW-12.8, GW-12.11, GW-14.10, GW-14.11, GW-15.10, GW-16.11, GW-18.2. */
export function nextStarter(state: State): number {
  const round = at(state.rounds, state.rounds.length - 1);
  const seats = state.players.length;
  if (state.automaton !== undefined)
    return factionOf(state, 0) === "scoiatael" && round.winners.includes(0) ? 0 : 1;
  const after = (player: number): number => (player + 1) % seats;
  if (state.options.mode === "free-for-all") {
    const order = state.players.map((_, i) => (state.starter + i) % seats);
    const highest = Math.max(...round.winners.map((side) => at(round.totals, side)));
    const best = round.winners.filter((side) => at(round.totals, side) === highest);
    return order.find((player) => best.includes(player)) ?? state.starter;
  }
  // The option is about "the other player": a team's start follows GW-15.10.
  const alternates = state.options.rules.nextRoundStarter === "alternate" && state.options.mode !== "team";
  if (alternates) return after(state.starter);
  const winner = round.winners[0];
  if (winner === undefined)
    return state.options.rules.drawStarter === "lastToPass" ? state.lastPasser : state.starter;
  let next = after(state.starter);
  while (playerOf(state, next).side !== winner) next = after(next);
  // Alone on its side, the winner starts whoever started before.
  return next;
}
