import { barsOf, type Judged, type JudgedFinding, type Verdict } from "../study/judge.ts";
import type { ReportContext } from "./context.ts";
import { type Html, html } from "./markup.ts";
import { stated } from "./rows.ts";
import { type Scale, scaleFor } from "./scale.ts";
import { strip } from "./strip.ts";

/** What should have come out, and what did. */
export function targetsSection(context: ReportContext): Html | undefined {
  const { judged, voice } = context;
  const { text } = voice;
  if (judged.length === 0) return undefined;
  const count = (wanted: Verdict): number => judged.filter(({ verdict }) => verdict === wanted).length;
  const tally = { met: count("met"), missed: count("missed"), open: count("open"), all: judged.length };
  return html`<section><h2>${text("report.targets")}</h2>
<p>${text("report.tally", tally)}</p>
<table class="targets">
<thead><tr><th scope="col" colspan="2">${text("report.target")}</th><th scope="col" colspan="2">${text(
    "report.found",
  )}</th><th scope="col">${text("report.wanted")}</th></tr></thead>
${judged.map((each) => targetBody(context, each))}</table></section>`;
}

function targetBody(context: ReportContext, { target, verdict, findings }: Judged): Html {
  const { text, say } = context.voice;
  const scale = scaleOf(findings);
  const hard = findings[0];
  const rest = findings.length > 1 ? allFindings(context, target.form, findings, scale) : undefined;
  return html`<tbody data-verdict="${verdict}">
<tr><td>${mark(text, verdict)}</td><th scope="row"><span class="id">${target.id}</span> ${say(target.text)}</th>${
    hard === undefined
      ? html`<td colspan="3"><small>${text("report.unknown")}</small></td>`
      : findingCells(context, target.form, hard, scale)
  }</tr>
${rest === undefined ? undefined : html`<tr class="rest"><td></td><td colspan="4">${rest}</td></tr>`}</tbody>
`;
}

const SIGNS: Readonly<Record<Verdict, string>> = { met: "✓", missed: "✗", open: "–" };

function mark(text: ReportContext["voice"]["text"], verdict: Verdict): Html {
  return html`<span class="verdict ${verdict}"><span aria-hidden="true">${SIGNS[verdict]}</span> ${text(
    "report.verdict",
    {
      verdict,
    },
  )}</span>`;
}

function allFindings(
  context: ReportContext,
  form: Judged["target"]["form"],
  findings: readonly JudgedFinding[],
  scale: Scale,
): Html {
  const { text } = context.voice;
  const rows = findings.map(
    (finding) =>
      html`<tr data-verdict="${finding.verdict}"><td class="sign ${finding.verdict}">${SIGNS[finding.verdict]}</td>${findingCells(
        context,
        form,
        finding,
        scale,
      )}</tr>
`,
  );
  return html`<details><summary>${text("report.every", { count: findings.length })}</summary><div class="wide"><table class="findings"><tbody>
${rows}</tbody></table></div></details>`;
}

/** Drawn, said, and what was wanted. */
function findingCells(
  { voice: { text, say }, numbers }: ReportContext,
  form: Judged["target"]["form"],
  finding: JudgedFinding,
  scale: Scale,
): Html {
  const { of, estimate, low, high } = finding;
  const bars = barsOf(finding);
  const name = of === undefined ? undefined : html`<span class="of">${say(of)}</span> `;
  const note = finding.verdict === "open" ? "report.unknown" : finding.sure ? undefined : "report.unsure";
  const wanted = { low: numbers.bar(form, low ?? 0), high: numbers.bar(form, high ?? 0) };
  const key = low === undefined ? "report.most" : high === undefined ? "report.least" : "report.between";
  return html`<td class="drawn">${strip(scale, estimate, { band: [bars.low, bars.high] })}</td><td class="value">${name}${stated(
    estimate,
    form,
    numbers,
  )}${note === undefined ? undefined : html` <small class="doubt">${text(note)}</small>`}</td><td class="wanted">${text(key, wanted)}</td>`;
}

/** Room for all bars and values of a target. */
function scaleOf(findings: readonly JudgedFinding[]): Scale {
  const numbers = findings.flatMap(({ estimate, low, high }) => [
    ...(estimate.count > 0 ? [estimate.value, estimate.low, estimate.high] : []),
    ...(low === undefined ? [] : [low]),
    ...(high === undefined ? [] : [high]),
  ]);
  const { low, high } = scaleFor(numbers);
  return { low, high, ticks: [] };
}
