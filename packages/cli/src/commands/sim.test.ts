import type { Kit } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { invoke } from "../../test/invoke.ts";

const SIM = ["sim", "toy", "--games", "60", "--seed", "rain", "--json"];

async function data(argv: readonly string[]) {
  const { code, out } = await invoke(argv);
  expect(code).toBe(0);
  return JSON.parse(out);
}

test("the result does not depend on the number of threads", async () => {
  const alone = await data([...SIM, "--workers", "1"]);
  const together = await data([...SIM, "--workers", "2"]);
  expect(alone.games).toBe(60);
  expect(together.bots).toEqual(alone.bots);
  expect(together.seats).toEqual(alone.seats);
  expect(together.meanChoices).toBe(alone.meanChoices);
});

test("a mirrored simulation seats each bot everywhere equally often", async () => {
  const mirrored = await data([...SIM, "--mirror", "--bots", "random,greedy", "--workers", "1"]);
  expect(mirrored.mirror).toBe(true);
  expect(mirrored.bots.greedy.rates.played).toBe(60);
  expect(mirrored.bots.greedy.win).toBeGreaterThan(mirrored.bots.random.win);
  const same = await data([...SIM, "--mirror", "--bots", "random,random", "--workers", "1"]);
  expect(same.bots.random.rates.played).toBe(120);
});

test("an odd number of mirrored games is rounded up to whole deals", async () => {
  const { games } = await data(["sim", "toy", "--games", "5", "--mirror", "--json", "--workers", "1"]);
  expect(games).toBe(6);
});

test("more seats than bots are seated in turn", async () => {
  const { seats, bots } = await data([...SIM, "--seats", "3", "--workers", "1"]);
  expect(Object.keys(seats)).toEqual(["A", "B", "C"]);
  expect(bots.greedy.rates.played).toBe(120);
  expect(bots.random.rates.played).toBe(60);
});

test("people read rates with intervals, length and speed", async () => {
  const { code, out } = await invoke(["sim", "toy", "--games", "20", "--mirror", "--workers", "1"]);
  expect(code).toBe(0);
  expect(out).toContain("each deal was played twice");
  expect(out).toMatch(/greedy {2}20 played {3}won \d+\.\d % \[\d+\.\d–\d+\.\d\]/);
  expect(out).toContain("Mean length:");
  expect(out).toContain("Games per second:");
});

test("Ctrl-C stops the games and prints what is there", async () => {
  let interrupt = () => {};
  const { code, out } = await invoke([...SIM, "--workers", "1", "--games", "100000"], {
    world: {
      onInterrupt: (listener) => {
        interrupt = listener;
        setTimeout(interrupt, 20);
        return () => {};
      },
    },
  });
  expect(code).toBe(0);
  const { games, asked, stopped } = JSON.parse(out);
  expect(stopped).toBe(true);
  expect(asked).toBe(100_000);
  expect(games).toBeGreaterThan(0);
  expect(games).toBeLessThan(asked);
});

test("a game that breaks off is named with what plays it again", async () => {
  const kit: Kit = toy;
  let chosen = 0;
  const broken: Kit = {
    ...kit,
    game: {
      ...kit.game,
      choose: (...given) => {
        if (++chosen === 100) throw new Error("the lantern fell");
        return kit.game.choose(...given);
      },
    },
  };
  const { code, out } = await invoke(["sim", "toy", "--games", "60", "--seed", "rain", "--workers", "1"], {
    world: { kits: [broken] },
  });
  expect(code).toBe(1);
  expect(out).toMatch(/Game \d+ crashed: the lantern fell\. .*--seed rain --first \d+ --games 1/);
});

test.each([
  [
    ["sim", "toy", "--bots", "greedy,clever"],
    "There’s no bot “clever”. Choose one of novice, adept, veteran, master.\n",
  ],
  [["sim", "toy", "--games", "0"], "--games must be at least 1.\n"],
  [["sim", "toy", "--deck", "comet"], "picks.0: Choose one of sun, moon, star.\n"],
])("%j is refused with one sentence", async (argv, sentence) => {
  expect(await invoke(argv)).toEqual({ code: 2, out: "", err: sentence });
});
