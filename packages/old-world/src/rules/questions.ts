import { ATTRIBUTES, SCHOOLS, TERRAINS } from "../data/index.ts";
import type { RuleAsk } from "./asks.ts";
import { canRaise, raiseAttribute } from "./attributes.ts";
import { schoolChoices, takeSchool } from "./draft.ts";
import { randomFallback } from "./fallback.ts";
import type { AskRules } from "./kinds.ts";
import {
  answerExchangeCard,
  answerExchangePool,
  answerPurge,
  answerRideAction,
  answerTrailQuest,
  exchangeCardChoices,
  exchangePoolChoices,
  purgeChoices,
  rideActionChoices,
  trailQuestChoices,
} from "./locations.ts";
import { answerKeptPayment, answerPayment, keptPaymentChoices, paymentChoices } from "./moves.ts";
import { answerPhaseOne, phaseOneChoices } from "./phase-one.ts";
import * as three from "./phase-three.ts";
import { answerPhaseTwo, phaseTwoChoices } from "./phase-two.ts";
import { answerReroll, rerollChoices } from "./poker.ts";
import { refillPool, slotsOfCost, takeChoice, takeSlot } from "./pool.ts";
import { discardPotion, potionChoices, potionNamed } from "./potions.ts";
import { assignMonsters } from "./setup.ts";
import { answerTraining, trainingChoices } from "./training.ts";

/** The questions of these rules. */
export const RULE_ASKS: AskRules<RuleAsk> = {
  school: {
    choices: (_state, { offer }) => schoolChoices(offer),
    answer(state, scribe, { seat }, choice) {
      if (choice.kind === "school") takeSchool(state, scribe, seat, SCHOOLS.indexOf(choice.school));
    },
  },
  lair: {
    choices: () => TERRAINS.map((terrain) => ({ kind: "lair", terrain })),
    answer(state, scribe, _ask, choice) {
      if (choice.kind === "lair") assignMonsters(state, scribe, TERRAINS.indexOf(choice.terrain));
    },
    fallback: randomFallback,
  },
  headStart: {
    choices: (state, { seat }) =>
      ATTRIBUTES.filter((_, index) => canRaise(state, seat, index)).map((attribute) => ({
        kind: "raise",
        attribute,
      })),
    answer(state, scribe, { seat }, choice) {
      if (choice.kind === "raise") raiseAttribute(state, scribe, seat, ATTRIBUTES.indexOf(choice.attribute));
    },
  },
  potionOverflow: {
    choices: (state, { seat }) => potionChoices(state, seat, "newest"),
    answer(state, scribe, { seat }, choice) {
      if (choice.kind === "discardPotion")
        discardPotion(state, scribe, seat, potionNamed(state, choice.potion));
    },
  },
  phaseOne: { choices: phaseOneChoices, answer: answerPhaseOne },
  movePayment: { choices: paymentChoices, answer: answerPayment },
  keptMovePayment: { choices: keptPaymentChoices, answer: answerKeptPayment },
  training: {
    choices: (state, { seat }) => [{ kind: "back" }, ...trainingChoices(state, seat)],
    answer: answerTraining,
  },
  exchangeCard: { choices: exchangeCardChoices, answer: answerExchangeCard },
  exchangePool: { choices: exchangePoolChoices, answer: answerExchangePool },
  trailQuest: { choices: trailQuestChoices, answer: answerTrailQuest },
  purge: { choices: purgeChoices, answer: answerPurge },
  reroll: { choices: rerollChoices, answer: answerReroll },
  rideAction: { choices: rideActionChoices, answer: answerRideAction },
  phaseTwo: { choices: (state, { seat }) => phaseTwoChoices(state, seat), answer: answerPhaseTwo },
  poolCard: {
    choices: (state, { cost }) =>
      slotsOfCost(state, cost).map((slot) => takeChoice(state, slot, 0, "discard")),
    answer(state, scribe, { seat }, choice) {
      if (choice.kind !== "take") return;
      takeSlot(state, scribe, seat, choice.slot - 1, "discard");
      refillPool(state, scribe);
    },
  },
  phaseThreeDiscard: {
    choices: three.discardChoices,
    answer: three.answerDiscard,
    fallback: three.discardFallback,
  },
  gain: {
    choices: (state, { seat }) => three.gainChoices(state, seat),
    answer: three.answerGain,
    fallback: three.gainFallback,
  },
  gainPayment: {
    choices: three.paymentChoices,
    answer: three.answerPayment,
    fallback: randomFallback,
  },
};
