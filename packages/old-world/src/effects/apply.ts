import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { ATTRIBUTES, type Effect } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { afterFightEffect, fightEffect } from "../fight/effects.ts";
import { changeShield, lowerAttribute, raiseAttribute, setShield } from "../rules/attributes.ts";
import { gainGold, loseGold } from "../rules/gold.ts";
import { gainPoolCard } from "../rules/pool.ts";
import { takePotions } from "../rules/potions.ts";
import { drawCards } from "../rules/zones.ts";
import { playerOf, type State } from "../state.ts";
import { readEvent } from "../tale/event-deck.ts";
import { keepCard, loseKept } from "../tale/keep.ts";
import { takeQuest } from "../tale/quests.ts";
import { ride } from "../tale/ride.ts";
import { pickAttribute } from "./attribute.ts";
import { discardFromDeck, discardFromHand, removeCards } from "./cards.ts";
import {
  applyToSchoolOwner,
  branch,
  challengeDice,
  fightShortly,
  readLevel,
  test,
  throwDie,
} from "./control.ts";
import { cycleHand } from "./cycle-hand.ts";
import { beginLook } from "./look.ts";
import { cardsToDeck, takeFromPile } from "./pile.ts";
import { discardAllPotions, discardPotions } from "./potions.ts";
import type { EffectStep } from "./steps.ts";
import { gainTrails } from "./trail.ts";
import { changeDraw, fixDraw, forbidExploring, freeCard, skipToPhaseThree } from "./turn.ts";
import { amountOf } from "./values.ts";

/** Effects on their way: which one of which list applies to whom. */
export type Work = Extract<EffectStep, { readonly do: "effects" }>;

const SETTLE: EffectStep = { do: "settleEffect" };

/** Applies one effect; the rest of its list waits below it, so that whatever it asks for is done first (OW-8.19). */
export function runEffects(state: State, scribe: Scribe, work: Work): void {
  const { list, seat, at: place } = work;
  const effects = at(boxOf(state).lists, list);
  const effect = effects[place];
  if (effect === undefined) return;
  if (place + 1 < effects.length) state.agenda.push({ do: "effects", list, at: place + 1, seat });
  if (state.fight === null) return apply(state, scribe, work, effect);
  state.agenda.push(SETTLE);
  apply(state, scribe, work, effect);
  if (state.asks.length > 0 || state.agenda.at(-1) !== SETTLE) return;
  state.agenda.pop();
  afterFightEffect(state, scribe);
}

export function settleEffect(state: State, scribe: Scribe): void {
  if (state.fight !== null) afterFightEffect(state, scribe);
}

function apply(state: State, scribe: Scribe, work: Work, effect: Effect): void {
  const { seat, list } = work;
  switch (effect.op) {
    case "gold":
      if (effect.n > 0) gainGold(state, scribe, seat, effect.n);
      else loseGold(state, scribe, seat, -effect.n);
      return;
    case "attribute":
      return changeAttribute(state, scribe, work, effect);
    case "shield":
      return changeShieldBy(state, scribe, work, effect);
    case "shieldSet":
      setShield(state, scribe, seat, effect.to);
      return;
    case "potion":
      if (effect.n > 0) takePotions(state, scribe, seat, effect.n);
      else discardPotions(state, seat, -effect.n);
      return;
    case "potionsUpTo":
      takePotions(state, scribe, seat, effect.n - playerOf(state, seat).potions.length, {
        overLimit: effect.overLimit === true,
      });
      return;
    case "potionsDiscardAll":
      return discardAllPotions(state, scribe, seat);
    case "trail":
      return gainTrails(state, scribe, seat, effect.pick);
    case "draw":
      drawCards(state, scribe, seat, effect.n);
      return;
    case "discardHand":
      return discardFromHand(state, scribe, seat, effect);
    case "discardDeck":
      return discardFromDeck(state, seat, effect.n);
    case "removeCard":
      return removeCards(state, scribe, seat, effect);
    case "gainPoolCard":
      return gainPoolCard(state, scribe, seat, effect.cost);
    case "takeDiscard":
      return takeFromPile(state, scribe, seat, effect.pick);
    case "discardToDeck":
      return cardsToDeck(state, scribe, seat, effect);
    case "cycleHand":
      return cycleHand(state, scribe, seat, effect);
    case "lookOwnDeck":
      return beginLook(state, scribe, work, effect);
    case "phase3Draw":
      return changeDraw(state, scribe, seat, effect.n);
    case "phase3DrawSet":
      return fixDraw(state, scribe, seat, effect.n);
    case "phase3Free":
      return freeCard(state, scribe, seat);
    case "skipToPhase3":
      return skipToPhaseThree(state, scribe, seat);
    case "noExplore":
      return forbidExploring(state, scribe, seat);
    case "quest":
      return takeQuest(state, scribe, seat, effect);
    case "readEvent":
      return readEvent(state, scribe, seat, effect.event);
    case "keep":
      return keepCard(state, scribe, seat, effect);
    case "loseKept":
      return loseKept(state, scribe, seat, effect.event);
    case "move":
      return ride(state, seat, effect);
    case "trainingDiscount":
    case "potionLimit":
      // They hold where their number is used: in a training (OW-18.12), for the holding limit (OW-3.25).
      return;
    case "roll":
      return throwDie(state, scribe, work, effect);
    case "if":
      return branch(state, scribe, work, effect);
    case "band":
      return readLevel(state, scribe, work, effect);
    case "test":
      return test(state, scribe, work, effect);
    case "shortFight":
      return fightShortly(state, work, effect);
    case "pokerAgainst":
      return challengeDice(state, scribe, work, effect);
    case "schoolOwner":
      return applyToSchoolOwner(state, effect);
    default:
      return fightEffect(state, scribe, seat, effect, list);
  }
}

type Of<K extends Effect["op"]> = Extract<Effect, { readonly op: K }>;

function changeAttribute(state: State, scribe: Scribe, { seat }: Work, { which, n }: Of<"attribute">): void {
  if (which === "any" || which === "lowest" || which === "twoLowest")
    return pickAttribute(state, seat, which, n);
  const attribute = ATTRIBUTES.indexOf(which);
  if (n > 0) raiseAttribute(state, scribe, seat, attribute);
  else lowerAttribute(state, scribe, seat, attribute);
}

/** OW-12.15: Shield lost by the level of a monster is the ruling that an option leaves out. */
function changeShieldBy(state: State, scribe: Scribe, { seat }: Work, { n, overCap }: Of<"shield">): void {
  const isLevelOneBite = typeof n !== "number" && n.by === "monsterLevel";
  if (isLevelOneBite && state.options.rules.levelOneBite === "none") return;
  changeShield(state, scribe, seat, amountOf(state, seat, n), overCap === true);
}
