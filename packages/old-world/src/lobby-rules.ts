import type { InputError, Message, RuleOption } from "@medallion/kernel";
import type { OldWorldMode } from "./lobby-modes.ts";
import { DEFAULT_RULES, MOST_SEATS, type RuleName, type Rules } from "./options.ts";
import { refuse } from "./refuse.ts";

/** The options of section 21 with all their values, the default first (OW-21.1). */
export const RULE_VALUES = {
  goldSupply: ["unlimited", "35"],
  location0Terrain: ["any", "none"],
  deckListAlwaysVisible: [true, false],
  startingPlayer: ["random", "host"],
  schoolSelection: ["draft", "random", "free"],
  attributeRows: ["board", "level"],
  duplicateTrailQuests: [true, false],
  explorationReshuffle: [true, false],
  levelOneBite: ["shield", "none"],
  secretBets: [false, true],
  autoResolveSingle: [true, false],
} as const satisfies { [Name in RuleName]: readonly Rules[Name][] };

export const RULE_NAMES = Object.keys(DEFAULT_RULES) as readonly RuleName[];

const WITH_OTHERS: readonly OldWorldMode[] = ["adventure"];

/** Options that matter in some modes only. */
const MODES_OF: Partial<Record<RuleName, readonly OldWorldMode[]>> = {
  startingPlayer: WITH_OTHERS,
  secretBets: WITH_OTHERS,
};

/** A value of an option as people read it. */
export function ruleWord(name: RuleName, value: Rules[RuleName]): Message {
  return { key: `rule.${name}.${value}` };
}

/** What an option decides. */
export function ruleAbout(name: RuleName): Message {
  return { key: `rule.${name}.about` };
}

function ruleOption(name: RuleName): RuleOption {
  const values = RULE_VALUES[name];
  return {
    name,
    values: values.map(String),
    words: values.map((value) => ruleWord(name, value)),
    label: { key: `rule.${name}` },
    about: ruleAbout(name),
    ...(MODES_OF[name] !== undefined && { modes: MODES_OF[name] }),
  };
}

/** Asked for like a rule: the seat that the host names as starting player (OW-2.2), as people count seats. */
const FIRST_SEAT: RuleOption = {
  name: "firstSeat",
  values: Array.from({ length: MOST_SEATS }, (_, seat) => String(seat + 1)),
  words: Array.from({ length: MOST_SEATS }, (_, seat) => ({
    key: "rule.seat",
    values: { number: seat + 1 },
  })),
  label: { key: "rule.firstSeat" },
  about: { key: "rule.firstSeat.about" },
  modes: WITH_OTHERS,
};

/** Everything a request may name. */
export const RULE_OPTIONS: readonly RuleOption[] = RULE_NAMES.flatMap((name) =>
  name === "startingPlayer" ? [ruleOption(name), FIRST_SEAT] : [ruleOption(name)],
);

interface Asked {
  readonly rules: Readonly<Record<string, unknown>>;
  /** The seat of the starting player, if the host names one. */
  readonly first?: number;
}

/** Rule options as a person writes them: `true`, `false` and numbers may come as words or not. Throws `InputError`. */
export function rulesFrom(written: Readonly<Record<string, unknown>>, seats: number): Asked {
  for (const [name, value] of Object.entries(written)) check(name, value);
  const { [FIRST_SEAT.name]: seat = "1", ...others } = written;
  const rules = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, meant(String(value))]),
  );
  const first = Number(seat) - 1;
  if (first >= seats) throw noSuchValue(FIRST_SEAT.name, FIRST_SEAT.values.slice(0, seats), seat);
  if (rules.startingPlayer === "host") return { rules, first };
  // A form sends its default along; any other seat says something that would be lost.
  if (first > 0) throw refuse("first.surplus", {}, ["rules", FIRST_SEAT.name]);
  return { rules };
}

function meant(written: string): string | boolean {
  return written === "true" ? true : written === "false" ? false : written;
}

/** What somebody wrote, short enough to be said back. */
const LONGEST = 40;

export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function check(name: string, value: unknown): void {
  const option = RULE_OPTIONS.find((known) => known.name === name);
  if (option === undefined)
    throw refuse("rule.name", { name: shortened(name), known: RULE_OPTIONS.map((known) => known.name) }, [
      "rules",
      name,
    ]);
  if (!option.values.includes(String(value))) throw noSuchValue(name, option.values, value);
}

function noSuchValue(name: string, values: readonly string[], value: unknown): InputError {
  return refuse("rule.value", { name, values, value: shortened(String(value)) }, ["rules", name]);
}
