import type { Stage } from "@medallion/kernel";
import type { RoninChoice } from "../choice.ts";
import type { State } from "../state.ts";
import { arrange } from "./arrange.ts";
import { compare } from "./compare.ts";
import { EXPECT_SCHEMA } from "./expectation.ts";
import { SCHEMAS } from "./format.ts";
import { milestoneOf } from "./milestone.ts";
import { seatsOf } from "./names.ts";
import { phrasesOf, wordsOf } from "./phrases.ts";

/** How scenarios speak of Ronin; the format is in docs/scenarios.md. */
export const stage: Stage<State, RoninChoice> = {
  arrange,
  seatNames: seatsOf,
  phrases: phrasesOf,
  words: wordsOf,
  milestone: milestoneOf,
  compare,
  schema: { ...SCHEMAS, expect: EXPECT_SCHEMA },
};
