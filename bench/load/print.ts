import {
  type Contest,
  costOf,
  costRatios,
  type Findings,
  ratios,
  STEADY_BAR,
  type Steady,
  steadyHolds,
} from "./findings.ts";
import { HELD, type Measured } from "./measure.ts";

/** The findings as lines of text. */
export function linesOf(findings: Findings): readonly string[] {
  const { machine, steady, postgres, contests } = findings;
  return [
    `${machine.cores} cores (${machine.processor}), ${machine.memory}, Node ${machine.node}, load before ${machine.loadBefore.toFixed(2)}, a flush to the disk ${milliseconds(machine.flush)}`,
    ...(steady === undefined ? [] : steadyLines(findings, steady)),
    ...postgres.flatMap((one) => steadyLines(findings, one)),
    ...contests.flatMap(contestLines),
    ...ratios(contests).map(
      ({ name, ratio }) => `ratio: ours holds ${ratio.toFixed(2)} × the rate of ${name}`,
    ),
    ...costRatios(contests).map(
      ({ name, rate, own, peer }) =>
        `ratio: a choice costs ours ${(own / peer).toFixed(2)} × the CPU of ${name} (${own.toFixed(2)} and ${peer.toFixed(2)} ms at ${rate}/s)`,
    ),
  ];
}

function steadyLines({ tables, sockets, period, seconds }: Findings, steady: Steady): readonly string[] {
  const { measured, name } = steady;
  const { latency, server, client, errors, unanswered, finished, others } = measured;
  const loop = steady.figures.medallion_loop_delay_p99_seconds;
  return [
    `${name}: ${tables} tables, ${sockets} sockets, a choice every ${period} s per table, ${seconds} s`,
    `  ${latency.count} choices (${(latency.count / seconds).toFixed(0)} per second), ${finished} games ended, ${errors.length} errors, ${unanswered} unanswered`,
    `  acknowledged p50 ${milliseconds(latency.p50)}, p90 ${milliseconds(latency.p90)}, p99 ${milliseconds(latency.p99)}, p99.9 ${milliseconds(latency.p999)}, max ${milliseconds(latency.max)}: ${steadyHolds(steady) ? "held" : "NOT held"} (p99 ≤ ${STEADY_BAR} ms, no errors)`,
    `  server ${percent(server.cpu)} of a core, ${megabytes(server.rss)}, event loop late p99 ${milliseconds(loop === undefined ? server.loopDelay.p99 : loop * 1000)}; client ${percent(client.cpu)}, others ${percent(others)}`,
    `  ${costOf(measured).toFixed(2)} ms of CPU on the server per choice`,
    ...errors.slice(0, 3).map((error) => `  error: ${error}`),
  ];
}

function contestLines({ name, promise, found }: Contest): readonly string[] {
  return [
    `${name} (${promise}): ${found.highest} choices per second with p99 ≤ ${HELD} ms`,
    ...found.steps.map(({ rate, held, result }) => `  ${stepLine(rate, held, result)}`),
  ];
}

function stepLine(rate: number, held: boolean, measured: Measured): string {
  const { latency, server, client, others, errors, unanswered } = measured;
  const faults =
    errors.length + unanswered === 0 ? "" : `, ${errors.length} errors, ${unanswered} unanswered`;
  return `${String(rate).padStart(6)}/s  p50 ${milliseconds(latency.p50)}, p99 ${milliseconds(latency.p99)}, server ${percent(server.cpu)}, client ${percent(client.cpu)}, others ${percent(others)}, ${costOf(measured).toFixed(2)} ms CPU each${faults}${held ? "" : "  not held"}`;
}

export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
}

export function percent(part: number): string {
  return `${(part * 100).toFixed(0)} %`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
