import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { cardRow } from "../cards/all.ts";
import type { GwentChoice } from "../choices.ts";
import type { State } from "../state.ts";
import { layOut } from "./board.ts";
import { kindOf } from "./faces.ts";
import { handOf, hold } from "./hand.ts";
import { drawWorth, worthOf } from "./worth.ts";

/** A card is exchanged only if a new one promises this much more: it may also be worse. */
const WORTH_EXCHANGING = 0.5;
/** What a point of worth does to the odds, as a logarithm. */
const POINT = 0.04;

/** Exchanges what adds least to the hand: called copies, weak units, weather too many. */
export function rateMulligan(
  state: State,
  seat: Seat,
  choices: readonly GwentChoice[],
  into: Float64Array,
): void {
  const hand = handOf(state, layOut(state), seat, true);
  const draw = drawWorth(hand);
  const whole = worthOf(hand, false);
  for (const [i, choice] of choices.entries()) {
    into[i] = 0;
    if (choice.kind !== "exchange") continue;
    const kind = kindOf(hand.faces, choice.id);
    hold(hand, kind, -1);
    into[i] = POINT * (draw - (whole - worthOf(hand, false)) - WORTH_EXCHANGING);
    hold(hand, kind);
  }
}

/** The later a seat's first turn, the more it knows; so the seat after ours should start. */
export function rateStarters(
  state: State,
  seat: Seat,
  choices: readonly GwentChoice[],
  into: Float64Array,
): void {
  const seats = state.players.length;
  for (const [i, choice] of choices.entries())
    into[i] = choice.kind === "start" ? (POINT * ((seats - choice.seat + seat) % seats)) / seats : 0;
}

/** A deck by the printed strength of its cards, specials as good cards. */
export function rateDecks(
  state: State,
  seat: Seat,
  choices: readonly GwentChoice[],
  into: Float64Array,
): void {
  const lists = at(state.options.decks, seat);
  for (const [i, choice] of choices.entries()) {
    into[i] = 0;
    if (choice.kind !== "deck") continue;
    let worth = 0;
    let count = 0;
    for (const [id, number] of Object.entries(at(lists, choice.place).cards)) {
      worth += number * printedWorth(id);
      count += number;
    }
    into[i] = (POINT * worth) / Math.max(1, count);
  }
}

const SPECIAL_CARD = 7;
/** A spy is the best card of any deck. */
const SPY_CARD = 9;

function printedWorth(id: string): number {
  const card = cardRow(id);
  if (card === undefined) return 0;
  if (card.abilities.includes("spy")) return SPY_CARD;
  if (card.kind === "special" || card.kind === "weather") return SPECIAL_CARD;
  return card.abilities.includes("tight-bond") ? 2 * card.strength : card.strength;
}
