import type { InputError, Message, RuleOption } from "@medallion/kernel";
import type { RoninMode } from "./lobby-modes.ts";
import { DEFAULT_RULES, MOST_HUMANS, type RuleName, type Rules } from "./options.ts";
import { refuse } from "./refuse.ts";

/** The options of section 16 with all their values, the default first (RO-16.1). */
export const RULE_VALUES = {
  firstPlayer: ["random", "host"],
  allianceSide: ["A", "B"],
  automaCharacters: ["random", "chosen"],
  soloDifficulty: ["autumn", "summer", "winter"],
  keptCardsPair: ["ending", "next"],
  endAbilityAfterChapter3: [false, true],
  autoSideQuest: [true, false],
  knownCards: ["shown", "hidden"],
} as const satisfies { [Name in RuleName]: readonly Rules[Name][] };

export const RULE_NAMES = Object.keys(DEFAULT_RULES) as readonly RuleName[];

const WITH_OTHERS: readonly RoninMode[] = ["alliance", "duo"];

/** Options that matter in some modes only. */
const MODES_OF: Partial<Record<RuleName, readonly RoninMode[]>> = {
  firstPlayer: WITH_OTHERS,
  automaCharacters: ["duo", "solo"],
  soloDifficulty: ["solo"],
  knownCards: WITH_OTHERS,
};

/** A value of an option as people read it. */
export function ruleWord(name: RuleName, value: Rules[RuleName]): Message {
  if (typeof value === "boolean") return { key: value ? "rule.yes" : "rule.no" };
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
    ...(name === "automaCharacters" && { ofOthers: true }),
  };
}

/** Asked for like a rule: the seat that the host names as first player (RO-2.1), as people count seats. */
const FIRST_SEAT: RuleOption = {
  name: "firstSeat",
  values: Array.from({ length: MOST_HUMANS }, (_, seat) => String(seat + 1)),
  words: Array.from({ length: MOST_HUMANS }, (_, seat) => ({
    key: "rule.seat",
    values: { number: seat + 1 },
  })),
  label: { key: "rule.firstSeat" },
  about: { key: "rule.firstSeat.about" },
  modes: WITH_OTHERS,
};

/** Everything a request may name. */
export const RULE_OPTIONS: readonly RuleOption[] = RULE_NAMES.flatMap((name) =>
  name === "firstPlayer" ? [ruleOption(name), FIRST_SEAT] : [ruleOption(name)],
);

interface Asked {
  readonly rules: Readonly<Record<string, unknown>>;
  /** The seat of the first player, if the host names one. */
  readonly first?: number;
}

/** Rule options as a person writes them: `true`, `false` and numbers may come as words. Throws `InputError`. */
export function rulesFrom(written: Readonly<Record<string, unknown>>, humans: number): Asked {
  for (const [name, value] of Object.entries(written)) check(name, value);
  const { [FIRST_SEAT.name]: seat = "1", ...others } = written;
  const rules = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [
      name,
      value === "true" ? true : value === "false" ? false : value,
    ]),
  );
  const first = Number(seat) - 1;
  if (first >= humans) throw noSuchValue(FIRST_SEAT.name, FIRST_SEAT.values.slice(0, humans), seat);
  if (rules.firstPlayer === "host") return { rules, first };
  // A form sends its default along; any other seat says something that would be lost.
  if (first > 0) throw refuse("first.surplus", {}, ["rules", FIRST_SEAT.name]);
  return { rules };
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
