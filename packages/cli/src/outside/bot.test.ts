import { begin, type Kit, questionOf, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { afterEach, expect, test } from "vitest";
import { outsideBot } from "../../test/outside-bots.ts";
import { OutsideBot, type OutsideTask } from "./bot.ts";

const kit: Kit = toy;
const options = kit.lobby.options({ mode: "short", picks: ["sun", "moon"] }, randomOf("options"));
const state = begin(kit.game, options, randomFrom(seedFrom("outside")));
const question = questionOf(kit.game, state, 0);
if (question === undefined) throw new Error("the toy begins with a question to everybody");
const choices = kit.game.choices(state, 0);
const view = kit.game.view(state, 0);
// Not what any bot of these tests would choose.
const asked = { ...question, fallback: 1 };

const TIME = 4000;

function task(chance = "luck", milliseconds = TIME): OutsideTask {
  return { view, question: asked, choices, random: randomOf(chance), budget: { milliseconds } };
}

const open: OutsideBot[] = [];

function bot(command: string): OutsideBot {
  const made = new OutsideBot(command, kit);
  open.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

test("a program chooses, and goes when its input ends", async () => {
  const last = bot(outsideBot("last"));
  expect(choices.length).toBeGreaterThan(2);
  expect(await last.choose(task())).toEqual({ choice: choices.length - 1 });
  expect(await last.choose(task())).toEqual({ choice: choices.length - 1 });
  expect(await last.close()).toBe(true);
});

test("it is given chance of its own, the same for the same question", async () => {
  const lucky = bot(outsideBot("lucky"));
  const choose = async (chance: string) => (await lucky.choose(task(chance))).choice;
  const found = new Set<number>();
  for (const chance of ["a", "b", "c", "d", "e", "f"]) found.add(await choose(chance));
  expect(found.size).toBeGreaterThan(1);
  expect(await choose("a")).toBe(await choose("a"));
});

test("one that ends loses its move with its last words, and plays on", async () => {
  const broken = bot(outsideBot("broken"));
  expect(await broken.choose(task())).toEqual({ choice: 0 });
  expect(await broken.choose(task())).toEqual({ choice: 0 });
  expect(await broken.choose(task())).toEqual({
    choice: 1,
    lost: { kind: "broke", why: "It ended with exit code 3.\nthe lantern fell" },
  });
  // Asked for the fourth time, it is a new one.
  expect(await broken.choose(task())).toEqual({ choice: 0 });
});

test("one that hangs loses its move when its time is over, and is ended", async () => {
  const silent = bot(outsideBot("silent"));
  expect(await silent.choose(task("luck", 50))).toEqual({
    choice: 1,
    lost: { kind: "late", why: "It had no answer after 50 ms." },
  });
});

test.each([
  ["babbling", /^It answered I would play the moon\.$/],
  ["greedy", /^It answered \{"id":0,"choice":\d+\} to question 0 with \d+ choices\.$/],
] as const)("one whose answer is none (%s) loses its move and is told what it said", async (way, why) => {
  const { choice, lost } = await bot(outsideBot(way)).choose(task());
  expect(choice).toBe(1);
  expect(lost?.kind).toBe("nonsense");
  expect(lost?.why).toMatch(why);
});

test("one that was never there costs a move each time, and is given up after three tries", async () => {
  const missing = bot("no-such-program-of-medallion");
  const first = await missing.choose(task());
  expect(first.choice).toBe(1);
  expect(first.lost?.why).toMatch(/^It ended with exit code 127\.\n.*no-such-program-of-medallion/);
  for (let time = 0; time < 3; time++) await missing.choose(task());
  const began = performance.now();
  for (let time = 0; time < 200; time++) expect((await missing.choose(task())).choice).toBe(1);
  // Two hundred shells would take longer.
  expect(performance.now() - began).toBeLessThan(500);
});

test("who greets with nonsense is never asked", async () => {
  const { lost } = await bot("echo hello; sleep 60").choose(task());
  expect(lost).toEqual({ kind: "nonsense", why: "It answered the greeting with hello." });
});

test("whoever stays when its input has ended is ended", async () => {
  const staying = bot(outsideBot("staying"));
  expect(await staying.choose(task())).toEqual({ choice: 0 });
  expect(await staying.close()).toBe(false);
  expect(await staying.choose(task())).toEqual({ choice: 1 });
});

test("what it is asked holds the view, and nothing of what lies behind it", async () => {
  const { lost } = await bot(outsideBot("telling")).choose(task());
  expect(lost?.why).toBe("It answered choices,id,kind,milliseconds,question,random,view.");
});
