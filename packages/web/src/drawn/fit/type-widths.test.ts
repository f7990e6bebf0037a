import { expect, test } from "vitest";
import { typeWidths } from "./type-widths.ts";

test("a single word is as wide however it is set", () => {
  expect(typeWidths("ooo", "text")).toEqual({ "--one": "1.56", "--two": "1.56", "--word": "1.56" });
});

test("two lines break where the wider one is narrowest", () => {
  expect(typeWidths("oo ooooo oo", "text")).toEqual({ "--one": "5.02", "--two": "3.81", "--word": "2.60" });
});

test("small capitals need more room", () => {
  expect(typeWidths("oooo", "caps")).toMatchObject({ "--one": "2.45" });
});
