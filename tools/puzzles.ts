import { parseArgs } from "node:util";
import { keep } from "./puzzles/keep.ts";
import { mineAll } from "./puzzles/mine-all.ts";
import { proveAll } from "./puzzles/prove-all.ts";
import { conclude } from "./tally.ts";

const HELP = `npm run puzzles -- [--only GAME] [--slice K/N]
Proves the puzzles of all games: with each of five seeds a search from what the solver may know takes the answer, and
it beats the next best choice by 10 points.

npm run puzzles -- mine GAME [--minutes N] [--slice K/N] [--seed TEXT]
Plays games by bots and looks for positions in which one choice is clearly the best; goes on where it was stopped.

npm run puzzles -- keep GAME [--count N]
Chooses among what was mined, of different kinds, proves it once more, and writes it after the puzzles that are kept.

  --only GAME     only this game; may be given several times
  --slice K/N     only the Kth of N parts
  --minutes N     how long to mine (4)
  --count N       how many puzzles there shall be (60)
  --seed TEXT     what the games are drawn from (puzzles)
Ctrl-C ends it with what was done so far.`;

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", multiple: true, default: [] },
    slice: { type: "string", default: "1/1" },
    minutes: { type: "string", default: "4" },
    count: { type: "string", default: "60" },
    seed: { type: "string", default: "puzzles" },
    help: { type: "boolean", default: false },
  },
});

let isStopped = false;
process.once("SIGINT", () => {
  isStopped = true;
});
const stopped = (): boolean => isStopped;
const [command = "prove", game = ""] = positionals;
const [part = 1, parts = 1] = given.slice.split("/").map(Number);

if (given.help) console.log(HELP);
else if (command === "mine") {
  const end = Date.now() + Number(given.minutes) * 60_000;
  await mineAll({ game, seed: given.seed, part, parts, isStopped: () => isStopped || Date.now() > end });
} else if (command === "keep") await keep({ game, count: Number(given.count), isStopped: stopped });
else if (command === "prove") {
  const { looked, faults } = await proveAll({ only: given.only, part, parts, isStopped: stopped });
  conclude(looked, faults);
} else {
  console.error(HELP);
  process.exitCode = 2;
}
