import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { ATTRIBUTES, COMPONENTS, SCHOOLS, type TrackPosition, type Zone } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import { randomFallback } from "../rules/fallback.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { toAll } from "../rules/tell.ts";
import { winGame } from "../rules/turn.ts";
import { cardNamed, cardsOf, newDeck, removeCard } from "../rules/zones.ts";
import type { Card, State, TrophyIndex } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { TrophyName } from "./events.ts";
import type { FightStep } from "./steps.ts";

type Gain = Extract<FightStep, { readonly do: "trophy" }>;

function positionAt(track: number): TrackPosition {
  return at(COMPONENTS.trophyTrack, track);
}

/** OW-15.2: up the track, which may win the game; fatigue; then the card lies open. */
export function gainTrophy(state: State, scribe: Scribe, { seat, trophy, by }: Gain): void {
  const player = playerOf(state, seat);
  const { position, wins, fatigue } = positionAt(player.track + 1);
  // OW-7.9, OW-15.3: meditation never leads to the top.
  if (wins && by === "meditation") return placeTrophy(state, scribe, { seat, trophy });
  player.track = position;
  scribe.tell?.(toAll({ kind: "trackMoved", seat, position }));
  if (wins) {
    placeTrophy(state, scribe, { seat, trophy });
    clearLair(state);
    winGame(state, scribe, seat);
    return;
  }
  state.agenda.push({ do: "placeTrophy", seat, trophy });
  if (fatigue === 0) return;
  // OW-15.6: one card is left in any case.
  const left = Math.max(0, Math.min(fatigue, cardsOf(player) - 1));
  scribe.tell?.(toAll({ kind: "fatigueSuffered", seat, count: left }));
  state.agenda.push({ do: "fatigue", seat, left });
}

/** The card of a defeated monster has left its slot, also when no other one comes. */
function clearLair(state: State): void {
  const { fight } = state;
  if (fight !== null && fight.terrain !== NONE) state.monsters[fight.terrain] = NONE;
}

/** From now on its abilities can be used. */
export function placeTrophy(
  state: State,
  scribe: Scribe,
  { seat, trophy }: { readonly seat: Seat; readonly trophy: TrophyIndex },
): void {
  const { of, index } = at(boxOf(state).trophies, trophy);
  playerOf(state, seat).trophies.push(trophy);
  if (of === "school") for (const player of state.players) if (player.school === index) player.stakes--;
  scribe.tell?.(toAll({ kind: "trophyGained", seat, trophy: nameOf(state, trophy) }));
}

function nameOf(state: State, trophy: TrophyIndex): TrophyName {
  const box = boxOf(state);
  const { of, index } = at(box.trophies, trophy);
  if (of === "monster") return { of, monster: at(box.monsters, index).id };
  if (of === "attribute") return { of, attribute: at(ATTRIBUTES, index) };
  return { of, school: at(SCHOOLS, index) };
}

/** Fatigue removes cards one by one; all others are shuffled into a new deck (OW-15.4). */
export function sufferFatigue(
  state: State,
  scribe: Scribe,
  { seat, left }: { readonly seat: Seat; readonly left: number },
): void {
  if (left > 0) {
    ask(state, seat, { kind: "fatigue", left });
    return;
  }
  newDeck(state, scribe, seat);
}

const ZONES: readonly Zone[] = ["hand", "discard", "deck"];

/** DP-61: one choice for each different card, whatever its zone, for all zones come together afterwards. */
export const FATIGUE: AskRule<Asked<"fatigue">> = {
  choices(state, { seat }) {
    const box = boxOf(state);
    const player = playerOf(state, seat);
    const found = new Map<number, { readonly card: Card; readonly from: Zone }>();
    // By number, so that the order of the deck stays hidden.
    for (const from of ZONES)
      for (const card of player[from].toSorted((one, other) => one - other)) {
        const print = at(box.alike, card);
        if (!found.has(print)) found.set(print, { card, from });
      }
    return [...found.values()]
      .sort((one, other) => one.card - other.card)
      .map(({ card, from }): OldWorldChoice => ({ kind: "remove", card: at(box.cards, card).id, from }));
  },
  answer(state, scribe, { seat, left }, choice) {
    if (choice.kind !== "remove") return;
    removeCard(state, scribe, seat, cardNamed(state, choice.card), choice.from);
    state.agenda.push({ do: "fatigue", seat, left: left - 1 });
  },
  fallback(state, open, choices) {
    const { costs } = boxOf(state);
    const costOf = (choice: OldWorldChoice): number =>
      choice.kind === "remove" ? at(costs, cardNamed(state, choice.card)) : 0;
    const lowest = Math.min(...choices.map(costOf));
    const cheapest = choices.filter((choice) => costOf(choice) === lowest);
    return choices.indexOf(at(cheapest, randomFallback(state, open, cheapest)));
  },
};
