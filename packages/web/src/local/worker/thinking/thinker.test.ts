import { at, begin, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import type { BotTask } from "@medallion/table";
import { expect, test, vi } from "vitest";
import { Thinker } from "./thinker.ts";
import type { BotCall, BotReply } from "./wire.ts";

const options = toy.lobby.options({ mode: "short", seats: 2 }, randomOf("options"));
const state = begin(toy.game, options, randomFrom(seedFrom("thinker")));

function taskOf(bot: string): BotTask {
  const question = at(toy.game.questions(state), 0);
  const { seat } = question;
  const [view, choices] = [toy.game.view(state, seat), toy.game.choices(state, seat)];
  return { seat, bot, game: toy.game.id, view, question, choices, random: "seed/bot/0/1" };
}

/** Those who are asked in the same breath are asked together: until then nobody is. */
const breath = (): Promise<void> => Promise.resolve();

/** A thinker whose rooms answer when the test says so. */
function stepwise(opens = true) {
  const asked: BotCall[] = [];
  let [opened, closed, now] = [0, 0, 0];
  let [hear, broke] = [(_: BotReply): void => undefined, (): void => undefined];
  const thinker = new Thinker(
    (hears, breaks) => {
      if (!opens) throw new Error("no workers here");
      opened += 1;
      [hear, broke] = [hears, breaks];
      const close = (): void => {
        closed += 1;
      };
      return { ask: (asking) => void asked.push(asking), close };
    },
    () => now,
  );
  const never = new AbortController().signal;
  return {
    asked,
    think: (bot: string, signal = never) => thinker.think(toy, taskOf(bot), signal),
    answer: (choice: number, after = 0) => {
      now += after;
      hear({ id: at(asked, asked.length - 1).id, choice });
    },
    fail: (why: string) => hear({ id: at(asked, asked.length - 1).id, why }),
    breakDown: () => broke(),
    rooms: () => ({ opened, closed }),
  };
}

test("questions are answered one after the other, in one room", async () => {
  const { think, asked, answer, rooms } = stepwise();
  const [first, second] = [think("adept"), think("novice")];
  await breath();
  expect(asked.map(({ task }) => task.bot)).toEqual(["adept"]);
  answer(1);
  expect(await first).toBe(1);
  answer(2);
  expect(await second).toBe(2);
  expect(rooms()).toEqual({ opened: 1, closed: 0 });
});

test("those who think ahead share the time of one, and waiting counts", async () => {
  const { think, asked, answer } = stepwise();
  const all = [think("master"), think("master"), think("adept"), think("master")];
  await breath();
  answer(0, 170);
  answer(0, 165);
  answer(0);
  answer(0, 165);
  await Promise.all(all);
  const times = asked.map(({ task }) => task.budget?.milliseconds);
  expect(times.map((time) => time && Math.round(time))).toEqual([167, 165, undefined, 165]);
});

test("a bot that breaks down says why", async () => {
  const { think, fail } = stepwise();
  const asked = think("adept");
  await breath();
  fail("it rated 2 of 4 choices");
  await expect(asked).rejects.toThrow("rated 2 of 4");
});

test("where a room breaks the question is answered at once, and the next in another room", async () => {
  const { think, breakDown, answer, rooms } = stepwise();
  const [first, second] = [think("master"), think("master")];
  await breath();
  breakDown();
  expect(taskOf("master").choices[await first]).toBeDefined();
  answer(1);
  expect(await second).toBe(1);
  expect(rooms()).toEqual({ opened: 2, closed: 1 });
});

test("where no room can be opened bots play on", async () => {
  const { think } = stepwise(false);
  expect(taskOf("master").choices[await think("master")]).toBeDefined();
});

test("a room that says nothing for long counts as broken", async () => {
  vi.useFakeTimers();
  try {
    const { think, rooms } = stepwise();
    const asked = think("master");
    await vi.advanceTimersByTimeAsync(21_000);
    expect(taskOf("master").choices[await asked]).toBeDefined();
    expect(rooms().closed).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test("what nobody waits for any more is not asked, and an answer that comes late is not heard", async () => {
  const { think, asked, answer } = stepwise();
  const leaving = new AbortController();
  const first = think("adept");
  const second = think("adept", leaving.signal);
  leaving.abort();
  await second;
  await breath();
  answer(1);
  expect(await first).toBe(1);
  expect(asked.length).toBe(1);
});
