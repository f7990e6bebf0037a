import type { Random, Trial, TrialCase } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { RoninChoice } from "./choice.ts";
import type { RoninEvent } from "./events.ts";
import { brokenInvariants } from "./invariants.ts";
import { RULE_NAMES, RULE_VALUES } from "./lobby-rules.ts";
import { MOST_HUMANS, type Options, type Rules } from "./options.ts";
import type { State } from "./state.ts";
import { EVERYTHING, usedBy, usedOptions } from "./trial-coverage.ts";
import { hiddenFrom } from "./trial-hidden.ts";
import { namedByEvent, namedByView } from "./trial-names.ts";
import type { View } from "./view.ts";

const HUMANS = Array.from({ length: MOST_HUMANS }, (_, i) => i + 1);

/** Random play for every number of humans on both sides of the boards, in half of the games with random options. */
export const trial: Trial<State, RoninEvent, View> = {
  cases: HUMANS.flatMap((humans) =>
    RULE_VALUES.allianceSide.map((allianceSide) => trialCase(humans, allianceSide)),
  ),
  longest: 400,
  broken: brokenInvariants,
  began(options: Options, used) {
    for (const name of usedOptions(options)) used.add(name);
  },
  chose(choice: RoninChoice, used) {
    used.add(`answer ${choice.kind}`);
  },
  used(event, used) {
    used.add(`event ${event.kind}`);
    for (const name of usedBy(event)) used.add(name);
  },
  everything: EVERYTHING,
  namedByEvent,
  namedByView,
  hidden: hiddenFrom,
};

function trialCase(humans: number, allianceSide: Rules["allianceSide"]): TrialCase {
  return {
    name: `${humans} ${allianceSide}`,
    options: (random) => randomOptions(humans, allianceSide, random),
  };
}

/** In half of the games each option has another value with a chance of one in three. */
function randomOptions(humans: number, allianceSide: Rules["allianceSide"], random: Random): unknown {
  const rules: Record<string, unknown> = {};
  if (random.below(2) === 0)
    for (const name of RULE_NAMES) {
      const others: readonly unknown[] = RULE_VALUES[name].slice(1);
      if (random.below(3) === 0) rules[name] = at(others, random.below(others.length));
    }
  const first = rules.firstPlayer === "host" ? { first: random.below(humans) } : {};
  return { humans, ...first, rules: { ...rules, allianceSide } };
}
