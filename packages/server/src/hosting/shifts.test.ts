import { expect, test } from "vitest";
import { Shifts } from "./shifts.ts";

/** Steps of a millisecond each on a clock of our own; notes who worked in which turn of the loop. */
function staged() {
  let now = 0;
  let turn = 0;
  let isOver = false;
  const turns: string[][] = [];
  const next = (): void => {
    turn += 1;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  function* steps(name: string, count: number): Generator<undefined, string> {
    for (let step = 0; step < count; step++) {
      now += 1;
      turns[turn] ??= [];
      turns[turn]?.push(name);
      yield;
    }
    return name;
  }
  const end = (): string[][] => {
    isOver = true;
    return turns.filter((one) => one !== undefined);
  };
  return { shifts: new Shifts(() => now), steps, end };
}

test("long work takes many turns of the loop, and no more than a shift in each however much there is", async () => {
  const { shifts, steps, end } = staged();
  const names = ["a", "b", "c", "d"];
  expect(await Promise.all(names.map((name) => shifts.work(steps(name, 40))))).toEqual(names);
  const turns = end();
  for (const turn of turns) expect(turn.length).toBeLessThanOrEqual(4);
  expect(turns.flat()).toHaveLength(160);
});

test("short work does not wait for the end of long work", async () => {
  const { shifts, steps, end } = staged();
  const finished: string[] = [];
  const done = (name: string): void => void finished.push(name);
  await Promise.all([shifts.work(steps("long", 400)).then(done), shifts.work(steps("short", 3)).then(done)]);
  end();
  expect(finished).toEqual(["short", "long"]);
});

test("work that fails fails alone", async () => {
  const { shifts, steps, end } = staged();
  // biome-ignore lint/correctness/useYield: it fails before it comes to its first step.
  function* failing(): Generator<undefined, string> {
    throw new Error("no such entry");
  }
  const broken = expect(shifts.work(failing())).rejects.toThrow("no such entry");
  expect(await shifts.work(steps("other", 20))).toBe("other");
  await broken;
  end();
});
