import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToasts, dismiss, notify } from "./toasts.ts";

const said = (): readonly string[] => currentToasts().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of currentToasts()) dismiss(id);
  vi.useRealTimers();
});

test("what passes gives way to what is said next, and goes by itself", () => {
  notify("Copied.", "good");
  notify("Saved.", "good");
  expect(said()).toEqual(["Saved."]);
  vi.advanceTimersByTime(5000);
  expect(said()).toEqual([]);
});

test("faults stay until they are closed, the latest two, beside one word that passes", () => {
  for (const fault of ["one", "two", "three"]) notify(fault, "bad");
  notify("Copied.", "good");
  expect(said()).toEqual(["two", "three", "Copied."]);
  vi.advanceTimersByTime(60_000);
  expect(said()).toEqual(["two", "three"]);
});

test("the same fault again is said once, as the latest", () => {
  notify("one", "bad");
  notify("two", "bad");
  notify("one", "bad");
  expect(said()).toEqual(["two", "one"]);
});
