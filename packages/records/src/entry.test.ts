import { expect, test } from "vitest";
import { type Entry, inForce } from "./entry.ts";
import { refusedWith } from "./test/games.ts";

const choice = (question: number): Entry => ({ kind: "choice", seat: 0, question, choice: 0 });
const bot: Entry = { kind: "seat", seat: 1, holder: { who: "bot", name: "", bot: "random" } };
const left = (history: readonly Entry[]) => inForce(history).map(({ entry }) => entry);

test("a takeback keeps the first entries in force, and later takebacks count what is left", () => {
  const history = [choice(0), choice(1), choice(2), { kind: "takeback", to: 1 }, choice(3)] as const;
  expect(left(history)).toEqual([choice(0), choice(3)]);
  expect(left([...history, { kind: "takeback", to: 0 }])).toEqual([]);
});

test("a takeback does not undo what happened to seats and clocks", () => {
  expect(left([choice(0), bot, choice(1), { kind: "pause" }, { kind: "takeback", to: 0 }])).toEqual([
    bot,
    { kind: "pause" },
  ]);
});

test("entries in force know their place in the history as written", () => {
  const line = inForce([choice(0), { kind: "takeback", to: 0 }, choice(0), choice(1)]);
  expect(line.map(({ place }) => place)).toEqual([2, 3]);
});

test("a takeback of nothing is refused with its place", () => {
  expect(refusedWith(() => inForce([choice(0), { kind: "takeback", to: 1 }]))).toMatchObject({
    code: "illegal-entry",
    path: "history.1",
  });
});
