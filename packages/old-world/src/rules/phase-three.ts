import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { COMPONENTS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import type { State } from "../state.ts";
import { isSolo, NONE, playerOf } from "../state.ts";
import { ask } from "./ask.ts";
import type { Asked } from "./kinds.ts";
import { priceOf, refillPool, takeChoice, takeSlot } from "./pool.ts";
import { toAll } from "./tell.ts";
import { cardNamed, discardCard, distinct, drawCards, idOf } from "./zones.ts";

const { handLimit, phase3HandTarget, phase3HandTargetAfterDefeat } = COMPONENTS.constants;

/** At the end of step 1, whatever the hand target is (OW-9.1, OW-9.9). */
const MOST_KEPT = phase3HandTarget;

/** Section 9. */
export function openPhaseThree(state: State, scribe: Scribe): void {
  state.phase = "three";
  scribe.tell?.(toAll({ kind: "phaseStarted", seat: state.active, phase: 3 }));
  state.agenda.push({ do: "gain" }, { do: "drawUp" }, { do: "discardDown" });
}

/** OW-9.1: asked again after each card until the player is done. */
export function discardDown(state: State): void {
  const { active } = state;
  if (playerOf(state, active).hand.length > 0) ask(state, active, { kind: "phaseThreeDiscard" });
}

/** DP-70. */
export function discardChoices(
  state: State,
  { seat }: Asked<"phaseThreeDiscard">,
): readonly OldWorldChoice[] {
  const { hand } = playerOf(state, seat);
  const choices: OldWorldChoice[] = hand.length > MOST_KEPT ? [] : [{ kind: "done" }];
  for (const card of distinct(boxOf(state), hand))
    choices.push({ kind: "discard", card: idOf(state, card), from: "hand" });
  return choices;
}

/** The cheapest card goes first, and no more than must. */
export function discardFallback(
  state: State,
  _ask: Asked<"phaseThreeDiscard">,
  choices: readonly OldWorldChoice[],
): number {
  const { costs, cardOf } = boxOf(state);
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [place, choice] of choices.entries()) {
    if (choice.kind !== "discard") return 0;
    const cost = at(costs, cardOf.get(choice.card) ?? NONE);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

export function answerDiscard(
  state: State,
  scribe: Scribe,
  { seat }: Asked<"phaseThreeDiscard">,
  choice: OldWorldChoice,
): void {
  if (choice.kind !== "discard") {
    scribe.tell?.(toAll({ kind: "leftAlone", seat, what: "hand" }));
    return;
  }
  discardCard(state, scribe, seat, cardNamed(state, choice.card));
  state.agenda.push({ do: "discardDown" });
}

/** OW-9.9. */
export function handTarget({ turn }: Pick<State, "turn">): number {
  if (turn.drawSet !== NONE) return turn.drawSet;
  const start = turn.beaten ? phase3HandTargetAfterDefeat : phase3HandTarget;
  const most = turn.beaten ? phase3HandTargetAfterDefeat : handLimit;
  return Math.max(0, Math.min(most, start + turn.draw));
}

/** OW-9.2. */
export function drawUp(state: State, scribe: Scribe): void {
  const { active } = state;
  drawCards(state, scribe, active, handTarget(state) - playerOf(state, active).hand.length);
}

/** OW-9.4, OW-9.7. */
export function openGain(state: State, scribe: Scribe): void {
  const { active } = state;
  if (gainChoices(state, active).length > 0) ask(state, active, { kind: "gain" });
  else sweepPool(state, scribe, NONE);
}

/** DP-71: slot 6 first. */
export function gainChoices(state: State, seat: Seat): readonly OldWorldChoice[] {
  const most = playerOf(state, seat).hand.length;
  const choices: OldWorldChoice[] = [];
  for (let slot = state.pool.length - 1; slot >= 0; slot--) {
    if (at(state.pool, slot) === NONE) continue;
    const price = priceOf(state, slot);
    if (price <= most) choices.push(takeChoice(state, slot, price, "hand"));
  }
  return choices;
}

/** The cheapest card, of equal ones that nearest slot 6. */
export function gainFallback(_state: State, _ask: Asked<"gain">, choices: readonly OldWorldChoice[]): number {
  const prices = choices.map((choice) => (choice.kind === "take" ? choice.price : 0));
  return prices.indexOf(Math.min(...prices));
}

export function answerGain(
  state: State,
  scribe: Scribe,
  { seat }: Asked<"gain">,
  choice: OldWorldChoice,
): void {
  if (choice.kind !== "take") return;
  if (choice.price > 0) scribe.tell?.(toAll({ kind: "poolCardChosen", seat, card: choice.card }));
  payOn(state, scribe, seat, choice.slot - 1, choice.price);
}

/** OW-9.6: the card is taken when all is paid, so that it cannot pay for itself. */
function payOn(state: State, scribe: Scribe, seat: Seat, slot: number, left: number): void {
  if (left > 0) return ask(state, seat, { kind: "gainPayment", slot, left });
  takeSlot(state, scribe, seat, slot, "hand");
  refillPool(state, scribe);
  sweepPool(state, scribe, slot);
}

/** DP-72. */
export function paymentChoices(state: State, { seat }: Asked<"gainPayment">): readonly OldWorldChoice[] {
  return distinct(boxOf(state), playerOf(state, seat).hand).map((card) => ({
    kind: "discard",
    card: idOf(state, card),
    from: "hand",
  }));
}

export function answerPayment(
  state: State,
  scribe: Scribe,
  { seat, slot, left }: Asked<"gainPayment">,
  choice: OldWorldChoice,
): void {
  if (choice.kind !== "discard") return;
  discardCard(state, scribe, seat, cardNamed(state, choice.card));
  payOn(state, scribe, seat, slot, left - 1);
}

/** OW-16.12, OW-16.13: alone, the card in slot 6 goes unless it was the one taken. */
function sweepPool(state: State, scribe: Scribe, taken: number): void {
  const last = state.pool.length - 1;
  const card = at(state.pool, last);
  if (!isSolo(state) || taken === last || card === NONE) return;
  state.pool[last] = NONE;
  state.discard.push(card);
  scribe.tell?.(toAll({ kind: "poolCardDiscarded", card: idOf(state, card), slot: last + 1 }));
  refillPool(state, scribe);
}
