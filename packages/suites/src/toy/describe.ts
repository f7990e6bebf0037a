import type { Message, Value } from "@medallion/kernel";
import { cardOf } from "./cards.ts";
import type { ToyChoice, ToyEvent } from "./state.ts";

export function cardMessage(card: number): Message {
  const { suit, value } = cardOf(card);
  return { key: "card", values: { suit: { key: `suit.${suit}` }, value } };
}

export function describeEvent(event: ToyEvent): Message {
  return { key: `event.${event.kind}`, values: valuesOf(event) };
}

function valuesOf(event: ToyEvent): Readonly<Record<string, Value>> {
  switch (event.kind) {
    case "started":
      return { mode: { key: `mode.${event.mode}` }, seats: event.patrons.length };
    case "dealt":
    case "shown":
      return { seat: { seat: event.seat }, cards: event.cards.map(cardMessage) };
    case "handDealt":
      return { seat: { seat: event.seat }, count: event.count };
    case "exchanged":
      return {
        seat: { seat: event.seat },
        count: event.returned.length,
        returned: event.returned.map(cardMessage),
        drawn: event.drawn.map(cardMessage),
      };
    case "played":
    case "called":
    case "drew":
    case "peeked":
    case "blown":
      return { seat: { seat: event.seat }, card: cardMessage(event.card) };
    case "drewHidden":
    case "peekedHidden":
    case "exchangedHidden":
    case "passed":
      return { seat: { seat: event.seat } };
    case "renewed":
      return { count: event.count };
    case "ended":
      return { winners: event.winners.map((seat) => ({ seat })) };
  }
}

export function describeChoice(choice: ToyChoice): Message {
  switch (choice.kind) {
    case "done":
    case "pass":
    case "show":
      return { key: `choice.${choice.kind}` };
    case "exchange":
    case "play":
      return { key: `choice.${choice.kind}`, values: { card: cardMessage(choice.card) } };
    case "blow":
      return { key: "choice.blow", values: { seat: { seat: choice.seat } } };
  }
}
