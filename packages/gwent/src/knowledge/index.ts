import type { Knowledge } from "@medallion/kernel";
import type { GwentChoice } from "../choices.ts";
import type { View } from "../view.ts";
import { rateMoves } from "./moves.ts";
import { rateDecks, rateMulligan, rateStarters } from "./setup.ts";

/** What a bot knows of Gwent: how good each choice looks from what the seat may know. */
export const knowledge: Knowledge<GwentChoice, View> = {
  rate(view, question, choices, random) {
    const { seat, kind } = question;
    switch (kind) {
      case "mulligan":
        return rateMulligan(view, seat, choices, random);
      case "starter":
        return rateStarters(view, seat, choices);
      case "deck":
        return rateDecks(view, seat, choices);
      default:
        return rateMoves(view, seat, choices, random);
    }
  },
};
