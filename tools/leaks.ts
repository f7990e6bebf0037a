import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { leakTrial } from "../packages/server/proofs/leaks/trial.ts";
import { tallyLine } from "./tally.ts";

const HELP = `npm run leaks -- [--games N] [--seed TEXT]
Plays random games of every mode and number of seats of every registered game on a real server, with all seats and a
spectator recording every byte they receive, and compares it with what the rules let each of them know at that moment.

  --games N    how many games (200)
  --seed TEXT  what the choices are drawn from (any)
Ctrl-C stops after the games that run.`;

const { values: given } = parseArgs({
  options: {
    games: { type: "string", default: "200" },
    seed: { type: "string", default: randomBytes(6).toString("hex") },
    help: { type: "boolean", default: false },
  },
});

if (given.help) console.log(HELP);
else if (!/^[1-9]\d*$/.test(given.games)) {
  console.error("--games wants a number from 1 on.");
  process.exitCode = 2;
} else await run(Number(given.games), given.seed);

async function run(games: number, seed: string): Promise<void> {
  const stop = new AbortController();
  process.on("SIGINT", () => stop.abort());
  process.on("SIGTERM", () => stop.abort());
  console.log(`seed ${seed}; Ctrl-C stops after the games that run`);
  const began = performance.now();
  const tally = { passed: 0, failed: 0 };
  let messages = 0;
  let bytes = 0;
  const progress = (): string =>
    `${tally.passed + tally.failed} of ${games} games, ${messages} messages, ${(bytes / 1e6).toFixed(1)} MB, ${((performance.now() - began) / 1000).toFixed(1)} s`;
  await leakTrial({
    games,
    seed,
    signal: stop.signal,
    judged: (game) => {
      tally[game.leaks.length === 0 ? "passed" : "failed"]++;
      messages += game.messages;
      bytes += game.bytes;
      for (const leak of game.leaks) console.log(`✗ game ${game.name}: ${leak}`);
      if ((tally.passed + tally.failed) % 50 === 0) console.log(progress());
    },
  });
  console.log(`${progress()}${stop.signal.aborted ? ", stopped" : ""}`);
  console.log(tallyLine(tally));
  process.exitCode = stop.signal.aborted ? 130 : tally.failed === 0 ? 0 : 1;
}
