import type { Entry, Section } from "@medallion/kernel";
import { namesOf, type RulePlan, type RuleValue, ruleAbout } from "./rule-plan.ts";

type Told<Name extends string> = Pick<RulePlan<Name>, "values" | "word">;
type Rules<Name extends string> = Readonly<Record<Name, RuleValue>>;

/** The options that differ from their defaults as a part of the table in words; none if none does. */
export function ruleSections<Name extends string>(plan: Told<Name>, rules: Rules<Name>): readonly Section[] {
  const changed = changedIn(plan, rules);
  if (changed.length === 0) return [];
  const items = changed.map((name) => ({
    text: {
      key: "outline.rule",
      values: { rule: { key: `rule.${name}` }, value: plan.word(name, rules[name]) },
    },
  }));
  return [{ title: { key: "outline.rules" }, items }];
}

/** The same options with what they decide. */
export function ruleEntries<Name extends string>(plan: Told<Name>, rules: Rules<Name>): readonly Entry[] {
  return changedIn(plan, rules).map((name) => ({
    title: { key: `rule.${name}` },
    lines: [{ key: "entry.rule", values: { value: plan.word(name, rules[name]) } }, ruleAbout(name)],
  }));
}

function changedIn<Name extends string>(plan: Told<Name>, rules: Rules<Name>): readonly Name[] {
  return namesOf(plan).filter((name) => rules[name] !== plan.values[name][0]);
}
