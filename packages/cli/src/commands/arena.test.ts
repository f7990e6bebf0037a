import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Kit } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { invoke } from "../../test/invoke.ts";

const ARENA = ["arena", "toy", "--bots", "greedy,random", "--seed", "rain"];

async function played(argv: readonly string[], more: Parameters<typeof invoke>[1] = {}) {
  const path = join(freshFolder(), "arena.json");
  const told = await invoke([...argv, "--json", path], more);
  const text = readFileSync(path, "utf8");
  return { ...told, text, report: JSON.parse(text) };
}

/** Somebody stops the program after so many milliseconds. */
function stoppedAfter(milliseconds: number): Parameters<typeof invoke>[1] {
  const onInterrupt = (listener: () => void) => {
    setTimeout(listener, milliseconds);
    return () => {};
  };
  return { world: { onInterrupt } };
}

test("the result is the same to the last byte for any number of threads", async () => {
  const alone = await played([...ARENA, "--deals", "40", "--workers", "1"]);
  const together = await played([...ARENA, "--deals", "40", "--workers", "3"]);
  expect(alone.report.lineups[0].games).toBe(80);
  expect(together.text).toBe(alone.text);
});

test("two bots play each deal from both seats and are told by deals", async () => {
  const { code, out, report } = await played([...ARENA, "--deals", "50", "--workers", "1"]);
  expect(code).toBe(0);
  const [{ bots, results }] = report.lineups;
  expect(bots).toEqual(["greedy", "random"]);
  const [greedy, random] = results;
  expect(greedy.share.value + random.share.value).toBeCloseTo(1, 12);
  expect(greedy.share.value).toBeGreaterThan(0.5);
  expect(greedy.share.low).toBeLessThan(greedy.share.value);
  expect(greedy.deals.won + greedy.deals.even + greedy.deals.lost).toBe(50);
  expect(random.deals).toEqual({ won: greedy.deals.lost, even: greedy.deals.even, lost: greedy.deals.won });
  expect(report.ratings.map(({ bot }: { bot: string }) => bot)).toEqual(["greedy", "random"]);
  expect(out).toMatch(/greedy v random +\d+\.\d\s% \[\d+\.\d; \d+\.\d\] +deals: \d+ won, \d+ even, \d+ lost/);
});

test("a bot has no edge over itself under another name", async () => {
  const { report } = await played([
    "arena",
    "toy",
    "--bots",
    "random,random,greedy",
    "--seats",
    "3",
    "--deals",
    "40",
  ]);
  const [{ bots, results }] = report.lineups;
  expect(bots).toEqual(["random", "random", "greedy"]);
  const total = results.map(({ share }: { share: { value: number } }) => share.value);
  // Two seats of three are random's.
  expect(2 * total[0] + total[1]).toBeCloseTo(1, 12);
});

test("at three seats each bot sits alone among the other, against its fair share", async () => {
  const { out, report } = await played([...ARENA, "--seats", "3", "--deals", "30"]);
  const lineups = report.lineups.map(({ bots }: { bots: string[] }) => bots);
  expect(lineups).toEqual([
    ["greedy", "random", "random"],
    ["random", "greedy", "greedy"],
  ]);
  const [greedy] = report.lineups[0].results;
  expect(greedy.relative.value).toBeCloseTo(3 * greedy.share.value, 12);
  expect(greedy.relative.value).toBeGreaterThan(1);
  expect(out).toMatch(/one greedy, others random +\d+\.\d\s% .* fair share 33\.3\s%, \d\.\d\d\s× \[/);
});

test("Ctrl-C stops an arena, and --resume plays only the rest", async () => {
  const path = join(freshFolder(), "arena.jsonl");
  const asked = [...ARENA, "--workers", "1", "--resume", path];
  const first = await played([...asked, "--deals", "100000"], stoppedAfter(30));
  expect(first.report.stopped).toBe(true);
  const before = first.report.lineups[0].deals;
  expect(before).toBeGreaterThan(0);
  expect(first.out).toContain(`Stopped. Played ${before} deal`);
  // A line that was being written when the machine died is played again.
  writeFileSync(path, readFileSync(path, "utf8").slice(0, -20));
  const deals = String(before + 5);
  let chosen = 0;
  const kit: Kit = toy;
  const counting: Kit = {
    ...kit,
    game: {
      ...kit.game,
      choose: (...given) => {
        chosen++;
        return kit.game.choose(...given);
      },
    },
  };
  const then = await played([...asked, "--deals", deals], { world: { kits: [counting] } });
  const whole = await played([...ARENA, "--workers", "1", "--deals", deals]);
  expect(then.text).toBe(whole.text);
  // Six deals of two games, each at least a choice.
  expect(chosen).toBeGreaterThan(12);
  expect(chosen).toBeLessThan(12 * 40);
});

test("a kept run goes on with its seed, and takes no other games", async () => {
  const path = join(freshFolder(), "arena.jsonl");
  const asked = ["arena", "toy", "--bots", "greedy,random", "--deals", "3", "--resume", path];
  expect((await played([...asked, "--seed", "rain"])).report.seed).toBe("rain");
  expect((await played(asked)).report.seed).toBe("rain");
  const other = await invoke([...asked, "--seed", "snow"]);
  expect(other.code).toBe(2);
  expect(other.err).toBe(`${path} is from other games. Give the same options again, or another file.\n`);
  writeFileSync(path, "my shopping list\n");
  expect((await invoke(asked)).err).toBe(
    `${path} already exists and isn’t from --resume. Choose another name.\n`,
  );
});

test("a game that breaks off is told with what plays it again, and is not kept as played", async () => {
  const path = join(freshFolder(), "arena.jsonl");
  const kit: Kit = toy;
  let chosen = 0;
  const choose: Kit["game"]["choose"] = (...given) => {
    if (++chosen === 100) throw new Error("the lantern fell");
    return kit.game.choose(...given);
  };
  const asked = [...ARENA, "--deals", "30", "--workers", "1", "--resume", path];
  const broken = await invoke(asked, { world: { kits: [{ ...kit, game: { ...kit.game, choose } }] } });
  expect(broken.code).toBe(1);
  expect(broken.out).toMatch(
    /Game \d+ crashed: the lantern fell\. .*medallion sim toy .*--bots greedy,random --mirror --seed rain --first \d+ --games 1/,
  );
  expect((await played(asked)).report.lineups[0].deals).toBe(30);
});

test.each([
  [["--bots", "greedy,clever"], "There’s no bot “clever”. Choose one of novice, adept, veteran, master.\n"],
  [["--bots", "greedy,greedy"], "Name at least two different bots, such as --bots greedy,random.\n"],
  [["--bots", "greedy,random", "--deals", "0"], "--deals must be at least 1.\n"],
  [["--bots", "greedy,random", "--seats", "9"], /takes this many seats/],
  [["--bots", "greedy,random", "--budget", "much"], /“much” isn’t a budget/],
  [["--bots", "greedy,random", "--budget", "0"], /“0” isn’t a budget/],
  [[], "The option --bots <list> needs a value.\n"],
])("%j is refused with one sentence", async (argv, sentence) => {
  const { code, out, err } = await invoke(["arena", "toy", ...argv]);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toMatch(sentence);
});
