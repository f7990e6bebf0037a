import type { RuleOption } from "@medallion/kernel";
import { InputError } from "@medallion/kernel";
import { deckRulesOf } from "./decks/card-set.ts";
import { RULES_SCHEMA } from "./options.ts";
import { otherValue, RULE_NAMES, type RuleName } from "./pack-options.ts";

const DEFAULTS = { ...RULES_SCHEMA.parse({}), deckRules: deckRulesOf("standard") };

/** Every rule option with its two values, that of the box first. */
export const RULE_OPTIONS: readonly (RuleOption & { readonly name: RuleName })[] = RULE_NAMES.map((name) => ({
  name,
  values: [String(DEFAULTS[name]), String(otherValue(name))],
  label: { key: `rule.${name}` },
  about: { key: `rule.${name}.about` },
}));

/** Rule options as a person writes them: `true` and `false` may come as words. Throws `InputError`. */
export function rulesFrom(written: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => {
      const option = RULE_OPTIONS.find((known) => known.name === name);
      if (option === undefined) throw unknownRule(name);
      if (!option.values.includes(String(value))) throw wrongValue(option, String(value));
      return [name, value === "true" ? true : value === "false" ? false : value];
    }),
  );
}

function unknownRule(name: string): InputError {
  const sentence = `There is no option ${name}; choose one of ${RULE_NAMES.join(", ")}.`;
  return new InputError(
    "rule",
    sentence,
    ["rules", name],
    [{ key: "fault.ruleName", values: { name, known: RULE_NAMES } }],
  );
}

function wrongValue({ name, values }: RuleOption, value: string): InputError {
  const sentence = `This must be ${values.join(" or ")}, not "${value}".`;
  return new InputError(
    "rule",
    sentence,
    ["rules", name],
    [{ key: "fault.ruleValue", values: { name, values, value } }],
  );
}
