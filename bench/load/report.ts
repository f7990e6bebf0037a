import {
  type Contest,
  costOf,
  type Findings,
  ratios,
  STEADY_BAR,
  type Steady,
  steadyHolds,
} from "./findings.ts";
import { HELD } from "./measure.ts";
import { escaped, type Series, svgOf } from "./plot.ts";
import { megabytes, milliseconds, percent } from "./print.ts";
import { STYLE } from "./style.ts";

/** The findings as one page that needs nothing else. */
export function reportOf(findings: Findings): string {
  const { steady, postgres, contests } = findings;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Medallion under load</title><style>${STYLE}</style></head><body><main>
<h1>Medallion under load</h1>
<p class="facts">${escaped(machineLine(findings))}</p>
${steady === undefined ? "" : steadySection(findings, steady)}
${postgres.map((one) => steadySection(findings, one)).join("")}
${contests.length === 0 ? "" : contestSection(contests)}
<h2>How it was measured</h2>
<p>The server and the clients are processes of their own on the same machine, over loopback. Choices fall due at a fixed
rate, whatever the server does, and their latency counts from that moment until the server has acknowledged them to the
client: a stall is charged to every choice that it kept from being made. Up to a millisecond of it is the client's timer.
Games that end are played again by the same people; the commands that it takes are not counted. Our server acknowledges
a choice only when it is flushed to the disk; boardgame.io's tells everybody before it writes, if it writes at all.</p>
</main></body></html>
`;
}

function machineLine({ machine, seed }: Findings): string {
  const { cores, processor, memory, system, node, loadBefore, flush } = machine;
  return `${cores} cores (${processor}), ${memory}, ${system}, Node ${node}; load before: ${loadBefore.toFixed(2)}; a flush to the disk: ${milliseconds(flush)}; seed: ${seed}`;
}

function steadySection(findings: Findings, steady: Steady): string {
  const { tables, sockets, period, seconds } = findings;
  const { latency, server, client, errors, unanswered, finished, others } = steady.measured;
  const verdict = steadyHolds(steady) ? '<b class="held">held</b>' : '<b class="missed">not held</b>';
  const loop = steady.figures.medallion_loop_delay_p99_seconds;
  return `<h2>Steady load</h2>
<p>${escaped(steady.name)}: ${tables} tables, ${sockets} sockets, a choice every ${period} s per table, for ${seconds} s. The bar of
p99 ≤ ${STEADY_BAR} ms without errors was ${verdict}.</p>
${tableOf(
  ["p50", "p90", "p99", "p99.9", "max"],
  [[latency.p50, latency.p90, latency.p99, latency.p999, latency.max].map(milliseconds)],
)}
${tableOf(
  ["choices", "per second", "games ended", "errors", "unanswered"],
  [
    [
      latency.count.toLocaleString("en"),
      (latency.count / seconds).toFixed(0),
      String(finished),
      String(errors.length),
      String(unanswered),
    ],
  ],
)}
${tableOf(
  ["server", "its memory", "its loop late p99", "CPU per choice", "client", "everything else"],
  [
    [
      `${percent(server.cpu)} of a core`,
      megabytes(server.rss),
      milliseconds(loop === undefined ? server.loopDelay.p99 : loop * 1000),
      `${costOf(steady.measured).toFixed(2)} ms`,
      `${percent(client.cpu)} of a core`,
      `${percent(others)} of a core`,
    ],
  ],
)}
${distributionPlot(steady)}
${overTimePlot(steady)}`;
}

function distributionPlot({ measured: { latency } }: Steady): string {
  const bars = latency.histogram.map(({ upTo, count }) => ({
    from: upTo / 10 ** 0.1,
    to: upTo,
    value: count,
  }));
  const tallest = Math.max(1, ...bars.map(({ value }) => value));
  return svgOf({
    title: "How long choices took to be acknowledged",
    x: {
      label: "milliseconds",
      scale: "log",
      from: Math.min(0.5, bars[0]?.from ?? 1),
      to: Math.max(100, latency.max * 1.1),
    },
    y: { label: "choices", scale: "linear", from: 0, to: tallest * 1.08 },
    bars,
    rules: [
      { at: latency.p50, across: "x", text: `p50 ${milliseconds(latency.p50)}` },
      { at: latency.p99, across: "x", text: `p99 ${milliseconds(latency.p99)}` },
      { at: STEADY_BAR, across: "x", text: `bar ${STEADY_BAR} ms` },
    ],
  });
}

function overTimePlot({ measured: { latency } }: Steady): string {
  const { seconds } = latency;
  const line = (name: string, tone: string, value: (second: (typeof seconds)[number]) => number): Series => ({
    name,
    tone,
    points: seconds.map((second) => [second.second, value(second)]),
  });
  return svgOf({
    title: "Second by second",
    x: {
      label: "seconds since the start, the warm-up left out",
      scale: "linear",
      from: seconds[0]?.second ?? 0,
      to: Math.max((seconds[0]?.second ?? 0) + 1, seconds.at(-1)?.second ?? 1),
    },
    y: { label: "milliseconds", scale: "log", from: 0.5, to: Math.max(100, latency.max * 1.2) },
    series: [
      line("p50", "calm", ({ p50 }) => p50),
      line("p99", "ours", ({ p99 }) => p99),
      line("max", "warm", ({ max }) => max),
    ],
    rules: [{ at: STEADY_BAR, across: "y", text: `bar for p99: ${STEADY_BAR} ms` }],
  });
}

const TONES = ["ours", "calm", "warm", "fourth"];

function contestSection(contests: readonly Contest[]): string {
  const rates = contests.flatMap(({ found }) => found.steps.map(({ rate }) => rate));
  const slowest = Math.max(
    ...contests.flatMap(({ found }) => found.steps.map(({ result }) => result.latency.p99)),
  );
  return `<h2>Highest rate</h2>
<p>The rate was raised step by step until the latency of 99 of 100 choices exceeded ${HELD} ms twice running.</p>
${tableOf(
  ["server", "acknowledges", "per second"],
  contests.map(({ name, promise, found }) => [name, promise, found.highest.toLocaleString("en")]),
)}
${ratios(contests)
  .map(({ name, ratio }) => `<p>Ours holds <b>${ratio.toFixed(2)} ×</b> the rate of ${escaped(name)}.</p>`)
  .join("")}
${svgOf({
  title: "Latency against the rate that was offered",
  x: {
    label: "choices per second offered",
    scale: "log",
    from: Math.min(...rates) * 0.9,
    to: Math.max(...rates) * 1.1,
  },
  y: { label: "p99 in milliseconds", scale: "log", from: 1, to: Math.max(1000, slowest * 1.2) },
  series: contests.map(({ name, found }, index) => ({
    name,
    tone: TONES[index % TONES.length] ?? "ours",
    marks: true,
    points: bestTries(found),
  })),
  rules: [{ at: HELD, across: "y", text: `held up to ${HELD} ms` }],
})}
<details><summary>All steps</summary>${tableOf(
    [
      "server",
      "rate",
      "p50",
      "p99",
      "server's core",
      "client's core",
      "others",
      "CPU per choice",
      "errors",
      "unanswered",
      "",
    ],
    contests.flatMap(({ name, found }) =>
      found.steps.map(({ rate, held, result }) => [
        name,
        rate.toLocaleString("en"),
        milliseconds(result.latency.p50),
        milliseconds(result.latency.p99),
        percent(result.server.cpu),
        percent(result.client.cpu),
        percent(result.others),
        `${costOf(result).toFixed(2)} ms`,
        String(result.errors.length),
        String(result.unanswered),
        held ? "" : "not held",
      ]),
    ),
  )}</details>`;
}

/** Per rate the better of its tries, in the order of the rates. */
function bestTries({ steps }: Contest["found"]): readonly (readonly [number, number])[] {
  const best = new Map<number, number>();
  for (const { rate, result } of steps)
    best.set(rate, Math.min(best.get(rate) ?? Number.POSITIVE_INFINITY, result.latency.p99));
  return [...best].sort(([a], [b]) => a - b);
}

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th>${escaped(text)}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join("")}</tr>`);
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
}
