import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { HERO, SPECIAL } from "../cards/table.ts";
import type { State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { Board } from "./board.ts";
import { layOut, rowOf, totalOf } from "./board.ts";
import { int } from "./faces.ts";
import { logOdds } from "./judge.ts";
import type { Measured } from "./measured.ts";
import { measureSide } from "./measured.ts";
import { race } from "./race.ts";
import { soloOutlook } from "./solo.ts";
import { mayGoOn, stakesOf } from "./stakes.ts";

/** What a position is measured by, each named so that a sentence can be made of it; the first is the score alone. */
export const FEATURES: readonly string[] = [
  "points",
  "race",
  "decider",
  "gems",
  "hand",
  "cards",
  "spies",
  "decoys",
  "horns",
  "scorches",
  "weather",
  "leader",
  "later",
  "exposed",
  "turn",
  "wins",
  "always",
];

/** What a seat has of each feature, in their order; those of one side have the same (bench: gwent-measure). */
export function measure(state: State, seat: Seat, into: Float64Array): void {
  const { goesOn, looks } = lookAt(state);
  const { side } = playerOf(state, seat);
  const { measured, points, exposed, outlook } = at(looks, side);
  const after = goesOn ? 1 : 0;
  let place = 0;
  into[place++] = points / 20;
  into[place++] = outlook;
  into[place++] = goesOn ? 0 : outlook;
  into[place++] = gemsOf(state, side);
  into[place++] = (after * measured.force.worth) / 40;
  into[place++] = (after * measured.cards) / 5;
  into[place++] = measured.spies;
  into[place++] = measured.decoys;
  into[place++] = measured.horns;
  into[place++] = measured.scorches;
  into[place++] = measured.weather;
  into[place++] = measured.leader / 10;
  into[place++] = (after * measured.later) / 10;
  into[place++] = exposed / 20;
  into[place++] = state.turn >= 0 && playerOf(state, state.turn).side === side ? 1 : 0;
  into[place++] = state.tournament === undefined ? 0 : at(state.tournament.wins, seat);
  into[place] = 1;
}

/** What is found of each side. */
interface SideLook {
  readonly measured: Measured;
  /** The score of the round; against the automaton the lead. */
  readonly points: number;
  /** Units that weather and Scorch can hurt. */
  readonly exposed: number;
  /** The odds of winning that round and hands promise, as a logarithm: the average against each other side. */
  outlook: number;
}

interface Look {
  readonly state: State;
  readonly stamp: number;
  readonly goesOn: boolean;
  readonly looks: readonly SideLook[];
}

let last: Look | undefined;

/** All seats of a position are measured one after the other, so that what was found for one is kept for the next. */
function lookAt(state: State): Look {
  const stamp = stampOf(state);
  if (last?.state === state && last.stamp === stamp) return last;
  const board = layOut(state);
  const goesOn = mayGoOn(state);
  const looks = state.sides.map((_, side) => lookAtSide(state, board, side, goesOn));
  if (state.automaton === undefined) findOutlooks(state, looks);
  else at(looks, 0).outlook = logOdds(soloOutlook(state, board));
  last = { state, stamp, goesOn, looks };
  return last;
}

/** Another number whenever a state is another than it was: something was asked or shown since. */
function stampOf({ shown, asked, asks }: State): number {
  let stamp = shown;
  for (const count of asked) stamp = stamp * 64 + count;
  return stamp * 8 + asks.length;
}

function lookAtSide(state: State, board: Board, side: number, goesOn: boolean): SideLook {
  const measured = measureSide(state, board, side, goesOn);
  const points = totalOf(board, side) - (state.automaton === undefined ? 0 : totalOf(board, 1));
  return { measured, points, exposed: exposedOf(board, side), outlook: 0 };
}

function exposedOf(board: Board, side: number): number {
  const { flags } = board.faces;
  let exposed = 0;
  for (let place = 0; place < 3; place++) {
    const { kinds, strengths } = rowOf(board, side, place);
    for (let i = 0; i < kinds.length; i++)
      if ((int(flags, kinds[i] ?? 0) & (HERO | SPECIAL)) === 0) exposed += strengths[i] ?? 0;
  }
  return exposed;
}

function gemsOf(state: State, side: number): number {
  const { gems, points } = at(state.sides, side);
  if (state.options.mode === "free-for-all") return points / (state.sides.length - 1);
  return state.automaton === undefined ? gems : gems - at(state.sides, 1).gems;
}

/** What is promised to one of two sides, the other has to fear. */
function findOutlooks(state: State, looks: readonly SideLook[]): void {
  const others = looks.length - 1;
  for (let side = 0; side < looks.length; side++)
    for (let other = side + 1; other < looks.length; other++) {
      const [one, two] = [at(looks, side), at(looks, other)];
      const odds = logOdds(
        chanceAgainst(state, side, other, one.points - two.points, one.measured, two.measured),
      );
      one.outlook += odds / others;
      two.outlook -= odds / others;
    }
}

/** A race is run from the turn of who comes next, so on the own turn it is theirs that is found. */
function chanceAgainst(
  state: State,
  side: number,
  other: number,
  lead: number,
  mine: Measured,
  theirs: Measured,
): number {
  const ours = state.turn >= 0 && playerOf(state, state.turn).side === side;
  if (ours) return 1 - race(-lead, theirs.force, mine.force, stakesOf(state, other, side, theirs.draw));
  return race(lead, mine.force, theirs.force, stakesOf(state, side, other, mine.draw));
}
