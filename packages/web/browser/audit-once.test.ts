import type { Page } from "playwright-core";
import { expect } from "vitest";
import { barriersOfColourOnce, barriersOnce } from "./stage/audit-once.ts";
import { barriers } from "./stage/axe.ts";
import { test } from "./stage/test.ts";

const PAGE = `<!doctype html><html lang="en"><title>Lanterns</title><style>
  body { background: #fff; color: #000; }
  .plate { position: absolute; left: 0; top: 200px; width: 300px; height: 60px; background: #222; }
  .label { position: absolute; left: 10px; top: 20px; }
  [data-theme="light"] .label { color: #bbb; }
</style><main><h1>Lanterns</h1><div class="plate"></div><p class="label">Which lantern?</p><p>Yours</p></main>`;

/** Runs in the page: another look, another place or other words. */
const CHANGES = {
  light: 'document.documentElement.dataset.theme = "light"',
  dark: 'document.documentElement.dataset.theme = "dark"',
  ontoPlate: 'document.querySelector(".label").style.top = "220px"',
  nameless: `document.querySelector("main").insertAdjacentHTML("beforeend", '<button aria-label=""></button>')`,
  named: 'document.querySelector("button").setAttribute("aria-label", "Light it")',
};

const rules = (found: readonly string[]): readonly string[] => found.map((line) => line.split(":")[0] ?? "");

test("an audit that knows what was faultless finds what an audit of everything finds", async ({ come }) => {
  const { page } = await come.visit("/about");
  await page.goto("about:blank");
  await page.setContent(PAGE);
  /** Asked twice, since what had a fault must not be taken as known. */
  const finds = async (look: (page: Page) => Promise<readonly string[]>, faults: readonly string[]) => {
    for (const each of [look, look, barriers])
      await expect.poll(async () => rules(await each(page))).toEqual(faults);
  };
  await finds(barriersOnce, []);
  await page.evaluate(CHANGES.light);
  await finds(barriersOfColourOnce, ["color-contrast"]);
  await page.evaluate(CHANGES.dark);
  await finds(barriersOfColourOnce, []);
  // The same colours on another ground, which is no box around them.
  await page.evaluate(CHANGES.ontoPlate);
  await finds(barriersOfColourOnce, ["color-contrast"]);
  await page.evaluate(CHANGES.nameless);
  await finds(barriersOnce, ["button-name", "color-contrast"]);
  await page.evaluate(CHANGES.named);
  await finds(barriersOnce, ["color-contrast"]);
});
