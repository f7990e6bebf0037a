import { at, type Seat } from "@medallion/kernel";
import type { Insight } from "@medallion/search";
import { cardOf } from "./cards.ts";
import { imagine } from "./imagine.ts";
import { scoreOf } from "./score.ts";
import type { State, ToyChoice } from "./state.ts";
import type { View } from "./view.ts";
import weights from "./weights.json" with { type: "json" };

/** One choice in so many is anything at all, so that imagined games differ. */
const STRAYS = 8;

/** What bots that think ahead are told of the lanterns. */
export const insight: Insight<State, ToyChoice, View> = {
  worlds: (view) => (random) => imagine(view, random),
  pick(state, seat, choices, random) {
    if (random.below(STRAYS) === 0) return random.below(choices.length);
    let best = 0;
    for (let index = 1; index < choices.length; index++)
      if (likingFor(state, seat, at(choices, index)) > likingFor(state, seat, at(choices, best)))
        best = index;
    return best;
  },
  rate(state, seat, choices, into) {
    for (const [index, choice] of choices.entries()) into[index] = likingFor(state, seat, choice) / 2;
  },
  features: ["lit", "hand", "cards"],
  measure(state, seat, into) {
    const hand = at(state.hands, seat);
    into[0] = scoreOf(state, seat) / 10;
    into[1] = hand.reduce((sum, card) => sum + cardOf(card).value, 0) / 10;
    into[2] = state.passed[seat] ? 0 : hand.length;
  },
  model: (state) => state.options.mode,
  camps: (state) => [...state.hands.keys()],
  rests: () => true,
  key: (_state, _seat, choice) => keyOf(choice),
  secret: ({ kind }) => kind === "exchange",
  weights,
};

/** Lights what is high, exchanges what is low, blows at the leader. */
function likingFor(state: State, seat: Seat, choice: ToyChoice): number {
  switch (choice.kind) {
    case "play":
      return cardOf(choice.card).value;
    case "exchange":
      return 4 - cardOf(choice.card).value;
    case "blow":
      return scoreOf(state, choice.seat);
    case "pass":
      return at(state.hands, seat).length > 0 ? -1 : 0;
    case "done":
    case "show":
      return 0;
  }
}

function keyOf(choice: ToyChoice): string {
  switch (choice.kind) {
    case "exchange":
    case "play":
      return `${choice.kind} ${choice.card}`;
    case "blow":
      return `blow ${choice.seat}`;
    case "done":
    case "pass":
    case "show":
      return choice.kind;
  }
}
