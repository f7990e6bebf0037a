import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import type { RoundResult } from "../../packages/server/proofs/round.ts";
import { tallyLine } from "../tally.ts";

/** A trial that is made again and again. */
export interface Trial {
  readonly help: string;
  readonly rounds: number;
  /** How often a round kills, unless told otherwise by `--kills`; absent where that cannot be told. */
  readonly kills?: number;
  /** One round with a seed of its own; throws if the trial itself breaks down. */
  run(round: number, seed: string, kills: number): Promise<RoundResult>;
  /** After the last round. */
  end?(): Promise<void>;
}

/** Reads `--rounds`, `--seed` and `--kills`, makes the rounds one after the other, says what came of each, and ends with the tally. */
export async function runRounds(trial: Trial): Promise<void> {
  const { values: given } = parseArgs({
    options: {
      rounds: { type: "string", default: String(trial.rounds) },
      kills: { type: "string", default: String(trial.kills ?? 1) },
      seed: { type: "string", default: randomBytes(6).toString("hex") },
      help: { type: "boolean", default: false },
    },
  });
  if (given.help) {
    console.log(trial.help);
    return;
  }
  const wrong = (["rounds", "kills"] as const).find((name) => !/^[1-9]\d*$/.test(given[name]));
  if (wrong !== undefined) {
    console.error(`--${wrong} wants a number from 1 on.`);
    process.exitCode = 2;
    return;
  }
  const stop = new AbortController();
  process.on("SIGINT", () => stop.abort());
  process.on("SIGTERM", () => stop.abort());
  console.log(`seed ${given.seed}; Ctrl-C stops after the round that runs`);
  const tally = { passed: 0, failed: 0 };
  const sums = { games: 0, choices: 0, kills: 0, seconds: 0 };
  try {
    for (let round = 0; round < Number(given.rounds) && !stop.signal.aborted; round++) {
      const result = await one(trial, round, `${given.seed}/${round}`, Number(given.kills));
      tally[result.faults.length === 0 ? "passed" : "failed"]++;
      sums.games += result.tables;
      sums.choices += result.choices;
      sums.kills += result.kills;
      sums.seconds += result.seconds;
      console.log(lineOf(round, result));
      for (const fault of result.faults) console.log(`  ✗ ${fault}`);
    }
  } finally {
    await trial.end?.();
  }
  const { games, choices, kills, seconds } = sums;
  console.log(
    `${games} games, ${choices} acknowledged choices, ${kills} kills in ${seconds.toFixed(1)} s${stop.signal.aborted ? ", stopped" : ""}`,
  );
  console.log(tallyLine(tally));
  // All is said: a connection of a broken round that still tries again shall not keep the program alive.
  process.exit(stop.signal.aborted ? 130 : tally.failed === 0 ? 0 : 1);
}

async function one(trial: Trial, round: number, seed: string, kills: number): Promise<RoundResult> {
  try {
    return await trial.run(round, seed, kills);
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { tables: 0, choices: 0, kills: 0, seconds: 0, faults: [`the round broke down: ${fault}`] };
  }
}

function lineOf(round: number, { tables, choices, kills, seconds, faults }: RoundResult): string {
  const mark = faults.length === 0 ? "✓" : "✗";
  return `${mark} round ${round}: ${tables} games, ${choices} choices, ${kills} kills, ${seconds.toFixed(1)} s`;
}
