import { LANGUAGES } from "@medallion/kernel";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { LONG_TEXTS } from "./screens/long-texts.ts";
import { misfits } from "./stage/fitting.ts";
import { test } from "./stage/test.ts";

test.for(
  LONG_TEXTS.flatMap((screen) => LANGUAGES.map((language) => ({ screen, language, title: screen.title }))),
)("$title fits a phone, in the language $language", async ({ screen, language }, { come }) => {
  const { page } = await come.screen(screen, { size: "390x844", language });
  await expect.poll(() => misfits(page)).toEqual([]);
});

/** How much of the height for it a story's book takes, and whether words lie below its page and are marked to. */
const bookOf = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    const book = document.querySelector('main [data-zone="story"]');
    const text = book.querySelector("[tabindex]");
    const last = [...text.querySelectorAll("p")].at(-1).getBoundingClientRect();
    return {
      isHigh: book.offsetHeight > 0.9 * book.parentElement.offsetHeight,
      isCut: last.bottom > text.getBoundingClientRect().bottom + 1,
      isMarked: text.hasAttribute("data-more"),
    };
  })()`);

test("a story takes the height there is, and words that still go on below are marked until they are read", async ({
  come,
}) => {
  const screen = LONG_TEXTS.find(({ name }) => name === "story-long");
  if (screen === undefined) throw new Error("a long story is among the screens");
  const { page } = await come.screen(screen, { size: "1440x900" });
  await expect.poll(() => bookOf(page)).toMatchObject({ isHigh: true });
  await page.setViewportSize({ width: 1024, height: 600 });
  await expect.poll(() => bookOf(page)).toMatchObject({ isCut: true, isMarked: true });
  await page.locator('main [data-zone="story"] [tabindex]').evaluate((text) => text.scrollTo(0, 9999));
  await expect.poll(() => bookOf(page)).toMatchObject({ isCut: false, isMarked: false });
});
