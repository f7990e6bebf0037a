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
  /** Twice, since what had a fault must not be taken as known. */
  const found = async (look: (page: Page) => Promise<readonly string[]>): Promise<readonly string[]> => {
    const first = rules(await look(page));
    expect(rules(await look(page))).toEqual(first);
    expect(rules(await barriers(page))).toEqual(first);
    return first;
  };
  expect(await found(barriersOnce)).toEqual([]);
  await page.evaluate(CHANGES.light);
  expect(await found(barriersOfColourOnce)).toEqual(["color-contrast"]);
  await page.evaluate(CHANGES.dark);
  expect(await found(barriersOfColourOnce)).toEqual([]);
  // The same colours on another ground, which is no box around them.
  await page.evaluate(CHANGES.ontoPlate);
  expect(await found(barriersOfColourOnce)).toEqual(["color-contrast"]);
  await page.evaluate(CHANGES.nameless);
  expect(await found(barriersOnce)).toEqual(["button-name", "color-contrast"]);
  await page.evaluate(CHANGES.named);
  expect(await found(barriersOnce)).toEqual(["color-contrast"]);
});
