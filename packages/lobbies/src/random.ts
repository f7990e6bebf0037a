import { at, type Random, type Seat } from "@medallion/kernel";
import { namesOf, type RulePlan, type RuleValue } from "./rule-plan.ts";

interface Drawn {
  readonly first?: Seat;
  readonly rules: Readonly<Record<string, RuleValue>>;
}

/** Rules of a random game: in half of them each option has another value with a chance of one in three. */
export function randomRules<Name extends string>(
  plan: Pick<RulePlan<Name>, "values" | "first">,
  seats: number,
  random: Random,
): Drawn {
  const rules: Record<string, RuleValue> = {};
  if (random.below(2) === 0)
    for (const name of namesOf(plan)) {
      const others = plan.values[name].slice(1);
      if (random.below(3) === 0) rules[name] = at(others, random.below(others.length));
    }
  return { ...(rules[plan.first] === "host" && { first: random.below(seats) }), rules };
}
