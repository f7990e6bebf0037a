import type { Seat } from "@medallion/kernel";
import { changedFrom, firstSeat } from "@medallion/lobbies";
import * as z from "zod/mini";
import { DATA_VERSION } from "./data/index.ts";
import { issueError } from "./issue.ts";
import { refuse } from "./refuse.ts";

export const MOST_SEATS = 5;

const yesOrNo = (fallback: boolean) => z._default(z.boolean(), fallback);

/** The options of section 21 with their defaults (OW-21.1). */
export const RULES_SCHEMA = z.strictObject({
  goldSupply: z._default(z.enum(["unlimited", "35"]), "unlimited"),
  location0Terrain: z._default(z.enum(["any", "none"]), "any"),
  deckListAlwaysVisible: yesOrNo(true),
  startingPlayer: z._default(z.enum(["random", "host"]), "random"),
  schoolSelection: z._default(z.enum(["draft", "random", "free"]), "draft"),
  attributeRows: z._default(z.enum(["board", "level"]), "board"),
  duplicateTrailQuests: yesOrNo(true),
  explorationReshuffle: yesOrNo(true),
  levelOneBite: z._default(z.enum(["shield", "none"]), "shield"),
  secretBets: yesOrNo(false),
  autoResolveSingle: yesOrNo(true),
});

export type Rules = Readonly<z.infer<typeof RULES_SCHEMA>>;
export type RuleName = keyof Rules;

export const DEFAULT_RULES: Rules = RULES_SCHEMA.parse({});

/** The names of the options that differ from their defaults. */
export function changedRules(rules: Rules): readonly RuleName[] {
  return changedFrom(DEFAULT_RULES, rules);
}

export interface Options {
  readonly seats: number;
  /** The seat the host named as starting player (DP-01), if `startingPlayer` is `host`. */
  readonly first?: Seat;
  /** The version of the components; a replay needs the same (OW-21.1). */
  readonly dataVersion: number;
  readonly rules: Rules;
}

export const OPTIONS_SCHEMA = z.strictObject({
  seats: z._default(z.int().check(z.minimum(1), z.maximum(MOST_SEATS)), 3),
  first: z.optional(z.int()),
  dataVersion: z._default(z.int(), DATA_VERSION),
  rules: z._default(RULES_SCHEMA, () => RULES_SCHEMA.parse({})),
});

/** Options from outside; a fault is an `InputError` with its path. */
export function parseOptions(input: unknown): Options {
  const parsed = OPTIONS_SCHEMA.safeParse(input);
  if (!parsed.success) throw issueError("options", parsed.error.issues);
  const { seats, first, dataVersion, rules } = parsed.data;
  if (dataVersion !== DATA_VERSION)
    throw refuse("data", { asked: dataVersion, known: DATA_VERSION }, ["dataVersion"]);
  const named = firstSeat(refuse, { by: rules.startingPlayer, first, seats });
  return { seats, ...named, dataVersion, rules };
}
