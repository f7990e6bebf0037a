import type { Lobby, Message, Request } from "@medallion/kernel";
import { type Reading, rulesAsked, shortened } from "./asked.ts";
import { modesOf, type Seats, seatsAsked } from "./modes.ts";
import { type Packable, packed, unpacked } from "./pack.ts";
import type { Refuse } from "./reason.ts";
import { type RulePlan, ruleOptions } from "./rule-plan.ts";

/** What a game says of its lobby. */
export interface LobbyPlan<Options, Id extends string, Name extends string> {
  readonly refuse: Refuse;
  readonly seats: Seats<Id>;
  readonly rules: RulePlan<Name>;
  /** Complete options from these parts, or an `InputError`. */
  options(parts: Partly): Options;
  /** The parts of complete options. */
  parts(options: Options): Packable;
  /** Names of those who play along without a seat. */
  readonly others?: (options: Options) => readonly Message[];
}

/** Options that ask for so many seats; whatever else is absent has its default. */
export type Partly = Pick<Packable, "seats"> & Partial<Packable>;

/** The lobby of a game to which nobody brings anything; nothing is left to chance before it begins. */
export function lobbyOf<Options, Id extends string, Name extends string>(
  plan: LobbyPlan<Options, Id, Name>,
): Lobby<Options> {
  const { refuse, seats, rules } = plan;
  const ids = Object.keys(seats) as Id[];
  const reading: Reading = { refuse, plan: rules, options: ruleOptions(rules, seats) };

  function modeNamed(id: string): Id {
    const mode = ids.find((known) => known === id);
    if (mode === undefined) throw refuse("mode", { asked: shortened(id), known: ids.join(", ") }, ["mode"]);
    return mode;
  }

  function options(request: Request): Options {
    const count = seatsAsked(refuse, seats, modeNamed(request.mode), request);
    const brought = (request.picks ?? []).findIndex((pick) => pick !== undefined);
    if (brought >= 0) throw refuse("picks", {}, ["picks", brought]);
    return plan.options({ seats: count, ...rulesAsked(reading, request.rules ?? {}, count) });
  }

  return {
    modes: modesOf(seats),
    picks: (mode) => {
      modeNamed(mode);
      return [];
    },
    options,
    rules: reading.options,
    ...(plan.others && { others: plan.others }),
    pack: (whole) => packed(rules, plan.parts(whole)),
    unpack: (text) => plan.options(unpacked(refuse, rules, text)),
  };
}
