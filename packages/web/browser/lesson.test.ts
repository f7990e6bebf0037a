import type { Page } from "playwright-core";
import { expect } from "vitest";
import { settled } from "./stage/settled.ts";
import { test } from "./stage/test.ts";

/** No lesson has so many steps. */
const MOST_STEPS = 60;

test("a lesson is taken at the real table, left in the middle, and gone on with to its end", async ({
  come,
}) => {
  const { page } = await come.visit("/learn", { settings: { speed: "fast" } });
  await page
    .getByRole("link", { name: /^Begin: / })
    .first()
    .click();
  const coach = page.getByRole("region", { name: "Coach" });
  await coach.waitFor();
  for (let step = 0; step < 3; step++) await goOn(page);
  const told = await coach.getByRole("status").innerText();
  await page.reload();
  await coach.waitFor();
  expect(await coach.getByRole("status").innerText()).toBe(told);
  const next = coach.getByRole("link", { name: /^Next lesson/ });
  for (let step = 0; step < MOST_STEPS && !(await next.isVisible()); step++) await goOn(page);
  await coach.getByRole("link", { name: "All lessons" }).click();
  await settled(page);
  await page.getByText("✓ Done").waitFor();
});

/** Reads on, or lets the coach show what is to be done, and waits for the next thing to be said. */
async function goOn(page: Page): Promise<void> {
  const coach = page.getByRole("region", { name: "Coach" });
  const way = coach.getByRole("button", { name: /^(Go on|Show me)$/ });
  const end = coach.getByRole("link", { name: /^Next lesson/ });
  await way.or(end).first().waitFor();
  if (await end.isVisible()) return;
  const told = await coach.getByRole("status").innerText();
  await way.first().click();
  await expect
    .poll(async () => (await coach.getByRole("status").innerText()) !== told, { timeout: 15_000 })
    .toBe(true);
}
