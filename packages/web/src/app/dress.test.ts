import { expect, test } from "vitest";
import { dressFor } from "./dress.ts";

const NOTHING = { light: false, contrast: false, still: false };
const EVERYTHING = { light: true, contrast: true, still: true };
const BY_SYSTEM = { theme: "system", contrast: "normal", motion: "system" } as const;

test("without a choice of one's own the device decides", () => {
  expect(dressFor(BY_SYSTEM, NOTHING)).toEqual({ theme: "dark", contrast: "normal", motion: "full" });
  expect(dressFor(BY_SYSTEM, EVERYTHING)).toEqual({ theme: "light", contrast: "high", motion: "reduced" });
});

test("one's own choice of theme and motion goes before the device's", () => {
  const own = { theme: "dark", contrast: "normal", motion: "full" } as const;
  expect(dressFor(own, { ...EVERYTHING, contrast: false })).toEqual(own);
  expect(dressFor({ ...own, motion: "reduced" }, NOTHING).motion).toBe("reduced");
  expect(dressFor({ ...own, contrast: "high" }, NOTHING).contrast).toBe("high");
});
