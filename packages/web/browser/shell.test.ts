import { expect } from "vitest";
import { settled } from "./stage/settled.ts";
import { test } from "./stage/test.ts";
import { untilTrue } from "./stage/until.ts";

test("a newcomer sees the games and is asked nothing", async ({ come }) => {
  const { page } = await come.visit("/");
  expect(await page.title()).toContain("Medallion");
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("pages speak the language of the browser, and another one at once when it is asked for", async ({
  come,
}) => {
  const { page } = await come.visit("/settings", { language: "cs" });
  const html = page.locator("html");
  expect(await html.getAttribute("lang")).toBe("cs");
  const before = await page.getByRole("main").innerText();
  await page.evaluate("window.sameDocument = true");
  await page.getByRole("banner").getByRole("combobox").selectOption("uk");
  await untilTrue(page, 'document.documentElement.lang === "uk"');
  await settled(page);
  expect(await page.getByRole("main").innerText()).not.toBe(before);
  expect(await page.evaluate("window.sameDocument")).toBe(true);
  await page.reload();
  await settled(page);
  expect(await html.getAttribute("lang")).toBe("uk");
});

test("everything is reached by the keyboard, and what has the focus can be seen", async ({ come }) => {
  const { page } = await come.visit("/");
  await page.keyboard.press("Tab");
  // First of all the way past what is on every page.
  await page.keyboard.press("Enter");
  expect(await page.evaluate('document.activeElement.closest("main") !== null')).toBe(true);
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate<boolean>(FOCUS_SEEN);
    expect(seen, await page.evaluate("document.activeElement.outerHTML.slice(0, 200)")).toBe(true);
  }
});

/** Runs in the page: whether what has the focus lies in the window and is marked. */
const FOCUS_SEEN = `(() => {
  const focused = document.activeElement;
  if (focused === document.body) return true;
  const { top, bottom, width } = focused.getBoundingClientRect();
  const { outlineStyle, boxShadow } = getComputedStyle(focused);
  const marked = outlineStyle !== "none" || boxShadow !== "none" || focused.matches(":has(:focus-visible)");
  return marked && width > 0 && bottom > 0 && top < innerHeight;
})()`;
