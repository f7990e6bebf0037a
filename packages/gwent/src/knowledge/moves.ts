import type { Random } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { GwentChoice } from "../choices.ts";
import { sideTotal } from "../rules/strength.ts";
import type { Ref, State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { View } from "../view.ts";
import { leadOf } from "./answers.ts";
import type { Outlook } from "./forces.ts";
import { otherForce, othersPassed, ownForce, soloPlays } from "./forces.ts";
import type { Outcome } from "./foresee.ts";
import { foresee } from "./foresee.ts";
import { soloChance } from "./solo.ts";
import { mayGoOn, stakesOf } from "./stakes.ts";
import { trialTable } from "./table.ts";
import type { Force } from "./tempo.ts";
import { race } from "./tempo.ts";
import { drawWorth, worthEach } from "./worth.ts";

/** Chances decide; between equal ones the points on the table and in hand, so that nothing is thrown away. */
const POINT = 1e-4;

/** Rates turns and whatever is asked inside one: each choice by how likely the match is won after it. */
export function rateMoves(
  view: View,
  seat: number,
  choices: readonly GwentChoice[],
  random: Random,
): readonly number[] {
  const imagined = trialTable(view, random);
  const { side } = playerOf(imagined, seat);
  const goesOn = mayGoOn(imagined);
  const draw = drawWorth({ state: imagined, player: seat, goesOn, inRound: true });
  const outcomes = foreseeAll(imagined, seat, choices);
  const outlook: Outlook = {
    seat,
    side,
    goesOn,
    draw,
    ...(othersPassed(imagined, side) ? { gains: gainsOf(imagined, side, choices, outcomes) } : {}),
    ...(imagined.automaton === undefined ? {} : { worths: worthsOf(imagined, seat, goesOn, draw) }),
  };
  const known = new Map<Outcome, number>();
  return outcomes.map((outcome, i) => {
    const rated = known.get(outcome) ?? judge(outlook, outcome);
    known.set(outcome, rated);
    // What is won anyway needs no further card.
    return rated + (choices[i]?.kind === "pass" ? POINT : 0);
  });
}

/** Equal cards in the same place lead to the same, so each such choice is played out once. */
function foreseeAll(imagined: State, seat: number, choices: readonly GwentChoice[]): readonly Outcome[] {
  const known = new Map<string, Outcome>();
  return choices.map((choice) => {
    const key = sameAs(choice);
    let outcome = known.get(key);
    if (outcome === undefined) {
      outcome = foresee(imagined, seat, choice);
      known.set(key, outcome);
    }
    return outcome;
  });
}

function sameAs(choice: GwentChoice): string {
  if (choice.kind !== "play") return JSON.stringify(choice);
  const { id, row, against, target } = choice;
  return `${id} ${row ?? ""} ${against ?? ""} ${target ?? ""}`;
}

/** What each hand card would add to the lead at best. */
function gainsOf(
  imagined: State,
  side: number,
  choices: readonly GwentChoice[],
  outcomes: readonly Outcome[],
): ReadonlyMap<Ref, number> {
  const now = leadOf(imagined, side);
  const gains = new Map<Ref, number>();
  for (const [i, choice] of choices.entries()) {
    if (choice.kind !== "play") continue;
    const gain = leadOf(at(outcomes, i).state, side) - now;
    gains.set(choice.card, Math.max(gain, gains.get(choice.card) ?? Number.NEGATIVE_INFINITY));
  }
  return gains;
}

function worthsOf(state: State, player: number, goesOn: boolean, draw: number): ReadonlyMap<Ref, number> {
  const { hand } = playerOf(state, player);
  const worths = worthEach({ state, player, goesOn, inRound: true, draw }, hand);
  return new Map(hand.map((card, i) => [at(state.refs, card), at(worths, i)]));
}

function judge(outlook: Outlook, outcome: Outcome): number {
  const { state } = outcome;
  const { side } = outlook;
  const mine = ownForce(outlook, outcome);
  const own = sideTotal(state, side);
  let chances = 0;
  let lead = 0;
  for (let other = 0; other < state.sides.length; other++) {
    if (other === side) continue;
    const ahead = own - sideTotal(state, other);
    lead += ahead;
    chances +=
      state.automaton === undefined
        ? race(
            ahead,
            mine,
            otherForce(state, other, outlook.goesOn),
            stakesOf(state, side, other, outlook.draw),
          )
        : soloChance(state, ahead, soloPlays(outlook, outcome), mine.passed);
  }
  const rivals = state.sides.length - 1;
  // The automaton's next flip can change any lead, so only cards count there.
  return chances / rivals + POINT * besides(outlook, mine, state.automaton === undefined ? lead / rivals : 0);
}

/** What speaks for a choice when the chances are equal; in a round that only we go on with, to have done. */
function besides(outlook: Outlook, mine: Force, lead: number): number {
  if (outlook.gains === undefined) return lead + mine.worth;
  return (outlook.goesOn ? mine.worth : 0) + (mine.passed ? DONE : 0);
}

const DONE = 1;
