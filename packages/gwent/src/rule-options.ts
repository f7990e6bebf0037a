import type { RuleOption } from "@medallion/kernel";
import { deckRulesOf } from "./decks/card-set.ts";
import { shortened } from "./decks/names.ts";
import { RULES_SCHEMA } from "./options.ts";
import { otherValue, RULE_NAMES, type RuleName } from "./pack-options.ts";
import { refuse } from "./refuse.ts";

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
      if (option === undefined)
        throw refuse("rule.name", { name: shortened(name), known: RULE_NAMES }, ["rules", name]);
      if (!option.values.includes(String(value)))
        throw refuse("rule.value", { name, values: option.values, value: shortened(String(value)) }, [
          "rules",
          name,
        ]);
      return [name, value === "true" ? true : value === "false" ? false : value];
    }),
  );
}
