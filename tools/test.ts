import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { RESULTS } from "./repository.ts";
import { type Ran, run, runNode, stopRunning } from "./running.ts";
import { tallyIn } from "./tally.ts";
import { chosenSteps, type Done, inTurn, STEPS, type Step } from "./test/steps.ts";
import { tableLines } from "./test/table.ts";

const HELP = `./test [--only NAME]… [--list]
Runs every check, each to its end, and ends with one line: N passed, N failed.

  --only NAME   run this step alone; may be given several times
  --list        print the names of the steps`;

const { values: asked } = parseArgs({
  options: {
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
} else await runSteps(chosenSteps(asked.only));

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
  rmSync(RESULTS, { recursive: true, force: true });
  const began = performance.now();
  const done: Done[] = [];
  for (const group of inTurn(steps)) {
    console.log("");
    for (const step of group) console.log(`── ${steps.indexOf(step) + 1}/${steps.length} ${step.title}`);
    done.push(...(await Promise.all(group.map(runStep))));
    if (stop.signal.aborted) break;
  }
  console.log(stop.signal.aborted ? "\nStopped.\n" : "");
  for (const line of tableLines(done, secondsSince(began))) console.log(line);
  const failed = done.some((suite) => suite.failed > 0);
  process.exitCode = stop.signal.aborted ? 130 : failed ? 1 : 0;
}

async function runStep(step: Step): Promise<Done> {
  const began = performance.now();
  const show = (line: string): void => console.log(`  ${line}`);
  const on = { output: show, errors: show };
  const ran = await (step.command === "node" ? runNode(step.args, on) : run(step.command, step.args, on));
  return { step, ...tallyOf(ran), seconds: secondsSince(began) };
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000;
}

/** What the step counted itself; a step that ended badly has failed, whatever it counted. */
function tallyOf({ code, output }: Ran): { passed: number; failed: number } {
  const { passed, failed } = tallyIn(output) ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
