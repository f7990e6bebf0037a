import type { Seat } from "@medallion/kernel";
import { remove } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { COMPONENTS, type Effect } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { toAll, toSeat } from "../rules/tell.ts";
import { cardNamed, distinct, hideFromOthers, idOf, idsOf, noteSeen } from "../rules/zones.ts";
import { type Card, type Player, playerOf, type State } from "../state.ts";
import type { Work } from "./apply.ts";

type Rest = "top" | "bottom";

// The cards stay on top of the deck while their owner looks: questions only say how many they are.

export function beginLook(
  state: State,
  scribe: Scribe,
  { seat, list }: Work,
  effect: Extract<Effect, { readonly op: "lookOwnDeck" }>,
): void {
  const player = playerOf(state, seat);
  const look = Math.min(effect.look, player.deck.length);
  if (look === 0) return;
  const cards = seenOf(player, look);
  for (const card of cards) noteSeen(state, seat, card);
  scribe.final = true;
  if (scribe.tell !== undefined) {
    const event = { kind: "ownDeckLooked" as const, seat, count: look };
    scribe.tell(toSeat(seat, { ...event, cards: idsOf(state, cards) }, { ...event, cards: [] }));
  }
  // OW-17.7: the Cat's ability is drawing, so the hand limit holds; other cards have none (OW-3.19).
  const room = boxOf(state).sources[list]?.of === "specialization" ? handRoom(player) : look;
  const take = Math.min(effect.take, look, room);
  if (look > 1 && take < look) hideFromOthers(state, seat, cards);
  goOn(state, scribe, seat, look, take, effect.rest);
}

function handRoom({ hand }: Player): number {
  return Math.max(0, COMPONENTS.constants.handLimit - hand.length);
}

/** The top cards of the deck, the uppermost first. */
function seenOf({ deck }: Player, look: number): readonly Card[] {
  return deck.slice(deck.length - look).reverse();
}

/** First the cards to take, then the order of the rest. */
function goOn(state: State, scribe: Scribe, seat: Seat, look: number, take: number, rest: Rest): void {
  if (take > 0) ask(state, seat, { kind: "takeSeen", look, take, rest });
  else putBack(state, scribe, seat, look, 0, rest);
}

/** A single card needs no question. */
function putBack(state: State, scribe: Scribe, seat: Seat, look: number, placed: number, rest: Rest): void {
  if (look - placed > 1) {
    ask(state, seat, { kind: "orderOwn", look, placed, rest });
    return;
  }
  if (look === 0) return;
  const { deck } = playerOf(state, seat);
  if (rest === "bottom") deck.unshift(...deck.splice(deck.length - look));
  scribe.tell?.(toAll({ kind: "ownPutBack", seat, to: rest }));
}

/** DP-42, DP-53. */
export const TAKE_SEEN: AskRule<Asked<"takeSeen">> = {
  choices: (state, { seat, look }) =>
    distinct(boxOf(state), seenOf(playerOf(state, seat), look)).map((card) => ({
      kind: "keepSeen",
      card: idOf(state, card),
    })),
  answer(state, scribe, { seat, look, take, rest }, choice) {
    if (choice.kind !== "keepSeen") return;
    const { deck, hand } = playerOf(state, seat);
    const card = cardNamed(state, choice.card);
    remove(deck, card);
    hand.push(card);
    if (scribe.tell !== undefined) {
      const event = { kind: "seenCardsKept" as const, seat, count: 1 };
      scribe.tell(toSeat(seat, { ...event, cards: [choice.card] }, { ...event, cards: [] }));
    }
    goOn(state, scribe, seat, look - 1, take - 1, rest);
  },
};

/** DP-42, DP-53: on top the first one lies uppermost; under the deck the first one lies above the next. */
export const ORDER_OWN: AskRule<Asked<"orderOwn">> = {
  choices: (state, { seat, look, placed, rest }) =>
    distinct(boxOf(state), seenOf(playerOf(state, seat), look).slice(placed)).map((card) => ({
      kind: "putBack",
      card: idOf(state, card),
      to: rest,
    })),
  answer(state, scribe, { seat, look, placed, rest }, choice) {
    if (choice.kind !== "putBack") return;
    const { deck } = playerOf(state, seat);
    const card = cardNamed(state, choice.card);
    remove(deck, card);
    if (rest === "top") {
      deck.splice(deck.length - placed, 0, card);
      putBack(state, scribe, seat, look, placed + 1, rest);
    } else {
      deck.unshift(card);
      putBack(state, scribe, seat, look - 1, 0, rest);
    }
  },
};
