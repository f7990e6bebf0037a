import type { Random } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { GwentChoice } from "../choices.ts";
import { imagineState } from "../imagine.ts";
import { factionOf } from "../rules/start.ts";
import { sideTotal } from "../rules/strength.ts";
import type { Ref, State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { View } from "../view.ts";
import { leadOf } from "./answers.ts";
import type { Outlook } from "./forces.ts";
import { othersPassed, otherForce, ownForce } from "./forces.ts";
import type { Outcome } from "./foresee.ts";
import { foresee } from "./foresee.ts";
import { soloChance } from "./solo.ts";
import type { Stakes } from "./stakes.ts";
import { livesAgainst, mayGoOn } from "./stakes.ts";
import type { Force } from "./tempo.ts";
import { race } from "./tempo.ts";
import { drawWorth } from "./worth.ts";

/** Chances decide; between equal ones the points on the table and in hand, so that nothing is thrown away. */
const POINT = 1e-4;

/** Rates turns and whatever is asked inside one: each choice by how likely the match is won after it. */
export function rateMoves(
  view: View,
  seat: number,
  choices: readonly GwentChoice[],
  random: Random,
): readonly number[] {
  const imagined = imagineState(view, random);
  const { side } = playerOf(imagined, seat);
  const goesOn = mayGoOn(imagined);
  const draw = drawWorth({ state: imagined, player: seat, goesOn, inRound: true });
  const outcomes = foreseeAll(imagined, seat, choices);
  const plain: Outlook = { seat, side, goesOn, draw };
  const outlook = othersPassed(imagined, side)
    ? { ...plain, gains: gainsOf(imagined, side, choices, outcomes) }
    : plain;
  const known = new Map<Outcome, number>();
  return outcomes.map((outcome) => {
    const rated = known.get(outcome) ?? valueOf(outlook, outcome);
    known.set(outcome, rated);
    return rated;
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

function valueOf(outlook: Outlook, outcome: Outcome): number {
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
        ? race(ahead, mine, otherForce(state, other, outlook.goesOn), stakesOf(outlook, state, other))
        : soloChance(state, ahead, mine);
  }
  const rivals = state.sides.length - 1;
  return chances / rivals + POINT * besides(outlook, mine, lead / rivals);
}

/** What speaks for a choice when the chances are equal; in a round that only we go on with, to have done. */
function besides(outlook: Outlook, mine: Force, lead: number): number {
  if (outlook.gains === undefined) return lead + mine.worth;
  return (outlook.goesOn ? mine.worth : 0) + (mine.passed ? DONE : 0);
}

const DONE = 1;

function stakesOf({ side, draw }: Outlook, state: State, other: number): Stakes {
  const faction = (place: number, name: string): boolean =>
    at(state.sides, place).members.some((player) => factionOf(state, player) === name);
  const ties = Number(faction(side, "nilfgaard")) - Number(faction(other, "nilfgaard"));
  return {
    mine: livesAgainst(state, side, other),
    theirs: livesAgainst(state, other, side),
    tie: ties > 0 ? 1 : ties < 0 ? -1 : 0,
    mySpoils: faction(side, "northern-realms") ? draw : 0,
    theirSpoils: faction(other, "northern-realms") ? draw : 0,
  };
}
