import { at, type Knowledge } from "@medallion/kernel";
import { cardOf } from "./cards.ts";
import { scoreOf } from "./score.ts";
import type { ToyChoice } from "./state.ts";
import type { View } from "./view.ts";

/** Lights the highest lantern, exchanges the lowest, blows at the leader. */
export const knowledge: Knowledge<ToyChoice, View> = {
  rate: (view, _question, choices) => choices.map((choice) => rateOne(view, choice)),
};

function rateOne(view: View, choice: ToyChoice): number {
  switch (choice.kind) {
    case "play":
      return cardOf(choice.card).value;
    case "exchange":
      return 4 - cardOf(choice.card).value;
    case "blow":
      return scoreOf(view, choice.seat);
    case "pass":
      return view.viewer !== null && at(view.hands, view.viewer).length > 0 ? -1 : 0;
    case "done":
    case "show":
      return 0;
  }
}
