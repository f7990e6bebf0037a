import type { Knowledge, Question } from "@medallion/kernel";
import type { OldWorldChoice } from "../choice.ts";
import type { Ask } from "../state.ts";
import type { View } from "../view.ts";
import {
  ownCardRates,
  rateAbilities,
  rateAttacks,
  rateBets,
  rateCombo,
  rateSeen,
  rateSpecialization,
  rateSpecials,
  rateStepOne,
  rateWounds,
} from "./fights.ts";
import { rateRerolls } from "./poker.ts";
import { type Scene, sceneOf } from "./scene.ts";
import * as table from "./table.ts";

/**
 * What bots know of Old World, by what the view shows and nothing else: `rate` looks at what a choice brings now,
 * `plan` at the whole turn and at where it leads.
 */
export const knowledge: Knowledge<OldWorldChoice, View> = {
  rate: (view, question, choices) => judge(view, question, choices, false),
  plan: (view, question, choices) => judge(view, question, choices, true),
};

function judge(
  view: View,
  { seat, kind }: Question,
  choices: readonly OldWorldChoice[],
  ahead: boolean,
): readonly number[] {
  const open = view.asks.find((one) => one.seat === seat && one.kind === kind);
  if (open === undefined) throw new Error(`seat ${seat} is not asked ${kind}`);
  return worths(sceneOf(view, seat, ahead), open, choices);
}

function worths(scene: Scene, open: Ask, choices: readonly OldWorldChoice[]): readonly number[] {
  const { view } = scene;
  switch (open.kind) {
    case "school":
    case "lair":
      return choices.map(() => 0);
    case "phaseOne":
      return table.ratePhaseOne(scene, choices);
    case "movePayment":
      return table.ratePayments(scene, open, choices);
    case "keptMovePayment":
      return table.rateKeptPayments(scene, open.to, choices);
    case "ride":
      return table.rateRides(scene, choices);
    case "rideAction":
      return table.rateRideAction(scene, choices);
    case "phaseTwo":
      return table.ratePhaseTwo(scene, choices);
    case "headStart":
    case "training":
    case "attribute":
      return table.rateAttributes(scene, choices);
    case "trail":
    case "trailQuest":
      return table.rateTrails(scene, choices);
    case "potionOverflow":
    case "discardPotions":
      return table.ratePotions(scene, choices);
    case "exchangeCard":
      return table.rateExchange(scene, choices);
    case "gain":
    case "exchangePool":
    case "poolCard":
      return table.rateGains(scene, choices);
    case "gainPayment":
    case "removeCards":
    case "fatigue":
      return ownCardRates(scene, choices, -1);
    case "purge":
      return table.ratePurge(scene, choices);
    case "phaseThreeDiscard":
      return table.rateDiscards(scene, choices);
    case "option":
      return table.rateOptions(scene, choices);
    case "reroll":
      return view.poker === undefined
        ? choices.map(() => 0)
        : rateRerolls(view.poker, open.dice === "own", choices);
    case "combo":
      return rateCombo(scene, open.laid, choices);
    case "stepOne":
      return rateStepOne(scene, choices);
    case "ability":
      return rateAbilities(scene, choices);
    case "specialization":
      return rateSpecialization(scene, choices);
    case "special":
      return rateSpecials(choices);
    case "wound":
      return rateWounds(scene, choices);
    case "discardCards":
      return open.from === "hand" && view.fight !== undefined
        ? rateWounds(scene, choices)
        : ownCardRates(scene, choices, -1);
    case "attack":
    case "revealedAttack":
      return rateAttacks(scene, choices);
    case "discardSeen":
    case "orderSeen":
      return rateSeen(scene, choices);
    case "bet":
      return rateBets(scene, choices);
    case "takeDiscard":
    case "discardToDeck":
    case "takeSeen":
    case "orderOwn":
      return ownCardRates(scene, choices, 1);
    case "cycleHand":
      return ownCardRates(scene, choices, -1);
  }
}
