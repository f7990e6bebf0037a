import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { ATTRIBUTES, COMPONENTS, type TrainingAction } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import type { AttributeIndex, Card, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { actionHere, spendAction } from "./actions.ts";
import { ask } from "./ask.ts";
import { canRaise, raiseAttribute } from "./attributes.ts";
import { bankLeft, gainGold } from "./gold.ts";
import type { Asked } from "./kinds.ts";
import { startPokerWithLocals } from "./poker.ts";
import { refillPool, takeChoice, takeSlot } from "./pool.ts";
import { takePotions } from "./potions.ts";
import { thinkBetter, toAll } from "./tell.ts";
import { likelyTrailQuests, takeTrailQuest, terrainAt, trailQuestTerrains } from "./tokens.ts";
import { trainingChoices } from "./training.ts";
import { cardNamed, distinct, idOf, removeCard } from "./zones.ts";

const { trailGold, potions, localsStake, exchangeCostIncrease, beggarGold, purgeMost, training } =
  COMPONENTS.locationActions;

function trainedAttribute(action: TrainingAction): AttributeIndex {
  return ATTRIBUTES.indexOf(training[action]);
}

/** OW-5.11, OW-5.13, OW-18.11: the action of the active player's location can be used and would change something. */
export function actionOffered(state: State): boolean {
  const { active, turn } = state;
  return turn.moved && !turn.actions.includes(playerOf(state, active).at) && changesSomething(state);
}

function changesSomething(state: State): boolean {
  const { active } = state;
  const player = playerOf(state, active);
  const action = actionHere(state);
  switch (action) {
    case "school":
      return trainingChoices(state, active).length > 0;
    case "trail":
      return bankLeft(state) > 0 || likelyTrailQuests(state, active).length > 0;
    case "trainCombat":
    case "trainDefense":
    case "trainAlchemy":
    case "trainSpecialization": {
      const attribute = trainedAttribute(action);
      return canRaise(state, active, attribute) && at(player.attributes, attribute) <= player.level;
    }
    case "potion":
      return state.potionDeck.length + state.potionDiscard.length > 0;
    case "pokerLocals":
      return player.gold >= localsStake;
    case "exchange":
      return exchangeable(state).length > 0;
    case "beggarPurge":
      return player.gold === 0 || state.pool.some((card) => card !== NONE);
  }
}

/** Begins the action of the active player's location; one with a way back is not spent before its first step. */
export function useAction(state: State, scribe: Scribe): void {
  const { active } = state;
  const action = actionHere(state);
  if (action === "school" || action === "exchange") return lookAround(state, scribe, action);
  spendAction(state, scribe);
  switch (action) {
    case "trail":
      gainGold(state, scribe, active, trailGold);
      return offerTrailQuest(state);
    case "trainCombat":
    case "trainDefense":
    case "trainAlchemy":
    case "trainSpecialization":
      return raiseAttribute(state, scribe, active, trainedAttribute(action));
    case "potion":
      return takePotions(state, scribe, active, potions);
    case "pokerLocals":
      return startPokerWithLocals(state, scribe);
    case "beggarPurge":
      if (playerOf(state, active).gold === 0) gainGold(state, scribe, active, beggarGold);
      return askToPurge(state, scribe, purgeMost);
  }
}

/** DP-14: the terrains stand in the question, because which tokens lie in a pile is hidden (OW-4.8). */
function offerTrailQuest(state: State): void {
  const terrains = trailQuestTerrains(state, state.active);
  if (terrains.length > 0) ask(state, state.active, { kind: "trailQuest", terrains });
}

function lookAround(state: State, scribe: Scribe, action: "school" | "exchange"): void {
  const { active: seat } = state;
  const what = action === "school" ? "training" : "exchange";
  scribe.tell?.(toAll({ kind: "lookedAround", seat, what }));
  ask(state, seat, { kind: action === "school" ? "training" : "exchangeCard" });
}

/** DP-14. */
export function trailQuestChoices(
  _state: State,
  { terrains }: Asked<"trailQuest">,
): readonly OldWorldChoice[] {
  return [
    { kind: "decline" },
    ...terrains.map((terrain): OldWorldChoice => ({ kind: "trailQuest", terrain: terrainAt(terrain) })),
  ];
}

export function answerTrailQuest(
  state: State,
  scribe: Scribe,
  { seat, terrains }: Asked<"trailQuest">,
  choice: OldWorldChoice,
): void {
  if (choice.kind !== "trailQuest") {
    scribe.tell?.(toAll({ kind: "leftAlone", seat, what: "trailQuest" }));
    return;
  }
  const terrain = terrains.find((index) => terrainAt(index) === choice.terrain);
  if (terrain !== undefined) takeTrailQuest(state, scribe, seat, terrain);
}

/** OW-18.7: hand cards for which an eligible pool card exists. */
function exchangeable(state: State): readonly Card[] {
  const { costs } = boxOf(state);
  const cheapest = Math.min(...state.pool.filter((card) => card !== NONE).map((card) => at(costs, card)));
  return playerOf(state, state.active).hand.filter(
    (card) => at(costs, card) + exchangeCostIncrease >= cheapest,
  );
}

/** DP-13, before the removal. */
export function exchangeCardChoices(state: State): readonly OldWorldChoice[] {
  return [
    { kind: "back" },
    ...distinct(boxOf(state), exchangeable(state)).map(
      (card): OldWorldChoice => ({ kind: "remove", card: idOf(state, card), from: "hand" }),
    ),
  ];
}

export function answerExchangeCard(
  state: State,
  scribe: Scribe,
  { seat }: Asked<"exchangeCard">,
  choice: OldWorldChoice,
): void {
  if (choice.kind !== "remove") return thinkBetter(scribe, seat);
  const card = cardNamed(state, choice.card);
  spendAction(state, scribe);
  removeCard(state, scribe, seat, card, "hand");
  ask(state, seat, { kind: "exchangePool", most: at(boxOf(state).costs, card) + exchangeCostIncrease });
}

/** DP-13, the pool card (OW-18.6). */
export function exchangePoolChoices(
  state: State,
  { most }: Asked<"exchangePool">,
): readonly OldWorldChoice[] {
  const { costs } = boxOf(state);
  const choices: OldWorldChoice[] = [];
  for (let slot = state.pool.length - 1; slot >= 0; slot--) {
    const card = at(state.pool, slot);
    if (card !== NONE && at(costs, card) <= most) choices.push(takeChoice(state, slot, 0, "hand"));
  }
  return choices;
}

export function answerExchangePool(
  state: State,
  scribe: Scribe,
  { seat }: Asked<"exchangePool">,
  choice: OldWorldChoice,
): void {
  if (choice.kind !== "take") return;
  takeSlot(state, scribe, seat, choice.slot - 1, "hand");
  refillPool(state, scribe);
}

function askToPurge(state: State, scribe: Scribe, left: number): void {
  if (left > 0 && state.pool.some((card) => card !== NONE)) ask(state, state.active, { kind: "purge", left });
  else refillPool(state, scribe);
}

/** DP-15. */
export function purgeChoices(state: State): readonly OldWorldChoice[] {
  const choices: OldWorldChoice[] = [{ kind: "done" }];
  for (const [slot, card] of state.pool.entries())
    if (card !== NONE) choices.push({ kind: "purge", slot: slot + 1, card: idOf(state, card) });
  return choices;
}

/** OW-18.10: the pool is refilled once, after the last removal. */
export function answerPurge(
  state: State,
  scribe: Scribe,
  { seat, left }: Asked<"purge">,
  choice: OldWorldChoice,
): void {
  if (choice.kind !== "purge") {
    if (left === purgeMost) scribe.tell?.(toAll({ kind: "leftAlone", seat, what: "pool" }));
    return refillPool(state, scribe);
  }
  const card = at(state.pool, choice.slot - 1);
  state.pool[choice.slot - 1] = NONE;
  state.removed.push(card);
  scribe.tell?.(toAll({ kind: "poolCardRemoved", seat, card: idOf(state, card), slot: choice.slot }));
  askToPurge(state, scribe, left - 1);
}

/** OW-5.24: the action of a place that a card led to, offered until it is used or declined (DP-22). */
export function offerAction(state: State): void {
  if (actionOffered(state)) ask(state, state.active, { kind: "rideAction" });
}

export function rideActionChoices(state: State, { seat }: Asked<"rideAction">): readonly OldWorldChoice[] {
  return [{ kind: "decline" }, { kind: "action", action: actionHere(state), at: playerOf(state, seat).at }];
}

export function answerRideAction(
  state: State,
  scribe: Scribe,
  _ask: Asked<"rideAction">,
  choice: OldWorldChoice,
): void {
  if (choice.kind !== "action") return;
  state.agenda.push({ do: "offerAction" });
  useAction(state, scribe);
}
