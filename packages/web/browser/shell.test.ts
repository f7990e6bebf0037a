import { expect } from "vitest";
import { settled } from "./stage/settled.ts";
import { test } from "./stage/test.ts";
import { untilTrue } from "./stage/until.ts";

test("a newcomer sees the games and is asked nothing", async ({ come }) => {
  const { page } = await come.visit("/");
  await expect.poll(() => page.title()).toContain("Medallion");
  await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test("pages speak the language of the browser, and another one at once when it is asked for", async ({
  come,
}) => {
  const { page } = await come.visit("/settings", { language: "cs" });
  const main = page.getByRole("main");
  await page.locator('html[lang="cs"]').waitFor();
  const before = await main.innerText();
  await page.evaluate("window.sameDocument = true");
  await page.getByRole("banner").getByRole("combobox").selectOption("uk");
  await page.locator('html[lang="uk"]').waitFor();
  await settled(page);
  await expect.poll(() => main.innerText()).not.toBe(before);
  await untilTrue(page, "window.sameDocument === true");
  await page.reload();
  await settled(page);
  await page.locator('html[lang="uk"]').waitFor();
});

test("everything is reached by the keyboard, and what has the focus can be seen", async ({ come }) => {
  const { page } = await come.visit("/");
  await page.keyboard.press("Tab");
  // First of all the way past what is on every page.
  await page.keyboard.press("Enter");
  await untilTrue(page, 'document.activeElement.closest("main") !== null');
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate<string>(FOCUS_UNSEEN)).toBe("");
  }
});

/** Runs in the page: what has the focus if it does not lie in the window or is not marked. */
const FOCUS_UNSEEN = `(() => {
  const focused = document.activeElement;
  if (focused === document.body) return "";
  const { top, bottom, width } = focused.getBoundingClientRect();
  const { outlineStyle, boxShadow } = getComputedStyle(focused);
  const marked = outlineStyle !== "none" || boxShadow !== "none" || focused.matches(":has(:focus-visible)");
  const seen = marked && width > 0 && bottom > 0 && top < innerHeight;
  return seen ? "" : focused.outerHTML.slice(0, 200);
})()`;
