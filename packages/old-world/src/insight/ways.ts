import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { OldWorldChoice, Payment } from "../choice.ts";
import { EXPLORE, POKER } from "../knowledge/worth.ts";
import { cardNamed } from "../rules/zones.ts";
import { type Ask, playerOf, type State } from "../state.ts";
import { worthOfGold } from "./aims.ts";
import { Errands } from "./errands.ts";
import { Travel } from "./travel.ts";

type Choices = readonly OldWorldChoice[];
type Asked<K extends Ask["kind"]> = Extract<Ask, { readonly kind: K }>;

/** What costs nothing and brings something is done before anything else. */
const AT_ONCE = 100;
/** Never the way back from what was just chosen. */
const BACK = -1000;

/** DP-10: what can be done at once comes first; where to go is asked again after it. */
export function ratePhaseOne(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  into.fill(0, 0, choices.length);
  if (rateAtOnce(state, seat, choices, into)) return;
  const travel = new Travel(state, seat);
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    if (choice.kind === "endPhase") into[place] = travel.stay();
    else if (choice.kind === "move") into[place] = travel.move(choice.to);
    else if (choice.kind === "keptMove")
      into[place] = travel.arrive(
        choice.to,
        choice.pay === "none" ? travel.all : travel.all & (travel.all - 1),
      );
    else if (choice.kind === "poker") into[place] = pokerWorth(travel, choice.with);
  }
}

/** Whether an action or a quest is to be taken before anything else. */
function rateAtOnce(state: State, seat: Seat, choices: Choices, into: Float64Array): boolean {
  let isTaken = false;
  for (let place = choices.length - 1; place >= 0; place--) {
    const choice = at(choices, place);
    if (choice.kind === "quest") into[place] = AT_ONCE + 1 - worthOfGold(choice.gold);
    else if (choice.kind === "action") into[place] = actionWorth(state, seat);
    else if (choice.kind === "poker") continue;
    else return isTaken;
    if ((into[place] ?? 0) > 0) isTaken = true;
  }
  return isTaken;
}

function actionWorth(state: State, seat: Seat): number {
  const { at: place, hand } = playerOf(state, seat);
  const worth = new Errands(state, seat).act(place, hand.length > 0);
  return worth > 0 ? AT_ONCE + worth : BACK;
}

/** Whoever plays dice with a witcher cannot fight a duel with them (OW-7.4). */
function pokerWorth(travel: Travel, other: Seat): number {
  return travel.rivals.duel(other, travel.here, travel.all) > EXPLORE ? BACK : AT_ONCE + POKER;
}

/** DP-11: with the cards that are left. Nobody pays more who can pay with a card of the terrain or a wild one. */
export function ratePayments(
  state: State,
  { seat, to, first }: Asked<"movePayment">,
  choices: Choices,
  into: Float64Array,
): void {
  const travel = new Travel(state, seat);
  const isCheap = choices.some((choice) => choice.kind === "pay" && isSingle(choice.payment));
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    if (choice.kind !== "pay" || (isCheap && !isSingle(choice.payment))) into[place] = BACK;
    else into[place] = paymentWorth(state, travel, to, first, choice);
  }
}

function isSingle(payment: Payment): boolean {
  return payment === "terrain" || payment === "wild";
}

function paymentWorth(
  state: State,
  travel: Travel,
  to: number,
  first: number,
  { card: id, payment }: Extract<OldWorldChoice, { readonly kind: "pay" }>,
): number {
  const card = cardNamed(state, id);
  if (payment === "second") return travel.arrive(to, travel.without(first, card));
  const rest = travel.without(card);
  if (payment === "gold") return travel.arrive(to, rest, 1);
  // The second of two cards will be the one that is missed least.
  return travel.arrive(to, payment === "two" ? rest & (rest - 1) : rest);
}

export function rateKeptPayments(
  state: State,
  { seat, to }: Asked<"keptMovePayment">,
  choices: Choices,
  into: Float64Array,
): void {
  const travel = new Travel(state, seat);
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    into[place] =
      choice.kind === "pay" ? travel.arrive(to, travel.without(cardNamed(state, choice.card))) : BACK;
  }
}

/** DP-21. */
export function rateRides(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  const travel = new Travel(state, seat);
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    into[place] = choice.kind === "ride" ? travel.arrive(choice.to, 0) : 0;
  }
}

/** DP-22. */
export function rateRideAction(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  const worth = actionWorth(state, seat);
  for (let place = 0; place < choices.length; place++)
    into[place] = at(choices, place).kind === "action" ? worth - 0.01 : 0;
}

/** DP-30. */
export function ratePhaseTwo(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  const travel = new Travel(state, seat);
  const { rivals, here, all } = travel;
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    switch (choice.kind) {
      case "explore":
        into[place] = EXPLORE;
        break;
      case "fight":
        into[place] = rivals.fight(here, all);
        break;
      case "duel":
        into[place] = rivals.duel(choice.with, here, all);
        break;
      case "meditate":
        into[place] = travel.meditation();
        break;
      default:
        into[place] = 0;
    }
  }
}
