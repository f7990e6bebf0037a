import type { Random } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { cardRow } from "../cards/all.ts";
import type { GwentChoice } from "../choices.ts";
import { cardOf, playerOf } from "../state.ts";
import type { View } from "../view.ts";
import { trialTable } from "./table.ts";
import { drawWorth, worthOf } from "./worth.ts";

/** A card is exchanged only if a new one promises this much more: it may also be worse. */
const WORTH_EXCHANGING = 0.5;

/** Exchanges what adds least to the hand: called copies, weak units, weather too many. */
export function rateMulligan(
  view: View,
  seat: number,
  choices: readonly GwentChoice[],
  random: Random,
): readonly number[] {
  const state = trialTable(view, random);
  const { hand } = playerOf(state, seat);
  const scene = { state, player: seat, goesOn: true, inRound: false };
  const draw = drawWorth(scene);
  const weighed = { ...scene, draw };
  const whole = worthOf(weighed, hand);
  return choices.map((choice) => {
    if (choice.kind !== "exchange") return 0;
    const card = cardOf(state, choice.card);
    const without = worthOf(
      weighed,
      hand.filter((other) => other !== card),
    );
    return draw - (whole - without) - WORTH_EXCHANGING;
  });
}

/** The later a seat's first turn, the more it knows; so the seat after ours should start. */
export function rateStarters(view: View, seat: number, choices: readonly GwentChoice[]): readonly number[] {
  const seats = view.players.length;
  return choices.map((choice) => (choice.kind === "start" ? (seats - choice.seat + seat) % seats : 0));
}

/** A deck by the printed strength of its cards, specials as good cards. */
export function rateDecks(view: View, seat: number, choices: readonly GwentChoice[]): readonly number[] {
  const lists = view.players[seat]?.lists ?? [];
  return choices.map((choice) => {
    if (choice.kind !== "deck") return 0;
    const cards = Object.entries(at(lists, choice.place).cards);
    let worth = 0;
    let count = 0;
    for (const [id, number] of cards) {
      worth += number * printedWorth(id);
      count += number;
    }
    return worth / count;
  });
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
