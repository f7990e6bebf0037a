import type { Stage } from "@medallion/kernel";
import type { OldWorldChoice } from "../choice.ts";
import type { State } from "../state.ts";
import { arrange } from "./arrange.ts";
import { compare } from "./compare.ts";
import { EXPECT_SCHEMA } from "./expectation.ts";
import { SCHEMAS } from "./format.ts";
import { milestoneOf } from "./milestone.ts";
import { seatNames } from "./names.ts";
import { phrasesOf } from "./phrases.ts";
import { wordsOf } from "./words.ts";

/** How scenarios speak of Old World; the format is in docs/scenarios.md. */
export const stage: Stage<State, OldWorldChoice> = {
  arrange,
  seatNames,
  phrases: phrasesOf,
  words: wordsOf,
  milestone: milestoneOf,
  compare,
  schema: { ...SCHEMAS, expect: EXPECT_SCHEMA },
};
