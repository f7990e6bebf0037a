import { expect, test } from "vitest";
import { Hurrying } from "./hurrying.ts";

test("who presses Enter again and again to hurry a film plays nothing when it ends", () => {
  const hurrying = new Hurrying();
  const pressed = [true, true, false, false, false].map((isTelling, nth) => {
    const isMeant = hurrying.key("Enter", false, isTelling, nth * 200);
    hurrying.release("Enter");
    return isMeant;
  });
  expect(pressed).toEqual([true, true, true, true, true]);
  expect(hurrying.key("Enter", false, false, 800 + 350)).toBe(false);
});

test("without a film that was hurried every key acts, however fast", () => {
  const hurrying = new Hurrying();
  expect([0, 50, 100].map((at) => hurrying.key("1", false, false, at))).toEqual([false, false, false]);
});

test("another key than the one that hurried acts at once", () => {
  const hurrying = new Hurrying();
  expect(hurrying.key("Enter", false, true, 1000)).toBe(true);
  expect(hurrying.key("1", false, false, 1100)).toBe(false);
});

test("a key that is held down hurries until it is let go, and only then presses what it lies on", () => {
  const hurrying = new Hurrying();
  expect(hurrying.key(" ", false, true, 0)).toBe(true);
  expect(hurrying.key(" ", true, false, 500)).toBe(true);
  expect(hurrying.key(" ", true, false, 1000)).toBe(true);
  expect(hurrying.release(" ")).toBe(true);
  expect(hurrying.key(" ", false, false, 1400)).toBe(false);
  expect(hurrying.release(" ")).toBe(false);
});
