import type { Kit, RuleOption, Say } from "@medallion/kernel";

/** A value of a rule as people read it; one that the rule does not know (another version had it) as it is written. */
export function ruleWord({ values, words }: RuleOption, value: string, say: Say): string {
  const word = words[values.indexOf(value)];
  return word === undefined ? value : say(word);
}

/** The options of a game's rules that matter in a mode. */
export function rulesIn({ lobby }: Kit, mode: string): readonly RuleOption[] {
  return (lobby.rules ?? []).filter(({ modes }) => modes === undefined || modes.includes(mode));
}

/** Whether a table is played by rules of its own; whom it is played against is none. */
export function hasHouseRules(kit: Kit, rules: Readonly<Record<string, unknown>>): boolean {
  const others = (kit.lobby.rules ?? []).filter(({ ofOthers }) => ofOthers).map(({ name }) => name);
  return Object.keys(rules).some((name) => !others.includes(name));
}
