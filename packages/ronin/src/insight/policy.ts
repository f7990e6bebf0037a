import type { Random, Seat } from "@medallion/kernel";
import type { RoninChoice } from "../choice.ts";
import { rateAutomas, rateBoards, rateCharacters } from "../knowledge/setup.ts";
import { askOf } from "../rules/ask.ts";
import type { State } from "../state.ts";
import { rateAnswers } from "./answers.ts";
import { VARIED } from "./beliefs.ts";
import { rateCards, ratePlaces } from "./draft.ts";
import { rateKeeps } from "./keep.ts";
import { ratePlays } from "./play.ts";
import type { Rate } from "./rate.ts";
import { rateUses } from "./uses.ts";

/** How good each choice looks to the quick policy, in victory points: higher is better. */
export const rate: Rate = (state, seat, choices, into) => {
  switch (askOf(state, seat)?.kind) {
    case "place":
      return ratePlaces(state, seat, choices, into);
    case "take":
    case "discard":
      return rateCards(state, seat, choices, into);
    case "play":
      return ratePlays(state, seat, choices, into);
    case "keep":
      return rateKeeps(state, seat, choices, into);
    case "ability":
      return rateUses(state, seat, choices, into);
    case "character":
      return into.set(rateCharacters(state, choices));
    case "automa":
      return into.set(rateAutomas(state, choices));
    case "board":
      return into.set(rateBoards(state, choices));
    default:
      return rateAnswers(state, seat, choices, into);
  }
};

let ratings = new Float64Array(64);

/** The best choice, a close one now and then: what every seat of an imagined game plays by. */
export function pick(state: State, seat: Seat, choices: readonly RoninChoice[], random: Random): number {
  if (choices.length < 2) return 0;
  if (ratings.length < choices.length) ratings = new Float64Array(2 * choices.length);
  rate(state, seat, choices, ratings);
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  let chance = random.below(CHANCES);
  for (let i = 0; i < choices.length; i++) {
    // One draw varies all of them: a number for each would cost as much as the ratings.
    chance = (chance * 75 + 74) % CHANCES;
    const worth = (ratings[i] ?? 0) + (VARIED * chance) / CHANCES;
    if (worth <= highest) continue;
    best = i;
    highest = worth;
  }
  return best;
}

const CHANCES = 65_537;
