import { at } from "@medallion/kernel";
import { AVENGER, HERO, SPECIAL } from "../cards/table.ts";
import { leaderUsable } from "../rules/leaders.ts";
import { factionOf } from "../rules/start.ts";
import type { State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { Board } from "./board.ts";
import { layOut, rowOf, totalOf } from "./board.ts";
import { int } from "./faces.ts";
import type { Hand } from "./hand.ts";
import { handOf } from "./hand.ts";
import { hoped, leaderIsPlay, leaderWorth } from "./leader-worth.ts";
import type { Force } from "./race.ts";
import type { Stakes } from "./stakes.ts";
import { mayGoOn, stakesOf } from "./stakes.ts";
import { worthOf } from "./worth.ts";
import { TOKEN_LATER, UNKNOWN_CARD } from "./worths.ts";

/** What is the same for every choice of one decision. */
export interface Standing {
  readonly state: State;
  readonly board: Board;
  readonly seat: number;
  readonly side: number;
  readonly hand: Hand;
  /** Whether another round may follow. */
  readonly goesOn: boolean;
  /** Whether the round ends the match, or must be won for it to go on. */
  readonly isLast: boolean;
  /** Nobody answers any more, having passed or nothing to play: what counts is what the cards bring at once. */
  readonly alone: boolean;
  readonly rivals: readonly Rival[];
  /** What stays of the own side for the next round, as it lies. */
  readonly later: number;
  readonly mates: Mates;
  /** The own unused leader: its worth, whether it is one more play now, the row of its horn or -2. */
  readonly leader: { readonly worth: number; readonly plays: number; readonly slot: number };
}

export interface Rival {
  readonly side: number;
  readonly lead: number;
  readonly force: Force;
  readonly stakes: Stakes;
}

/** What the others of the own side add; their hands are known, their decks are not, nor so what their leaders find. */
interface Mates {
  readonly plays: number;
  readonly inPlay: number;
  readonly kept: number;
  readonly passed: boolean;
}

/** What a card is worth that Northern Realms draw for a won round. */
const SPOILS = 9;

/** `usable` says whether the leader is among the choices, where it can be. */
export function standingOf(state: State, seat: number, usable = leaderUsable(state, seat)): Standing {
  const board = layOut(state);
  const { side } = playerOf(state, seat);
  const goesOn = mayGoOn(state);
  const hand = handOf(state, board, seat, goesOn);
  const own = totalOf(board, side);
  const rivals: Rival[] = [];
  let alone = true;
  for (let other = 0; other < board.sides; other++) {
    if (other === side) continue;
    const force = otherForce(state, board, other, goesOn);
    if (force.plays > 0) alone = false;
    rivals.push({
      side: other,
      lead: own - totalOf(board, other),
      force,
      stakes: stakesOf(state, side, other, SPOILS),
    });
  }
  const plays = usable && leaderIsPlay(state, seat) ? 1 : 0;
  return {
    state,
    board,
    seat,
    side,
    hand,
    goesOn,
    isLast: !goesOn || rivals.every(({ stakes }) => stakes.lost.mine <= 0),
    alone,
    rivals,
    later: laterWorth(state, board, side, goesOn),
    mates: matesOf(state, board, seat, goesOn),
    leader: {
      worth: leaderWorth(state, seat, goesOn, usable),
      plays,
      slot: int(board.faces.horn, playerOf(state, seat).leader),
    },
  };
}

/** What another side may have: cards nobody has seen count as usual ones. */
function otherForce(state: State, board: Board, side: number, goesOn: boolean): Force {
  let plays = 0;
  let inPlay = 0;
  let kept = laterWorth(state, board, side, goesOn);
  let passed = true;
  for (const player of at(state.sides, side).members) {
    const owner = playerOf(state, player);
    const worth = owner.hand.length * UNKNOWN_CARD + hoped(state, player);
    if (owner.passed) kept += worth;
    else {
      passed = false;
      inPlay += worth;
      plays += owner.hand.length + (leaderIsPlay(state, player) ? 1 : 0);
    }
  }
  const each = plays === 0 ? 0 : inPlay / plays;
  return { plays, each, cost: each, worth: inPlay + kept, passed };
}

const NO_MATES: Mates = { plays: 0, inPlay: 0, kept: 0, passed: true };

function matesOf(state: State, board: Board, seat: number, goesOn: boolean): Mates {
  const { members } = at(state.sides, playerOf(state, seat).side);
  if (members.length === 1) return NO_MATES;
  const sum = { ...NO_MATES };
  for (const mate of members) {
    if (mate === seat) continue;
    const { passed } = playerOf(state, mate);
    const hand = handOf(state, board, mate, goesOn, true);
    const worth = passed && !goesOn ? 0 : worthOf(hand, !passed) + leaderWorth(state, mate, goesOn, true);
    if (passed) sum.kept += worth;
    else {
      sum.passed = false;
      sum.inPlay += worth;
      sum.plays += hand.cards + (leaderIsPlay(state, mate) ? 1 : 0);
    }
  }
  return sum;
}

/** What stays for the next round: tokens of avengers, and a unit of Monsters. */
export function laterWorth(state: State, board: Board, side: number, goesOn: boolean): number {
  if (!goesOn) return 0;
  const { flags, strength, token } = board.faces;
  const field = at(state.sides, side);
  let worth = 0;
  for (const kind of field.due) worth += TOKEN_LATER * int(strength, kind);
  let strengths = 0;
  let units = 0;
  for (let place = 0; place < 3; place++)
    for (const kind of rowOf(board, side, place).kinds) {
      const flag = int(flags, kind);
      if ((flag & AVENGER) !== 0) worth += TOKEN_LATER * int(strength, int(token, kind));
      if ((flag & (HERO | SPECIAL)) !== 0) continue;
      strengths += int(strength, kind);
      units++;
    }
  const keeps = units > 0 && field.members.some((player) => factionOf(state, player) === "monsters");
  return keeps ? worth + strengths / units : worth;
}
