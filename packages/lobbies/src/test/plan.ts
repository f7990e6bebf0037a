import { InputError } from "@medallion/kernel";
import { type LobbyPlan, type LobbyReason, type RulePlan, ruleWord } from "../index.ts";

/** The options of a game that is nothing but a lobby. */
export interface Options {
  readonly seats: number;
  readonly first?: number;
  readonly dataVersion: number;
  readonly rules: Readonly<Record<string, unknown>>;
}

export const SEATS = { crowd: [3, 4], alone: [1] } as const;

export const RULES: RulePlan<"start" | "length" | "open"> = {
  values: { start: ["random", "host"], length: ["short", "3", "long"], open: [true, false] },
  modes: { start: ["crowd"] },
  first: "start",
  ofOthers: "open",
  word: ruleWord,
};

export function refuse(
  reason: LobbyReason,
  values?: object,
  path: readonly (string | number)[] = [],
): InputError {
  return new InputError(reason, JSON.stringify(values ?? {}), path);
}

const DEFAULTS = { start: "random", length: "short", open: true };

export const PLAN: LobbyPlan<Options, keyof typeof SEATS, "start" | "length" | "open"> = {
  refuse,
  seats: SEATS,
  rules: RULES,
  options: ({ dataVersion = 7, rules = {}, ...others }) => ({
    ...others,
    dataVersion,
    rules: { ...DEFAULTS, ...rules },
  }),
  parts: (options) => options,
};

/** The code and the place of a refusal. */
export function refusal(act: () => unknown): readonly [string, readonly (string | number)[]] {
  try {
    act();
  } catch (error) {
    if (error instanceof InputError) return [error.code, error.path];
    throw error;
  }
  throw new Error("it was not refused");
}
