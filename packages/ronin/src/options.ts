import type { Seat } from "@medallion/kernel";
import { changedFrom, firstSeat } from "@medallion/lobbies";
import * as z from "zod/mini";
import { DATA_VERSION } from "./data/index.ts";
import { issueError } from "./issue.ts";
import { refuse } from "./refuse.ts";

export const MOST_HUMANS = 5;

const yesOrNo = (fallback: boolean) => z._default(z.boolean(), fallback);

/** The options of section 16 with their defaults (RO-16.1). */
export const RULES_SCHEMA = z.strictObject({
  firstPlayer: z._default(z.enum(["random", "host"]), "random"),
  allianceSide: z._default(z.enum(["A", "B"]), "A"),
  automaCharacters: z._default(z.enum(["random", "chosen"]), "random"),
  soloDifficulty: z._default(z.enum(["autumn", "summer", "winter"]), "autumn"),
  keptCardsPair: z._default(z.enum(["ending", "next"]), "ending"),
  endAbilityAfterChapter3: yesOrNo(false),
  autoSideQuest: yesOrNo(true),
  knownCards: z._default(z.enum(["shown", "hidden"]), "shown"),
});

export type Rules = Readonly<z.infer<typeof RULES_SCHEMA>>;
export type RuleName = keyof Rules;

export const DEFAULT_RULES: Rules = RULES_SCHEMA.parse({});

/** The names of the options that differ from their defaults. */
export function changedRules(rules: Rules): readonly RuleName[] {
  return changedFrom(DEFAULT_RULES, rules);
}

export interface Options {
  /** How many seats there are; with one or two, Automas sit beside them (RO-12.1). */
  readonly humans: number;
  /** The seat the host named as first player (RO-2.1), if `firstPlayer` is `host`. */
  readonly first?: Seat;
  /** The version of the components; a replay needs the same (RO-16.1). */
  readonly dataVersion: number;
  readonly rules: Rules;
}

export const OPTIONS_SCHEMA = z.strictObject({
  humans: z._default(z.int().check(z.minimum(1), z.maximum(MOST_HUMANS)), 3),
  first: z.optional(z.int()),
  dataVersion: z._default(z.int(), DATA_VERSION),
  rules: z._default(RULES_SCHEMA, () => RULES_SCHEMA.parse({})),
});

/** Options from outside; a fault is an `InputError` with its path. */
export function parseOptions(input: unknown): Options {
  const parsed = OPTIONS_SCHEMA.safeParse(input);
  if (!parsed.success) throw issueError("options", parsed.error.issues);
  const { humans, first, dataVersion, rules } = parsed.data;
  if (dataVersion !== DATA_VERSION)
    throw refuse("data", { asked: dataVersion, known: DATA_VERSION }, ["dataVersion"]);
  const named = firstSeat(refuse, { by: rules.firstPlayer, first, seats: humans });
  return { humans, ...named, dataVersion, rules };
}
