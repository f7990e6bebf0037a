import type { Random, Trial, TrialCase } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { OldWorldChoice } from "./choice.ts";
import type { OldWorldEvent } from "./events.ts";
import { brokenInvariants } from "./invariants.ts";
import { RULE_NAMES, RULE_VALUES } from "./lobby-rules.ts";
import { MOST_SEATS, type Options } from "./options.ts";
import type { State } from "./state.ts";
import { EVERYTHING, usedBy, usedOptions } from "./trial-coverage.ts";
import { hiddenFrom } from "./trial-hidden.ts";
import { namedByEvent, namedByView } from "./trial-names.ts";
import type { View } from "./view.ts";

const SEATS = Array.from({ length: MOST_SEATS }, (_, i) => i + 1);

/** Games of every number of seats, at random and by what bots know, in half of them with random options. */
export const trial: Trial<State, OldWorldEvent, View> = {
  cases: SEATS.flatMap((seats) => [randomCase(seats), knowingCase(seats)]),
  longest: 60_000,
  broken: brokenInvariants,
  began(options: Options, used) {
    for (const name of usedOptions(options)) used.add(name);
  },
  chose(choice: OldWorldChoice, used) {
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
  // A solo game may be given up at any time (OW-16.16).
  ends: ({ kind }) => kind === "abandon",
};

function randomCase(seats: number): TrialCase {
  return { name: String(seats), options: (random) => randomOptions(seats, random) };
}

/** Most choices are those that a bot would take, so that such games get farther in fewer turns. */
function knowingCase(seats: number): TrialCase {
  return { ...randomCase(seats), name: `${seats} greedy`, knowing: 80 };
}

/** In half of the games each option has another value with a chance of one in three. */
function randomOptions(seats: number, random: Random): unknown {
  const rules: Record<string, unknown> = {};
  if (random.below(2) === 0)
    for (const name of RULE_NAMES) {
      const others: readonly unknown[] = RULE_VALUES[name].slice(1);
      if (random.below(3) === 0) rules[name] = at(others, random.below(others.length));
    }
  const first = rules.startingPlayer === "host" ? { first: random.below(seats) } : {};
  return { seats, ...first, rules };
}
