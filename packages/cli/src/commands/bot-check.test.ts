import { expect, test } from "vitest";
import { invoke } from "../../test/invoke.ts";
import { outsideBot } from "../../test/outside-bots.ts";

const QUICK = ["--questions", "12", "--budget", "5s"];

test("a bot that keeps to the protocol passes in every mode", async () => {
  const { code, out } = await invoke(["bot-check", outsideBot("lucky"), ...QUICK]);
  expect(code).toBe(0);
  expect(out).toMatch(/✓ toy, short: \d+ questions, half answered within \d+ ms, the slowest in \d+ ms/);
  expect(out).not.toContain("Note:");
  expect(out).toContain("This bot keeps to the protocol.");
});

test.each([
  ["broken", "Broken, at the question “exchange”:", "the lantern fell"],
  ["greedy", "Not an answer, at the question", "It answered"],
  ["staying", "✗ toy, short", "It kept running after its input ended."],
] as const)("one that is %s fails, and is told why", async (way, first, second) => {
  const { code, out } = await invoke(["bot-check", outsideBot(way), ...QUICK]);
  expect(code).toBe(1);
  expect(out).toContain(first);
  expect(out).toContain(second);
  expect(out).toContain("This bot doesn’t keep to the protocol");
});

test("one that is late fails", async () => {
  const { code, out } = await invoke([
    ...["bot-check", outsideBot("silent"), "--game", "toy", "--questions", "1", "--budget", "20ms"],
  ]);
  expect(code).toBe(1);
  expect(out).toContain("Too late, at the question");
  expect(out).toContain("It had no answer after 20 ms.");
});

test("in an arena a broken bot costs moves and no game, and whoever runs it sees why", async () => {
  const broken = `cmd:${outsideBot("broken")}`;
  const asked = ["arena", "toy", "--bots", `random,${broken}`, "--deals", "6", "--seed", "rain"];
  const { code, out } = await invoke([...asked, "--workers", "2"]);
  expect(code).toBe(0);
  expect(out).toContain("6 deals, seed rain");
  expect(out).toMatch(
    /cmd:.*broken\.mjs lost \d+ of \d+ moves to the fallback: \d+ broken, 0 late, 0 not an answer/,
  );
  expect(out).toContain("the lantern fell");
});

test("an arena with a sound program is the same for any number of threads", async () => {
  const lucky = `cmd:${outsideBot("lucky")}`;
  const asked = [
    "arena",
    "toy",
    "--bots",
    `greedy,${lucky}`,
    "--deals",
    "8",
    "--seed",
    "rain",
    "--budget",
    "9s",
  ];
  const alone = await invoke([...asked, "--workers", "1"]);
  const together = await invoke([...asked, "--workers", "2"]);
  expect(together.out).toBe(alone.out);
  expect(alone.out).not.toContain("to the fallback");
});
