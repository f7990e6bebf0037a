import { setTimeout as sleep } from "node:timers/promises";
import { KITS } from "@medallion/games";
import { at, begin, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { LIMITS } from "@medallion/server";
import type { BotTask } from "@medallion/table";
import { BotQueue } from "../packages/server/src/bots/queue.ts";
import { concludeBars } from "./bar.ts";

/*
 * How long bots keep people waiting: four masters who are asked at once, again and again, beside 100 tables whose bots
 * answer at once. Waiting for a thread counts. npm run bench:thinking
 */

const MASTERS = 4;
const TABLES = 100;
/** Milliseconds between two questions at one of the tables. */
const PACE = 2000;
const ROUNDS = 40;
/** Milliseconds that a master takes, and how much more it may be. */
const USUAL = 500;
const OVERRUN = 0.1;

/** A question from the middle of a random game. */
function questionOf(game: string, bot: string, number: number): BotTask {
  const kit = at(
    KITS.filter((each) => each.game.id === game),
    0,
  );
  const mode = at(kit.lobby.modes, 0);
  const random = randomOf(`thinking ${number}`);
  const options = kit.lobby.options({ mode: mode.id }, random);
  const state = begin(kit.game, options, randomFrom(seedFrom(`thinking ${number}`)));
  for (let made = 0; ; made++) {
    const question = at(kit.game.questions(state), 0);
    const { seat } = question;
    const choices = kit.game.choices(state, seat);
    if (made >= 10 && choices.length > 3)
      return { seat, bot, game, view: kit.game.view(state, seat), question, choices, random: `${number}` };
    play(kit.game, state, seat, at(choices, random.below(choices.length)));
  }
}

const queue = new BotQueue({
  kitsModule: "@medallion/games",
  threads: LIMITS.botThreads,
  thinking: LIMITS.botThinking,
  starting: 60_000,
  now: () => performance.now(),
});

async function timed(table: string, task: BotTask): Promise<number> {
  const began = performance.now();
  await queue.think(table, task);
  return performance.now() - began;
}

let isOver = false;
const quick: number[] = [];

async function askAgainAndAgain(table: number): Promise<void> {
  const task = questionOf("gwent", "adept", table);
  await sleep((PACE * table) / TABLES);
  while (!isOver) {
    quick.push(await timed(`table ${table}`, task));
    await sleep(PACE);
  }
}

const tables = Array.from({ length: TABLES }, (_, table) => askAgainAndAgain(table));
const masters = Array.from({ length: MASTERS }, (_, number) => questionOf("gwent", "master", 1000 + number));
// Games are loaded and code is compiled in the first round, as on a server that has run for a minute.
await Promise.all(masters.map((task, number) => timed(`master ${number}`, task)));
const slow: number[] = [];
for (let round = 0; round < ROUNDS; round++)
  slow.push(...(await Promise.all(masters.map((task, number) => timed(`master ${number}`, task)))));
isOver = true;
await Promise.all(tables);
await queue.close();

const part = (times: readonly number[], share: number): number =>
  at(
    [...times].sort((a, b) => a - b),
    Math.min(times.length - 1, Math.floor(share * times.length)),
  );
const told = (times: readonly number[]): string =>
  `median ${Math.round(part(times, 0.5))} ms, longest ${Math.round(part(times, 1))} ms`;

concludeBars(
  [
    {
      name: `p99 of ${MASTERS} masters who are asked at once`,
      value: Math.round(part(slow, 0.99)),
      unit: "ms",
      bar: USUAL * (1 + OVERRUN),
      note: `${told(slow)}; beside them ${TABLES} tables with bots that answer at once: ${told(quick)}`,
    },
  ],
  process.argv.includes("--json"),
);
