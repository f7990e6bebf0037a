import type { Estimate } from "@medallion/fittings";
import type { Run } from "../simulate.ts";
import { ratioOf } from "../study/sums.ts";
import { nameOf, type ReportContext } from "./context.ts";
import { type Distribution, histograms } from "./histogram.ts";
import type { Html } from "./markup.ts";
import { stacks } from "./stack.ts";
import { section } from "./traits.ts";

/** How scores spread in each run; nothing where no game has any. */
export function scoresSection(context: ReportContext): Html | undefined {
  const { runs, voice, numbers } = context;
  const { text } = voice;
  if (runs.every(({ studied }) => Object.keys(studied.scores).every((score) => score === "0")))
    return undefined;
  const all = runs.map((run): Distribution => {
    const { value } = ratioOf(run.studied.score);
    return { ...titled(context, run, value), counts: run.studied.scores };
  });
  const words = { numbers, head: text("report.scores"), table: text("report.table") };
  return section(text("report.scores"), text("report.scoresLead"), histograms(all, words));
}

export function lengthsSection(context: ReportContext): Html {
  const { runs, voice, numbers } = context;
  const { text } = voice;
  const all = runs.map((run): Distribution => {
    const mean = run.tally.choices / run.tally.games;
    return { ...titled(context, run, mean), counts: run.studied.lengths };
  });
  const words = { numbers, head: text("report.lengthHead"), table: text("report.table") };
  return section(text("report.lengths"), text("report.lengthsLead"), histograms(all, words));
}

function titled(context: ReportContext, run: Run, mean: number): Omit<Distribution, "counts"> {
  const { voice, numbers } = context;
  return {
    name: nameOf(context, run),
    note: voice.text("report.mean", { mean: numbers.form("number", mean) }),
    mean,
  };
}

/** What scores are made of in each run. */
export function sourcesSection(context: ReportContext): Html | undefined {
  const { study, runs, voice, numbers } = context;
  const { text, say } = voice;
  const sources = study?.sources ?? [];
  if (sources.length === 0) return undefined;
  const all = runs.map((run) => ({
    name: nameOf(context, run),
    parts: sources.map(({ id }): Estimate => ratioOf(run.studied.sources[id])),
  }));
  const legend = sources.map(({ name }) => say(name));
  const words = { numbers, head: text("report.run"), table: text("report.table") };
  return section(text("report.sources"), text("report.sourcesLead"), stacks(all, legend, words));
}
