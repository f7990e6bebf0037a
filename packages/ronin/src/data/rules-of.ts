import type { Ability, AbilityWindow, ActionCard, Bonus, Condition, Result } from "./types.ts";

/** The rule of each condition. */
export const CONDITION_RULES: Readonly<Record<Condition["k"], string>> = {
  C1: "RO-6.5",
  C2: "RO-6.6",
  C3: "RO-6.7",
  C4: "RO-6.8",
  C5: "RO-6.9",
  C6: "RO-6.12",
  C7: "RO-6.13",
  C8: "RO-6.14",
  C9: "RO-6.15",
  C10: "RO-6.16",
};

const RESULT_RULES: Readonly<Record<Result["k"], string>> = {
  R1: "RO-6.18",
  R2: "RO-6.19",
  R3: "RO-6.20",
  R4: "RO-6.20",
  R5: "RO-6.21",
  R6: "RO-6.21",
  R7: "RO-6.22",
  R8: "RO-6.23",
  R9: "RO-6.23",
  R10: "RO-6.24",
};

/** The rules by which a card works: of its effect, and of the cup on its edge. */
export function cardRules({ pass, effect }: ActionCard): readonly string[] {
  return [
    ...(effect === undefined ? [] : [CONDITION_RULES[effect.condition.k], RESULT_RULES[effect.result.k]]),
    ...(pass === undefined ? [] : ["RO-8.6"]),
  ];
}

const BONUS_RULES: Readonly<Record<Bonus["k"], string>> = {
  abilityOrXp: "RO-8.13",
  drawOrXp: "RO-8.14",
  showHand: "RO-8.15",
  activeAny: "RO-8.16",
  xp: "RO-8.19",
};

export function bonusRule({ k }: Bonus): string {
  return BONUS_RULES[k];
}

const WINDOW_RULES: Readonly<Record<AbilityWindow, string>> = {
  DRAFT: "RO-7.6",
  PLAY: "RO-7.7",
  END: "RO-7.8",
};

/** The rule of the window in which an ability is used. */
export function abilityRule({ window }: Ability): string {
  return WINDOW_RULES[window];
}
