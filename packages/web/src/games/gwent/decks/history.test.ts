import { expect, it } from "vitest";
import { amend, begin, redo, step, undo } from "./history.ts";

it("goes back and forth, and a new step forgets what was taken back", () => {
  const three = step(step(begin(1), 2), 3);
  expect(undo(three)).toEqual({ past: [1], present: 2, future: [3] });
  expect(redo(undo(three))).toEqual(three);
  expect(step(undo(three), 4)).toEqual({ past: [1, 2], present: 4, future: [] });
});

it("stays where it is at either end, and without a change", () => {
  const one = begin("a");
  expect(undo(one)).toBe(one);
  expect(redo(one)).toBe(one);
  expect(step(one, "a")).toBe(one);
});

it("an amended step is undone as one", () => {
  expect(undo(amend(step(begin(""), "N"), "Ne")).present).toBe("");
});

it("forgets what lies more than two hundred steps back", () => {
  let history = begin(0);
  for (let i = 1; i <= 300; i++) history = step(history, i);
  expect(history.past.length).toBe(200);
  expect(history.past[0]).toBe(100);
});
