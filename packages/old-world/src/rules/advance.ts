import { EFFECT_STEPS } from "../effects/steps.ts";
import type { Scribe } from "../events.ts";
import { FIGHT_STEPS } from "../fight/steps.ts";
import type { State, Step } from "../state.ts";
import { TALE_STEPS } from "../tale/steps.ts";
import type { Runs } from "./kinds.ts";
import { RULE_STEPS } from "./run.ts";

const RUNS: Runs<Step> = { ...RULE_STEPS, ...FIGHT_STEPS, ...EFFECT_STEPS, ...TALE_STEPS };

/** Does the next thing on the agenda. */
export function advance(state: State, scribe: Scribe): void {
  const step = state.agenda.pop();
  if (step === undefined) return;
  // Each record has a function for exactly its kind of step.
  const run = RUNS[step.do] as (state: State, scribe: Scribe, step: Step) => void;
  run(state, scribe, step);
}
