import { namesOf, type RulePlan, ruleWord } from "@medallion/lobbies";
import type { OldWorldMode } from "./lobby-modes.ts";
import type { RuleName, Rules } from "./options.ts";

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

const WITH_OTHERS: readonly OldWorldMode[] = ["adventure"];

/** The host may name the starting player (OW-2.2). */
export const RULE_PLAN: RulePlan<RuleName> = {
  values: RULE_VALUES,
  modes: { startingPlayer: WITH_OTHERS, secretBets: WITH_OTHERS },
  first: "startingPlayer",
  word: ruleWord,
};

export const RULE_NAMES = namesOf(RULE_PLAN);
