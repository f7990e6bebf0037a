import { settingsSchema, usualSettings } from "@medallion/table";
import { expect, test } from "vitest";
import { CLOCKS, clockNamed, nameOfClock } from "./clocks.ts";

test("every clock that is offered is one that tables take, and has one name", () => {
  for (const [name, clock] of Object.entries(CLOCKS)) {
    expect(settingsSchema.safeParse({ ...usualSettings("toy", "usual", 2), clock }).success).toBe(true);
    expect(nameOfClock(clockNamed(name))).toBe(name);
  }
});

test("an unknown name is no clock", () => {
  expect(clockNamed("sundial")).toEqual({ kind: "none" });
});
