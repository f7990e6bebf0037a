import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { OldWorldChoice } from "../choice.ts";
import { BET } from "../knowledge/worth.ts";
import { askOf } from "../rules/ask.ts";
import type { Ask, State } from "../state.ts";
import { NONE } from "../state.ts";
import { duelChance } from "./chance.ts";
import { rateRerolls } from "./dice.ts";
import * as fights from "./fights.ts";
import { rateSeen } from "./looks.ts";
import { prowessOf } from "./prowess.ts";
import * as table from "./table.ts";
import * as ways from "./ways.ts";

type Choices = readonly OldWorldChoice[];

/** What each choice of an open question is worth: in fights in cards of life, elsewhere in points. */
export function rateChoices(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  const open = askOf(state, seat);
  if (open === undefined) into.fill(0, 0, choices.length);
  else rateAsk(state, seat, open, choices, into);
}

function rateAsk(state: State, seat: Seat, open: Ask, choices: Choices, into: Float64Array): void {
  switch (open.kind) {
    case "school":
    case "lair":
      into.fill(0, 0, choices.length);
      return;
    case "phaseOne":
      return ways.ratePhaseOne(state, seat, choices, into);
    case "movePayment":
      return ways.ratePayments(state, open, choices, into);
    case "keptMovePayment":
      return ways.rateKeptPayments(state, open, choices, into);
    case "ride":
      return ways.rateRides(state, seat, choices, into);
    case "rideAction":
      return ways.rateRideAction(state, seat, choices, into);
    case "phaseTwo":
      return ways.ratePhaseTwo(state, seat, choices, into);
    case "headStart":
    case "training":
    case "attribute":
      return table.rateAttributes(state, seat, choices, into);
    case "trail":
    case "trailQuest":
      return table.rateTrails(state, seat, choices, into);
    case "potionOverflow":
    case "discardPotions":
      return table.ratePotions(state, choices, into);
    case "exchangeCard":
      return table.rateExchange(state, seat, choices, into);
    case "gain":
    case "exchangePool":
    case "poolCard":
      return table.rateGains(state, seat, choices, into);
    case "purge":
      return table.ratePurge(state, seat, choices, into);
    case "phaseThreeDiscard":
      return table.rateDiscards(state, seat, choices, into);
    case "option":
      return table.rateOptions(state, seat, choices, into);
    case "reroll":
      if (state.poker === null) into.fill(0, 0, choices.length);
      else rateRerolls(state.poker, open.dice === "own", choices, into);
      return;
    case "combo":
      return fights.rateCombo(state, seat, open.laid, choices, into);
    case "stepOne":
      return fights.rateStepOne(state, seat, choices, into);
    case "ability":
      return fights.rateAbilities(state, seat, choices, into);
    case "specialization":
      return fights.rateSpecialization(state, seat, choices, into);
    case "special":
      for (let place = 0; place < choices.length; place++)
        into[place] = at(choices, place).kind === "takeTop" ? 1 : 0;
      return;
    case "wound":
      return fights.rateWounds(state, seat, choices, into);
    case "discardCards":
      if (open.from === "hand" && state.fight !== null) fights.rateWounds(state, seat, choices, into);
      else table.rateOwnCards(state, seat, choices, -1, into);
      return;
    case "attack":
    case "revealedAttack":
      return fights.rateAttacks(state, choices, into);
    case "discardSeen":
    case "orderSeen":
      return rateSeen(state, seat, choices, into);
    case "bet":
      return rateBets(state, choices, into);
    case "gainPayment":
    case "removeCards":
    case "fatigue":
    case "cycleHand":
      return table.rateOwnCards(state, seat, choices, -1, into);
    case "takeDiscard":
    case "discardToDeck":
    case "takeSeen":
    case "orderOwn":
      return table.rateOwnCards(state, seat, choices, 1, into);
  }
}

/** DP-31: on the stronger one. */
function rateBets(state: State, choices: Choices, into: Float64Array): void {
  const { fight } = state;
  into.fill(0, 0, choices.length);
  if (fight === null || fight.defender === NONE) return;
  const attacker = prowessOf(state, fight.attacker);
  const opening = { hand: attacker.hand, damage: attacker.hand, shield: 0 };
  const chance = duelChance(attacker, opening, prowessOf(state, fight.defender));
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    if (choice.kind === "bet") into[place] = (choice.on === fight.attacker ? chance : 1 - chance) - BET;
  }
}
