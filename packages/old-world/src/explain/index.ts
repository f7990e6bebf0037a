import type { Reason } from "@medallion/kernel";
import type { View } from "../view.ts";
import { attackReasons, damageReasons, refillReasons, shieldGainReasons } from "./combat.ts";
import { pokerReasons, testReasons } from "./dice.ts";
import { priceReasons, trainingReasons } from "./market.ts";
import { handTargetReasons } from "./phase-three.ts";
import type { OldWorldSubject } from "./subject.ts";
import { tableOf } from "./table.ts";
import {
  lifeReasons,
  monsterLifeReasons,
  potionLimitReasons,
  potionReasons,
  shieldReasons,
  trackReasons,
} from "./witcher.ts";

export { describeSubject, type OldWorldSubject, subjectsOf } from "./subject.ts";

/** The chain of rules and amounts behind a number, found by the functions that play the game. */
export function explainSubject(view: View, subject: OldWorldSubject): readonly Reason[] {
  const state = tableOf(view);
  switch (subject.kind) {
    case "damage":
      return damageReasons(state, subject.player);
    case "shieldGain":
      return shieldGainReasons(state, subject.player);
    case "refill":
      return refillReasons(state, subject.player);
    case "attack":
      return attackReasons(state, subject.player);
    case "life":
      return lifeReasons(state, subject.player);
    case "monsterLife":
      return monsterLifeReasons(state);
    case "potions":
      return potionReasons(state, subject.player);
    case "potionLimit":
      return potionLimitReasons(state, subject.player);
    case "shield":
      return shieldReasons(state, subject.player);
    case "track":
      return trackReasons(state, subject.player);
    case "training":
      return trainingReasons(state, subject.player, subject.attribute);
    case "price":
      return priceReasons(state, subject.slot);
    case "handTarget":
      return handTargetReasons(state);
    case "poker":
      return pokerReasons(state, subject.side);
    case "test":
      return testReasons(state, subject.test);
  }
}
