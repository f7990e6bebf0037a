import type { Seat } from "@medallion/kernel";
import { heard } from "@medallion/kernel";
import type { OldWorldChoice } from "../choice.ts";
import { choicesOf } from "../choices.ts";
import type { OldWorldEvent, Scribe } from "../events.ts";
import { advance } from "../rules/advance.ts";
import { answerAsk, answerForced } from "../rules/answer.ts";
import { takeOffer } from "../rules/offers.ts";
import type { State } from "../state.ts";

/** What one act brought: whether it is final, and what a spectator heard. */
export interface Done {
  readonly final: boolean;
  readonly events: readonly OldWorldEvent[];
}

function watched(work: (scribe: Scribe) => void): Done {
  const events: OldWorldEvent[] = [];
  const scribe: Scribe = {
    final: false,
    tell: (told) => {
      const event = heard(told, null);
      if (event !== undefined) events.push(event);
    },
  };
  work(scribe);
  return { final: scribe.final, events };
}

/** Runs the table to its next question. */
export function rest(state: State): Done {
  return watched((scribe) => settle(state, scribe));
}

function settle(state: State, scribe: Scribe): void {
  for (let steps = 0; steps < 1000; steps++) {
    if (state.asks.length > 0) {
      if (!answerForced(state, scribe)) return;
    } else if (state.agenda.length === 0) return;
    else advance(state, scribe);
  }
  throw new Error("the agenda did not empty");
}

/** Runs one function of the rules, and then the table to its next question. */
export function apply(state: State, work: (scribe: Scribe) => void): Done {
  return watched((scribe) => {
    work(scribe);
    settle(state, scribe);
  });
}

/** The open questions as "seat kind". */
export function asked(state: State): readonly string[] {
  return state.asks.map(({ seat, kind }) => `${seat} ${kind}`);
}

export function choices(state: State, seat: Seat): readonly OldWorldChoice[] {
  return choicesOf(state, seat);
}

/** Whether the seat has a choice with these properties. */
export function can(state: State, seat: Seat, wanted: object): boolean {
  return choices(state, seat).some((choice) => matches(choice, wanted));
}

/** Takes the first choice that has these properties, and runs on. */
export function choose(state: State, seat: Seat, wanted: object): Done {
  const list = choices(state, seat);
  const choice = list.find((one) => matches(one, wanted));
  if (choice === undefined)
    throw new Error(`seat ${seat} cannot ${JSON.stringify(wanted)}, only ${JSON.stringify(list)}`);
  return watched((scribe) => {
    if (!takeOffer(state, scribe, seat, choice)) answerAsk(state, scribe, seat, choice);
    settle(state, scribe);
  });
}

function matches(found: object, wanted: object): boolean {
  const parts: Readonly<Record<string, unknown>> = { ...found };
  return Object.entries(wanted).every(([key, value]) => parts[key] === value);
}
