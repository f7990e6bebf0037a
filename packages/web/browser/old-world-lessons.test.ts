import { expect } from "vitest";
import { shownThrough } from "./stage/old-world-moves.ts";
import { test } from "./stage/test.ts";

test("a lesson of Old World from its first step to the next lesson: a road is paid by hand, the rest is shown", async ({
  come,
}) => {
  const { page } = await come.visit("/learn/old-world/turn", { settings: { speed: "fastest" } });
  const coach = page.getByRole("region", { name: "Coach" });
  const way = coach.getByRole("button", { name: /^(Continue|Show me)$/u });
  const next = coach.getByRole("link", { name: /^Next lesson/u });
  await way.click();
  await coach.getByText("Step 2 of").waitFor({ state: "attached" });
  await page.locator('[data-place="4"]').click();
  await page.locator('[data-price="terrain"]').click();
  await shownThrough(coach, 3, next);
  await next.click();
  await coach.getByText("Step 1 of").waitFor({ state: "attached" });
  await expect.poll(() => page.locator("[data-fight]").count()).toBe(1);
});
