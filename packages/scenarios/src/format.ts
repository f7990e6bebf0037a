import { z } from "zod";
import { PUZZLE_LEVELS } from "./puzzle.ts";

/** More rule IDs than this, and a scenario proves too much at once. */
export const MOST_PROVEN = 6;

const text = z.string().trim().min(1);
const bySeat = <T extends z.ZodType>(value: T) => z.record(z.string(), value);
const snippets = z.array(z.union([z.string(), z.number().transform(String)]));

const forced = z
  .union([z.int().min(0), z.enum(["keep", "reverse"]), z.array(z.int().min(0))])
  .describe("the place of the candidate picked, counted from 0, or the order a shuffle gives");

const viewed = z.strictObject({
  by: text.describe("a seat, or `spectator`"),
  has: snippets.optional().describe("texts found in the view as JSON"),
  lacks: snippets.optional().describe("texts not found in it"),
});

/** The keys of an `expect` that every game has; all others belong to the game. */
const generic = z.strictObject({
  question: bySeat(text).optional().describe("the kind of each seat's open question, or `none`"),
  choices: bySeat(z.array(text)).optional().describe("all legal choices of a seat, and no others"),
  can: z.array(text).optional().describe("choices that are legal: `A plays X`"),
  cannot: z.array(text).optional().describe("choices that are not legal: `A plays X`"),
  over: z.boolean().optional().describe("whether the game is over"),
  outcome: bySeat(z.enum(["win", "draw", "loss"])).optional(),
  events: z.array(text).optional().describe("kinds of events since the last choice or settle, in order"),
  view: z
    .union([viewed, z.array(viewed)])
    .optional()
    .describe("what a seat may see"),
  "same view": z
    .strictObject({
      by: text.describe("a seat, or `spectator`"),
      as: z.array(text).describe("script lines played from the start instead"),
    })
    .optional()
    .describe("the seat cannot tell this script from another"),
});

export const GENERIC_KEYS: readonly string[] = Object.keys(generic.shape);

const expectation = z.looseObject(generic.shape).describe("what the table must look like here");

const line = z.union([text, z.strictObject({ expect: expectation })]);

const percent = z.int().min(0).max(100);

const puzzle = z
  .strictObject({
    id: text.describe("the same for ever: what people solved is kept by it"),
    answer: text.describe("the best choice, as a line writes it after the seat’s name: `plays X`"),
    level: z.enum(PUZZLE_LEVELS).describe("how hard it is to see"),
    chance: percent.describe("of winning by the answer, in per cent"),
    next: percent.describe("of winning by the next best choice"),
    because: z.array(text).describe("the features that speak for the answer, the strongest first"),
    mined: text.describe("the game it is from, as the miner calls it"),
  })
  .describe("what the first seat is to find here");

export const scenarioFormat = z.strictObject({
  scenario: text.describe("the title: one sentence that says what is promised"),
  proves: z.array(z.string().regex(/^\S+$/)).max(MOST_PROVEN).optional().describe("IDs of the rules shown"),
  game: text,
  mode: text.optional(),
  options: z.record(z.string(), z.unknown()).optional().describe("rule options by name"),
  cards: z.record(z.string(), z.unknown()).optional().describe("cards that exist in this scenario only"),
  position: z.unknown().optional().describe("the arranged position; the rest is as the game has it"),
  random: z.array(forced).optional().describe("forced results of chance, in order"),
  script: z.array(line).optional().describe("what happens, line by line"),
  expect: expectation.optional(),
  puzzle: puzzle.optional(),
});

export type Scenario = z.infer<typeof scenarioFormat>;
export type Expectation = z.infer<typeof generic>;
