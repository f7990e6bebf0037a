import { parseArgs } from "node:util";
import { ATTACKS } from "./hostile/attacks.ts";
import { resetTrial } from "./hostile/resets.ts";
import { attackTrial, type Finding, MOST_HELD, MOST_WAITED, missed } from "./hostile/trial.ts";
import { tallyLine } from "./tally.ts";

const HELP = `npm run hostile -- [--attack NAME] [--seconds N] [--sockets N] [--resets N]
Attacks a real server with its usual limits, one attack after the other: each attacker has an address of its own and comes
back when it is cut off, while an honest visitor at another address asks for /healthz 40 times a second. Then connections
are reset at every moment, over plain http, TLS and behind a proxy. A bar that was missed is named in the last column;
“calm p99” is what the same visitor waits before the attack, which tells a busy machine from a slow server.

  --attack NAME  only this attack, or resets (all); may be given more than once
  --seconds N    how long each attack lasts (20)
  --sockets N    how many attackers (100)
  --resets N     how many connections are reset in all (10000)
  --list         the attacks
Ctrl-C stops and shows what was found so far.`;

const { values: given } = parseArgs({
  options: {
    attack: { type: "string", multiple: true, default: [] },
    seconds: { type: "string", default: "20" },
    sockets: { type: "string", default: "100" },
    resets: { type: "string", default: "10000" },
    list: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const HEAD = `${columns("attack", "calm p99", "p50 ms", "p99 ms", "longest", "held MB", "left MB", "back s", "RSS MB", "opened", "ended")}  missed`;
const RESETS = "resets";
const names = [...ATTACKS.map(({ name }) => name), RESETS];
const unknown = given.attack.find((name) => !names.includes(name));
const wrong = (["seconds", "sockets", "resets"] as const).find((name) => !/^[1-9]\d*$/.test(given[name]));

if (given.help) console.log(HELP);
else if (given.list) {
  for (const { name, about } of ATTACKS) console.log(`${name.padEnd(18)}${about}`);
  console.log(`${RESETS.padEnd(18)}connections that are broken off at every moment`);
} else if (unknown !== undefined) fail(`There is no attack “${unknown}”. Use one of ${names.join(", ")}.`);
else if (wrong !== undefined) fail(`--${wrong} wants a number from 1 on.`);
else await run(given.attack.length === 0 ? names : given.attack);

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}

async function run(chosen: readonly string[]): Promise<void> {
  const stop = new AbortController();
  process.on("SIGINT", () => stop.abort());
  process.on("SIGTERM", () => stop.abort());
  const tally = { passed: 0, failed: 0 };
  const attacks = ATTACKS.filter(({ name }) => chosen.includes(name));
  console.log(
    `bars: /healthz p99 < ${MOST_WAITED} ms, heap and buffers +${MOST_HELD / 1024 / 1024} MB at most and back within 60 s`,
  );
  if (attacks.length > 0) console.log(HEAD);
  for (const [index, attack] of attacks.entries()) {
    if (stop.signal.aborted) break;
    progress(`${attack.name}: attack ${index + 1} of ${attacks.length}, ${given.seconds} s`);
    try {
      const finding = await attackTrial(attack, Number(given.sockets), Number(given.seconds), stop.signal);
      progress("");
      const faults = missed(finding);
      tally[faults.length === 0 ? "passed" : "failed"]++;
      console.log(lineOf(finding, faults));
      for (const line of finding.faults.slice(0, 3)) console.log(`  ${line.slice(0, 300)}`);
    } catch (error) {
      tally.failed++;
      console.log(`${attack.name.padEnd(18)}missed: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (chosen.includes(RESETS) && !stop.signal.aborted) await resets(stop.signal, tally);
  console.log(stop.signal.aborted ? "stopped" : tallyLine(tally));
  process.exit(stop.signal.aborted ? 130 : tally.failed === 0 ? 0 : 1);
}

async function resets(signal: AbortSignal, tally: { passed: number; failed: number }): Promise<void> {
  const findings = await resetTrial(Number(given.resets), signal, (done) => {
    if (done % 500 === 0) progress(`resets: ${done} of ${given.resets}`);
  });
  progress("");
  for (const { way, resets: count, exits, stacks, seconds } of findings) {
    const isMissed = exits > 0 || stacks > 0;
    tally[isMissed ? "failed" : "passed"]++;
    console.log(
      `resets, ${way}: ${count} in ${seconds.toFixed(1)} s, ${exits} exits, ${stacks} error stacks${isMissed ? "  missed" : ""}`,
    );
  }
}

/** Where somebody looks at a terminal, how far it is; elsewhere a line each. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\x1b[K`);
  else if (text !== "") process.stderr.write(`${text}\n`);
}

function columns(...cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(9))).join("");
}

function lineOf(finding: Finding, faults: readonly string[]): string {
  const { attack, calm, p50, p99, longest, held, left, back, rss, spoils } = finding;
  const inMB = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
  const figures = [
    calm.toFixed(1),
    p50.toFixed(1),
    p99.toFixed(1),
    longest.toFixed(0),
    inMB(held),
    inMB(left),
  ];
  const cells = [...figures, back.toFixed(0), inMB(rss), String(spoils.opened), String(spoils.ended)];
  return `${columns(attack.name, ...cells)}  ${faults.length === 0 ? "" : `missed: ${faults.join(", ")}`}`;
}
