import { at, type Seat, type Trial } from "@medallion/kernel";
import { ABILITIES, CARDS, cardOf, nameOf, SUITS } from "./cards.ts";
import { hasSeen } from "./hiding.ts";
import { broken } from "./invariants.ts";
import { lobby } from "./lobby.ts";
import { MODES, type State, type ToyEvent } from "./state.ts";
import type { View } from "./view.ts";

export const trial: Trial<State, ToyEvent, View> = {
  cases: MODES.flatMap((mode) =>
    [2, 3, 4].map((seats) => ({
      name: `${mode}, ${seats} seats`,
      options: (random) => lobby.options({ mode, seats }, random),
    })),
  ),
  longest: 200,
  broken,
  used(event, used) {
    for (const name of usedBy(event)) used.add(name);
  },
  everything: [
    ...CARDS.map((card) => card.name),
    ...ABILITIES,
    ...MODES,
    ...SUITS.map((suit) => `patron ${suit}`),
    "exchange",
    "show",
    "pass",
    "win",
    "draw between seats",
  ],
  namedByEvent: (event) => cardsOf(event).map(nameOf),
  namedByView(view) {
    const slots = [...view.hands.flat(), ...view.deck];
    const known = slots.flatMap((slot) => (slot.card === undefined ? [] : [slot.card]));
    return [...view.rows.flat(), ...view.discard, ...known].map(nameOf);
  },
  hidden(state, viewer: Seat | null) {
    const others = state.hands.filter((_hand, seat) => seat !== viewer).flat();
    return [...others, ...state.deck]
      .filter((card) => !hasSeen(state, viewer, card))
      .map((card) => ({ card: nameOf(card), place: `handle ${at(state.handles, card)}`, group: "hidden" }));
  },
};

function usedBy(event: ToyEvent): readonly string[] {
  switch (event.kind) {
    case "started":
      return [event.mode, ...event.patrons.map((suit) => `patron ${suit}`)];
    case "played":
    case "called": {
      const { name, ability } = cardOf(event.card);
      return ability === undefined ? [name] : [name, ability];
    }
    case "exchanged":
      return event.returned.length > 0 ? ["exchange"] : [];
    case "shown":
      return ["show"];
    case "passed":
      return ["pass"];
    case "ended":
      return [event.winners.length > 1 ? "draw between seats" : "win"];
    default:
      return [];
  }
}

function cardsOf(event: ToyEvent): readonly number[] {
  switch (event.kind) {
    case "dealt":
    case "shown":
      return event.cards;
    case "exchanged":
      return [...event.returned, ...event.drawn];
    case "played":
    case "called":
    case "drew":
    case "peeked":
    case "blown":
      return [event.card];
    default:
      return [];
  }
}
