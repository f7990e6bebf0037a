import { usedIn } from "@medallion/fittings";
import type { Trial, TrialCase } from "@medallion/kernel";
import { randomRules } from "@medallion/lobbies";
import type { OldWorldEvent } from "./events.ts";
import { brokenInvariants } from "./invariants.ts";
import { RULE_PLAN } from "./lobby-rules.ts";
import { MOST_SEATS } from "./options.ts";
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
  ...usedIn({ options: usedOptions, event: usedBy }),
  everything: EVERYTHING,
  namedByEvent,
  namedByView,
  hidden: hiddenFrom,
  // A solo game may be given up at any time (OW-16.16).
  ends: ({ kind }) => kind === "abandon",
};

function randomCase(seats: number): TrialCase {
  return { name: String(seats), options: (random) => ({ seats, ...randomRules(RULE_PLAN, seats, random) }) };
}

/** Most choices are those that a bot would take, so that such games get farther in fewer turns. */
function knowingCase(seats: number): TrialCase {
  return { ...randomCase(seats), name: `${seats} greedy`, knowing: 80 };
}
