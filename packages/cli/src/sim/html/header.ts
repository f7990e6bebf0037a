import { failureLines } from "../report.ts";
import { ratioOf, type Sums } from "../study/sums.ts";
import { nameOf, type ReportContext } from "./context.ts";
import { type Html, html } from "./markup.ts";
import { stated } from "./rows.ts";

/** What the report is of, and how to make it again. */
export function header(context: ReportContext): Html {
  const { kit, study, simulation, voice, command } = context;
  const { text } = voice;
  const asked = simulation.runs.reduce((sum, { plan }) => sum + plan.games, 0);
  const games = gamesIn(context);
  const version = { rules: kit.game.rulesVersion, data: String(study?.dataVersion ?? "none") };
  const bots = [...new Set(simulation.runs.flatMap(({ plan }) => plan.bots))];
  const notes = [
    ...(simulation.stopped ? [text("sim.stopped", { games, asked })] : []),
    ...failureLines(simulation, voice).filter((line) => line !== ""),
  ];
  return html`<header>
<h1>${titleOf(context)}</h1>
<p>${text("report.lead")}</p>
<dl>
<div><dt>${text("report.command")}</dt><dd><code>${words(command)}</code></dd></div>
<div><dt>${text("report.versions")}</dt><dd>${text("report.version", version)}</dd></div>
<div><dt>${text("report.bots")}</dt><dd>${bots.map((id) => text("name.botKind", { bot: id })).join(", ")}</dd></div>
</dl>
${notes.map(
  (note) => html`<p class="note" role="note">${note}</p>
`,
)}</header>`;
}

/** Each word in one piece, so that no line ends inside an option. */
function words(command: string): readonly Html[] {
  return command.split(" ").map((word) => html`<span>${word}</span> `);
}

export function titleOf(context: ReportContext): string {
  const { kit, voice } = context;
  return voice.text("report.title", { game: voice.say(kit.name), games: gamesIn(context) });
}

function gamesIn({ simulation }: ReportContext): number {
  return simulation.runs.reduce((sum, { tally }) => sum + tally.games, 0);
}

/** Every run with its games, mean score and mean length. */
export function runsSection(context: ReportContext): Html {
  const { runs, voice, numbers } = context;
  const { text } = voice;
  const rows = runs.map((run) => {
    const { plan, tally, studied } = run;
    const note = plan.apart === true ? html` <small>${text("report.apart")}</small>` : undefined;
    return html`<tr><th scope="row">${nameOf(context, run)}${note}</th><td>${numbers.whole(tally.games)}</td><td>${stated(
      ratioOf(studied.score),
      "number",
      numbers,
    )}</td><td>${stated(ratioOf(lengthSums(studied.lengths)), "number", numbers)}</td></tr>
`;
  });
  return html`<section><h2>${text("report.runs")}</h2>
<div class="wide"><table class="figures">
<thead><tr><th scope="col">${text("report.run")}</th><th scope="col">${text("report.played")}</th><th scope="col">${text(
    "report.score",
  )}</th><th scope="col">${text("report.choices")}</th></tr></thead>
<tbody>
${rows}</tbody></table></div></section>`;
}

/** Games of known lengths, as sums. */
function lengthSums(lengths: Readonly<Record<string, number>>): Sums {
  const sums = { games: 0, amount: 0, of: 0, amount2: 0, of2: 0, product: 0 };
  for (const [length, count] of Object.entries(lengths)) {
    sums.games += count;
    sums.amount += Number(length) * count;
    sums.amount2 += Number(length) ** 2 * count;
  }
  return { ...sums, of: sums.games, of2: sums.games, product: sums.amount };
}
