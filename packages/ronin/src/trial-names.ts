import { at } from "@medallion/kernel";
import { boxOf } from "./box.ts";
import { CHARACTERS } from "./data/index.ts";
import type { RoninEvent } from "./events.ts";
import type { View } from "./view.ts";

const card = (id: string): string => `card ${id}`;
const chosen = (id: string): string => `chosen ${id}`;
const offered = (id: string): string => `offered ${id}`;
const quest = (seat: number, symbol: string): string => `quest of ${seat}: ${symbol}`;

/**
 * Every identity that a view tells: cards whose place it knows, what its own seat has chosen or is offered, and side
 * quests. The list of cards that lie somewhere hidden tells no place, so it does not count.
 */
export function namedByView(view: View): readonly string[] {
  const cards = [
    ...view.rows.flat(),
    ...view.discard,
    ...view.deckSeen.map((seen) => seen.card),
    ...view.players.flatMap(({ timeline }) => timeline.map((played) => played.card)),
    ...view.players.flatMap(({ hand = [], known, spied, taken }) => [...hand, ...known, ...spied, ...taken]),
  ];
  return [
    ...cards.map(card),
    ...view.players.flatMap((player) => (player.chosen ?? []).map(chosen)),
    ...view.players.flatMap((player, seat) =>
      player.quest === undefined ? [] : [quest(seat, player.quest)],
    ),
    ...offersIn(view).map(offered),
  ];
}

function offersIn(view: View): readonly string[] {
  const box = boxOf(view);
  return view.asks.flatMap((open) => {
    if (open.kind === "character") return open.offer.map((character) => at(CHARACTERS, character));
    return open.kind === "board" ? open.offer.map((side) => at(box.sides, side).id) : [];
  });
}

/** Every identity that an event tells. */
export function namedByEvent(event: RoninEvent): readonly string[] {
  switch (event.kind) {
    case "charactersOffered":
      return event.characters.map(offered);
    case "boardsOffered":
      return event.boards.map(offered);
    case "cardsChosen":
      return [...event.cards.map(card), ...event.cards.map(chosen)];
    case "questChosen":
      return [quest(event.seat, event.symbol)];
    case "questShown":
      return [quest(event.seat, event.symbol), ...event.cards.map(card)];
    case "rowsFilled":
      return event.rows.flat().map(card);
    case "cardSwapped":
      return [event.give, event.get].map(card);
    case "teaPassed":
      return [event.card, event.partnerCard].map(card);
    case "cardsKept":
      return [...event.cards, ...event.discarded].map(card);
    case "symbolsLost":
    case "symbolsUncovered":
      return event.printed.map((printed) => card(printed.card));
    default:
      return [
        ...("cards" in event ? event.cards.map(card) : []),
        ...("card" in event && event.kind !== "chapterCardDrawn" ? [card(event.card)] : []),
      ];
  }
}
