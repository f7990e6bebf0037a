import { usedIn } from "@medallion/fittings";
import type { Random, Trial, TrialCase } from "@medallion/kernel";
import { randomRules } from "@medallion/lobbies";
import type { RoninEvent } from "./events.ts";
import { brokenInvariants } from "./invariants.ts";
import { RULE_PLAN, RULE_VALUES } from "./lobby-rules.ts";
import { MOST_HUMANS, type Rules } from "./options.ts";
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
  ...usedIn({ options: usedOptions, event: usedBy }),
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

function randomOptions(humans: number, allianceSide: Rules["allianceSide"], random: Random): unknown {
  const { rules, ...first } = randomRules(RULE_PLAN, humans, random);
  return { humans, ...first, rules: { ...rules, allianceSide } };
}
