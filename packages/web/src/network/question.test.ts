import { expect, test } from "vitest";
import { PATIENT, Question } from "./question.ts";
import type { Answerer, Surroundings } from "./surroundings.ts";

/** A page on which only one timer at a time comes due, by hand. */
function page(ask: Surroundings["ask"]) {
  const told: string[] = [];
  let due = (): void => {};
  const around: Surroundings = {
    ask,
    isOnLine: () => true,
    isVisible: () => true,
    isFresh: () => true,
    follow: () => {},
    memory: { recall: () => false, keep: () => {}, forget: () => {} },
    timers: {
      set: (callback) => {
        due = callback;
        return 1;
      },
      clear: () => {
        due = () => {};
      },
      now: () => 0,
    },
    random: () => 0,
  };
  const question = new Question(around, PATIENT, {
    silent: () => told.push("silent"),
    answered: (answerer, isLate) => told.push(`${answerer}${isLate ? " late" : ""}`),
    failed: () => told.push("failed"),
    givenUp: () => told.push("given up"),
  });
  const tick = (times: number): void => {
    for (let time = 0; time < times; time += 1) due();
  };
  return { question, told, tick };
}

test("a page that was too busy to listen has not waited: its late timer counts once", async () => {
  const { told, tick } = page(async () => "server");
  tick(1);
  await Promise.resolve();
  expect(told).toEqual(["server"]);
});

test("silence is told once, and an answer after it is late", async () => {
  let answer: (answerer: Answerer) => void = () => {};
  const { told, tick } = page(() => new Promise((resolve) => (answer = resolve)));
  tick(PATIENT - 1);
  expect(told).toEqual([]);
  tick(3);
  expect(told).toEqual(["silent"]);
  answer("server");
  await Promise.resolve();
  tick(50);
  expect(told).toEqual(["silent", "server late"]);
});

test("nothing is expected for ever, and nothing is told of what was dropped", async () => {
  const given = page(() => new Promise(() => {}));
  given.tick(50);
  expect(given.told).toEqual(["silent", "given up"]);
  const dropped = page(async () => "server");
  dropped.question.drop();
  await Promise.resolve();
  dropped.tick(50);
  expect(dropped.told).toEqual([]);
});
