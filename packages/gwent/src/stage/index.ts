import type { Stage } from "@medallion/kernel";
import type { GwentChoice } from "../choices.ts";
import type { State } from "../state.ts";
import { arrange } from "./arrange.ts";
import { compare } from "./compare.ts";
import { SCHEMA } from "./format.ts";
import { milestoneOf } from "./milestone.ts";
import { seatsOf } from "./names.ts";
import { phrasesOf, wordsOf } from "./phrases.ts";

/** How scenarios speak of Gwent; the format is in docs/scenarios.md. */
export const stage: Stage<State, GwentChoice> = {
  arrange,
  seatNames: seatsOf,
  phrases: phrasesOf,
  words: wordsOf,
  milestone: milestoneOf,
  compare,
  schema: SCHEMA,
};
