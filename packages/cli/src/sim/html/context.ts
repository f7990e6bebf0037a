import type { Study, StudyRun, Tallies } from "@medallion/fittings";
import type { Kit } from "@medallion/kernel";
import type { Voice } from "../../voice.ts";
import type { Run, Simulation } from "../simulate.ts";
import type { StudyTally } from "../study/count.ts";
import type { Judged } from "../study/judge.ts";
import type { Numbers } from "./numbers.ts";

/** All that the parts of a report speak of. */
export interface ReportContext {
  readonly kit: Kit;
  readonly study: Study | undefined;
  readonly simulation: Simulation;
  /** The runs of which at least one game was played. */
  readonly runs: readonly Run[];
  readonly tallies: Tallies;
  /** What the tallies were made from, over the runs that are not apart. */
  readonly all: StudyTally;
  readonly judged: readonly Judged[];
  readonly voice: Voice;
  readonly numbers: Numbers;
  /** The command that makes this report again. */
  readonly command: string;
}

/** What a run is called: its mode, seats, rules that are not as usual, and bots. */
export function runName(
  { kit, voice: { text, say } }: ReportContext,
  { request, bots }: StudyRun,
  seats: number,
): string {
  const mode = kit.lobby.modes.find(({ id }) => id === request.mode);
  const name = text("report.runName", { mode: mode === undefined ? request.mode : say(mode.name), seats });
  const rules = Object.entries(request.rules ?? {}).map(([rule, value]) => {
    const option = kit.lobby.rules?.find((known) => known.name === rule);
    const word = option?.words[option.values.indexOf(String(value))];
    return option === undefined || word === undefined
      ? `${rule}=${value}`
      : `${say(option.label)}: ${say(word)}`;
  });
  const players = [...new Set(bots)].map((id) => text("name.botKind", { bot: id })).join(", ");
  return [name, ...rules, players].join(" · ");
}

export function nameOf(context: ReportContext, { plan, tally }: Run): string {
  return runName(context, plan, tally.seats.length);
}
