import { expect, test } from "vitest";
import { askedFor } from "./use-asked.ts";

const anna = async () => "Anna";
const boris = async () => "Boris";

test("an answer stays while the same is asked for, and says nothing about anything else", () => {
  const last = { ask: anna, asked: { state: "there", value: "Anna" } } as const;
  expect(askedFor(anna, undefined)).toEqual({ state: "asking" });
  expect(askedFor(anna, last)).toEqual({ state: "there", value: "Anna" });
  expect(askedFor(boris, last)).toEqual({ state: "asking" });
});

test("nor does a failure", () => {
  const last = { ask: anna, asked: { state: "failed", error: "no network" } } as const;
  expect(askedFor(anna, last)).toEqual({ state: "failed", error: "no network" });
  expect(askedFor(boris, last)).toEqual({ state: "asking" });
});
