import { InputError } from "@medallion/kernel";
import { expect, test } from "vitest";
import { allAmong, among, checkVersion, fits, unbroken } from "./index.ts";

function refused(check: () => void): InputError {
  try {
    check();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error("it was not refused");
}

test("a state of other rules is refused with both versions", () => {
  expect(() => checkVersion(1, 1)).not.toThrow();
  const { code, message } = refused(() => checkVersion(3, 2));
  expect([code, message]).toEqual([
    "version",
    "This position is from version 3 of the rules; this is version 2.",
  ]);
});

test("what does not fit is refused with its place", () => {
  expect(() => fits(true, ["deck"])).not.toThrow();
  expect(refused(() => fits(false, ["deck", 2]))).toMatchObject({ code: "state", path: ["deck", 2] });
});

test("a number may be the least but not the count", () => {
  for (const value of [-1, 0, 4]) expect(() => among(5, -1, value, [])).not.toThrow();
  for (const value of [-2, 5]) expect(refused(() => among(5, -1, value, ["turn"])).path).toEqual(["turn"]);
  expect(() => allAmong(5, 0, [0, 4], [])).not.toThrow();
  expect(refused(() => allAmong(5, 0, [0, 5, 9], ["rows"])).path).toEqual(["rows", 1]);
});

test("of broken invariants the first is told", () => {
  expect(() => unbroken([])).not.toThrow();
  const { code, message } = refused(() => unbroken(["nobody has two hands", "cards stay"]));
  expect([code, message]).toEqual(["state", "It must hold that nobody has two hands."]);
});
