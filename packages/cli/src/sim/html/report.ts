import type { Study } from "@medallion/fittings";
import type { Kit } from "@medallion/kernel";
import type { Voice } from "../../voice.ts";
import type { Simulation } from "../simulate.ts";
import type { Judged } from "../study/judge.ts";
import { talliesOf, together } from "../study/tallies.ts";
import { numbersIn } from "./numbers.ts";
import { pageOf } from "./page.ts";

export interface Reported {
  readonly kit: Kit;
  readonly study: Study | undefined;
  readonly simulation: Simulation;
  readonly judged: readonly Judged[];
  /** Knows the texts of the study too. */
  readonly voice: Voice;
  readonly command: string;
}

/** The report of a simulation as a page. */
export function reportPage(reported: Reported): string {
  const { simulation, voice } = reported;
  const counted = simulation.runs.map(({ plan, studied }) => ({ run: plan, studied }));
  return pageOf({
    ...reported,
    runs: simulation.runs.filter(({ tally }) => tally.games > 0),
    tallies: talliesOf(counted),
    all: together(counted, ({ apart }) => apart !== true),
    numbers: numbersIn(voice.language),
  });
}
