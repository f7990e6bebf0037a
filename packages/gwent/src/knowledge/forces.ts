import { at } from "@medallion/kernel";
import { AVENGER, HERO, SPECIAL } from "../cards/table.ts";
import { leaderUsable } from "../rules/leaders.ts";
import { factionOf } from "../rules/start.ts";
import type { Ref, State } from "../state.ts";
import { playerOf, tableOf } from "../state.ts";
import type { Outcome } from "./foresee.ts";
import { hoped, leaderIsPlay, leaderWorth } from "./leader-worth.ts";
import type { Force } from "./tempo.ts";
import { TOKEN_LATER, UNKNOWN_CARD, worthOf } from "./worth.ts";

/** What is the same for every choice of one decision. */
export interface Outlook {
  readonly seat: number;
  readonly side: number;
  readonly goesOn: boolean;
  /** What a card drawn from the own deck is worth. */
  readonly draw: number;
  /** Points that each hand card would bring at once, by its name; known when the others have passed. */
  readonly gains?: ReadonlyMap<Ref, number>;
  /** What each hand card adds to the hand, by its name; known in a solo match. */
  readonly worths?: ReadonlyMap<Ref, number>;
}

/** What the own side has after a choice: the hands of the seat and its mate are known. */
export function ownForce(outlook: Outlook, outcome: Outcome): Force {
  const { state } = outcome;
  const { side, goesOn, gains } = outlook;
  const force = forceOf(state, side, goesOn, {
    worth: (player) => handWorth(outlook, outcome, player) + leaderWorth(state, player, goesOn),
    leads: (player) => leaderIsPlay(state, player) && leaderUsable(state, player),
  });
  return gains === undefined || force.passed ? force : withGains(state, side, force, gains);
}

/** What another side may have: cards nobody has seen count as usual ones. */
export function otherForce(state: State, side: number, goesOn: boolean): Force {
  return forceOf(state, side, goesOn, {
    worth: (player) => playerOf(state, player).hand.length * UNKNOWN_CARD + hoped(state, player),
    leads: (player) => leaderIsPlay(state, player),
  });
}

/** How a member of a side is judged: the worth of hand and leader, and whether the leader is one more play. */
interface Judgement {
  worth(player: number): number;
  leads(player: number): boolean;
}

function forceOf(state: State, side: number, goesOn: boolean, judge: Judgement): Force {
  let plays = 0;
  let inPlay = 0;
  let kept = laterWorth(state, side, goesOn);
  let passed = true;
  for (const player of at(state.sides, side).members) {
    const owner = playerOf(state, player);
    const worth = judge.worth(player);
    if (owner.passed) kept += worth;
    else {
      passed = false;
      inPlay += worth;
      plays += owner.hand.length + (judge.leads(player) ? 1 : 0);
    }
  }
  const each = plays === 0 ? 0 : inPlay / plays;
  return { plays, each, cost: each, worth: inPlay + kept, passed };
}

function handWorth(outlook: Outlook, { state, drawn }: Outcome, player: number): number {
  const { hand, passed } = playerOf(state, player);
  const { goesOn, draw } = outlook;
  if (passed && !goesOn) return 0;
  // Once nobody answers any more, what is not needed to win is kept for the next round.
  const scene = { state, player, goesOn, inRound: !passed && outlook.gains === undefined, draw };
  if (player !== outlook.seat || drawn.length === 0) return worthOf(scene, hand);
  const known = hand.filter((card) => !drawn.includes(card));
  return worthOf(scene, known) + (hand.length - known.length) * draw;
}

/** Nobody answers any more: what counts is what the cards bring at once, and only those that bring something. */
function withGains(state: State, side: number, force: Force, gains: ReadonlyMap<Ref, number>): Force {
  let plays = 0;
  let points = 0;
  for (const player of at(state.sides, side).members) {
    const owner = playerOf(state, player);
    if (owner.passed) continue;
    for (const card of owner.hand) {
      const gain = gains.get(at(state.refs, card)) ?? force.each;
      if (gain <= 0) continue;
      plays++;
      points += gain;
    }
  }
  return { ...force, plays, each: plays === 0 ? 0 : points / plays };
}

/** What the plays of a solo player are worth, the best first; a card new in hand counts as a drawn one. */
export function soloPlays({ goesOn, draw, worths }: Outlook, { state }: Outcome): readonly number[] {
  const { hand } = playerOf(state, 0);
  const plays = hand.map((card) => worths?.get(at(state.refs, card)) ?? draw);
  if (leaderIsPlay(state, 0)) plays.push(leaderWorth(state, 0, goesOn));
  return plays.sort((a, b) => b - a);
}

/** What stays for the next round: tokens of avengers, and a unit of Monsters. */
function laterWorth(state: State, side: number, goesOn: boolean): number {
  if (!goesOn) return 0;
  const table = tableOf(state);
  const field = at(state.sides, side);
  let worth = 0;
  for (const kind of field.due) worth += TOKEN_LATER * at(table.strength, kind);
  let strengths = 0;
  let units = 0;
  for (const cards of field.rows)
    for (const card of cards) {
      const kind = at(state.kinds, card);
      const flags = at(table.flags, kind);
      if ((flags & AVENGER) !== 0) worth += TOKEN_LATER * at(table.strength, at(table.token, kind));
      if ((flags & (HERO | SPECIAL)) !== 0) continue;
      strengths += at(table.strength, kind);
      units++;
    }
  const keeps = field.members.some((player) => factionOf(state, player) === "monsters");
  return keeps && units > 0 ? worth + strengths / units : worth;
}

/** Whether everybody on the other sides has passed. */
export function othersPassed(state: State, side: number): boolean {
  return state.players.every((player) => player.side === side || player.passed);
}
