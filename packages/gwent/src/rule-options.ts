import type { Message, RuleOption } from "@medallion/kernel";
import { FACTIONS, type Faction } from "./cards/row.ts";
import { deckRulesOf } from "./decks/card-set.ts";
import { shortened } from "./decks/names.ts";
import { type Mode, RULES_SCHEMA } from "./options.ts";
import { otherValue, RULE_NAMES, type RuleName } from "./pack-options.ts";
import { refuse } from "./refuse.ts";

const DEFAULTS = { ...RULES_SCHEMA.parse({}), deckRules: deckRulesOf("standard") };

/** Rules that matter in some modes only; the limits of decks are fixed in the others (GW-2.8). */
const MODES_OF: Partial<Record<RuleName, readonly Mode[]>> = {
  deckRules: ["standard", "free-for-all", "team"],
  ffaScorchOwnSide: ["free-for-all"],
  soloDeck: ["solo"],
  soloMusterChain: ["solo"],
  soloDecoyReveal: ["solo"],
  soloLeaderVariant: ["solo"],
};

/** Every rule option with its two values, that of the box first. */
export const RULE_OPTIONS: readonly (RuleOption & { readonly name: RuleName })[] = RULE_NAMES.map((name) => {
  const values = [DEFAULTS[name], otherValue(name)].map(String);
  return {
    name,
    values,
    words: values.map((value) => ruleWord(name, value)),
    label: { key: `rule.${name}` },
    about: ruleAbout(name),
    ...(MODES_OF[name] !== undefined && { modes: MODES_OF[name] }),
  };
});

/** A value of a rule option as people read it. */
export function ruleWord(name: RuleName, value: string): Message {
  if (value === "true") return { key: "rule.yes" };
  if (value === "false") return { key: "rule.no" };
  return { key: `rule.${name}.${value}` };
}

/** What a rule option changes; the sentence names the value that is not the box's. */
export function ruleAbout(name: RuleName): Message {
  return { key: `rule.${name}.about`, values: { other: ruleWord(name, String(otherValue(name))) } };
}

/** Asked for like a rule: the faction of the automaton, which has no seat that could bring it. */
export const AUTOMATON_OPTION: RuleOption = {
  name: "automaton",
  values: ["chance", ...FACTIONS],
  words: [{ key: "rule.automaton.chance" }, ...FACTIONS.map((faction) => ({ key: `faction.${faction}` }))],
  label: { key: "rule.automaton" },
  about: { key: "rule.automaton.about" },
  modes: ["solo"],
  ofOthers: true,
};

export interface Asked {
  readonly rules: Readonly<Record<string, unknown>>;
  /** Left to chance if absent. */
  readonly automaton?: Faction;
}

/** Rule options as a person writes them: `true` and `false` may come as words. Throws `InputError`. */
export function rulesFrom(written: Readonly<Record<string, unknown>>): Asked {
  const { [AUTOMATON_OPTION.name]: rival, ...others } = written;
  const automaton = FACTIONS.find((faction) => faction === rival);
  if (rival !== undefined) checkValue(AUTOMATON_OPTION, rival);
  const rules = Object.entries(others).map(([name, value]) => {
    const option = RULE_OPTIONS.find((known) => known.name === name);
    if (option === undefined)
      throw refuse("rule.name", { name: shortened(name), known: NAMES }, ["rules", name]);
    checkValue(option, value);
    return [name, value === "true" ? true : value === "false" ? false : value];
  });
  return { rules: Object.fromEntries(rules), ...(automaton !== undefined && { automaton }) };
}

const NAMES = [...RULE_NAMES, AUTOMATON_OPTION.name];

function checkValue({ name, values }: RuleOption, value: unknown): void {
  if (values.includes(String(value))) return;
  throw refuse("rule.value", { name, values, value: shortened(String(value)) }, ["rules", name]);
}
