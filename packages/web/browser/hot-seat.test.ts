import { expect } from "vitest";
import { handAround, watchHands } from "./stage/hot-seat.ts";
import { test } from "./stage/test.ts";

test("two people share a device, and a curtain keeps each hand from the other", async ({ come }) => {
  const { page } = await come.visit("/new/gwent?with=device", { settings: { speed: "fastest" } });
  const names = page.getByRole("textbox", { name: "Name" });
  await names.nth(0).fill("Anna");
  await names.nth(1).fill("Bruno");
  await page.getByRole("button", { name: "Start game" }).click();
  await page.waitForURL(/\/play\//);
  const watch = await watchHands(page);
  const handed = await handAround(page, 8);
  await expect.poll(() => watch.seen()).toEqual([]);
  expect(handed.length).toBeGreaterThanOrEqual(4);
  expect([...new Set(handed)].sort()).toEqual(["Anna", "Bruno"]);
  for (const [at, name] of handed.entries()) expect(name).not.toBe(handed[at - 1]);
});
