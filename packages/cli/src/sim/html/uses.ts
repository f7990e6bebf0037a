import type { ReportContext } from "./context.ts";
import type { Html } from "./markup.ts";
import { plottedRows, type Row } from "./rows.ts";
import { scaleFor } from "./scale.ts";
import { limits, section } from "./traits.ts";

/** How often everything was used, the most used first. */
export function usesSections(context: ReportContext): readonly Html[] {
  const { study, tallies, all, voice, numbers } = context;
  const { text, say } = voice;
  return (study?.uses ?? []).map(({ id, name, values, label, per }) => {
    const rows = values
      .map((value): Row => {
        const count = all.uses[id]?.[value]?.amount ?? 0;
        return {
          label: say(label(value)),
          note: text("report.times", { count }),
          estimate: tallies.use(id, value).rate,
        };
      })
      .sort((one, other) => other.estimate.value - one.estimate.value);
    const known = rows.filter(({ estimate }) => estimate.count > 0).map(({ estimate }) => estimate.value);
    const mean = known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
    return section(
      say(name),
      text(per === "game" ? "report.perGame" : "report.perChance"),
      plottedRows(rows, {
        heads: [say(name), text("report.rate")],
        scale: scaleFor([0, ...limits(rows).filter((value) => value > 0)]),
        form: per === "game" ? "number" : "percent",
        numbers,
        bar: true,
        rule: mean,
      }),
    );
  });
}
