import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { RESULTS } from "./repository.ts";
import { type Ran, run, runNode, stopRunning } from "./running.ts";
import { remarksIn, tallyIn } from "./tally.ts";
import { chosenSteps, type Done, inTurn, QUICK_SECONDS, quickSteps, STEPS, type Step } from "./test/steps.ts";
import { tableLines } from "./test/table.ts";

const HELP = `./test [--quick | --only NAME…] [--list]
Runs every check, each to its end, and ends with one line: N passed, N failed.

  --quick       an answer within ${QUICK_SECONDS} s: the checks that read the tree, and the unit tests and scenarios of what changed
  --only NAME   run this step alone; may be given several times
  --list        print the names of the steps`;

const { values: asked } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string", multiple: true, default: [] },
    list: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const unknown = asked.only.filter((name) => STEPS.every((step) => step.name !== name));

if (asked.help) console.log(HELP);
else if (asked.list) for (const step of STEPS) console.log(`${step.name.padEnd(10)} ${step.title}`);
else if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(", ")}. The steps: ${STEPS.map(({ name }) => name).join(", ")}.`,
  );
  process.exitCode = 2;
} else if (asked.quick && asked.only.length > 0) {
  console.error("--quick chooses the steps itself: leave out --only.");
  process.exitCode = 2;
} else await runSteps(asked.quick ? quickSteps() : chosenSteps(asked.only));

/** Mostly one after the other: the long ones keep all cores busy themselves. */
async function runSteps(steps: readonly Step[]): Promise<void> {
  const stop = new AbortController();
  const interrupted = (): void => {
    stop.abort();
    stopRunning();
  };
  process.on("SIGINT", interrupted);
  process.on("SIGTERM", interrupted);
  if (process.stdout.isTTY) process.env.FORCE_COLOR ??= "1";
  if (!asked.quick) rmSync(RESULTS, { recursive: true, force: true });
  const began = performance.now();
  const done: Done[] = [];
  for (const group of inTurn(steps)) {
    console.log("");
    for (const step of group) console.log(`── ${steps.indexOf(step) + 1}/${steps.length} ${step.title}`);
    const isAlone = group.length === 1;
    done.push(...(await Promise.all(group.map((step) => runStep(step, isAlone, began)))));
    if (stop.signal.aborted) break;
  }
  console.log(stop.signal.aborted ? "\nStopped.\n" : "");
  for (const line of tableLines(done, secondsSince(began))) console.log(line);
  const failed = done.some((suite) => suite.failed > 0);
  process.exitCode = stop.signal.aborted ? 130 : failed ? 1 : 0;
}

/** Lines of steps that run beside each other begin with the step's name. */
async function runStep(step: Step, isAlone: boolean, startOfAll: number): Promise<Done> {
  const began = performance.now();
  const show = (line: string): void => console.log(isAlone ? `  ${line}` : `  ${step.name}: ${line}`);
  const on = { output: show, errors: show };
  const args =
    step.within === undefined ? step.args : [...step.args, "--seconds", secondsLeft(step.within, startOfAll)];
  const ran = await (step.command === "node" ? runNode(args, on) : run(step.command, args, on));
  return { step, ...tallyOf(ran), remarks: remarksIn(ran.output), seconds: secondsSince(began) };
}

/** What is left of so many seconds from the start of all, but never nothing. */
function secondsLeft(within: number, startOfAll: number): string {
  return Math.max(10, within - secondsSince(startOfAll)).toFixed(0);
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000;
}

/** What the step counted itself; a step that ended badly has failed, whatever it counted. */
function tallyOf({ code, output }: Ran): { passed: number; failed: number } {
  const { passed, failed } = tallyIn(output) ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
