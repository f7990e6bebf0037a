import type { Message } from "@medallion/kernel";
import { namesOf, type RulePlan, type RuleValue, ruleWord } from "@medallion/lobbies";
import type { RoninMode } from "./lobby-modes.ts";
import type { RuleName, Rules } from "./options.ts";

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

const WITH_OTHERS: readonly RoninMode[] = ["alliance", "duo"];

/** The host may name the first player (RO-2.1). */
export const RULE_PLAN: RulePlan<RuleName> = {
  values: RULE_VALUES,
  modes: {
    firstPlayer: WITH_OTHERS,
    automaCharacters: ["duo", "solo"],
    soloDifficulty: ["solo"],
    knownCards: WITH_OTHERS,
  },
  first: "firstPlayer",
  ofOthers: "automaCharacters",
  word: valueWord,
};

export const RULE_NAMES = namesOf(RULE_PLAN);

function valueWord(name: RuleName, value: RuleValue): Message {
  return typeof value === "boolean" ? { key: value ? "rule.yes" : "rule.no" } : ruleWord(name, value);
}
