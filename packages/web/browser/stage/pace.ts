import type { Page } from "playwright-core";
import { afterGame, lit, mouseMove } from "./playing.ts";

/**
 * Runs in the page: notes how long it takes from a move until one may move again, for every time that the others have
 * played just one card in between, as the log tells it.
 */
const WATCH = `{
  globalThis.paces = [];
  const isLit = () => document.querySelector("main [data-first] [data-spot]") !== null;
  const theirs = () => {
    const lines = [...document.querySelectorAll("main ol > li")];
    const own = lines.findIndex(({ dataset }) => dataset.by === "us");
    return lines.slice(0, own < 0 ? 0 : own);
  };
  let pressed = 0, since, was = isLit();
  addEventListener("click", () => { pressed = performance.now(); }, true);
  new MutationObserver(() => {
    const is = isLit();
    if (was && !is) since = pressed;
    if (!was && is && since !== undefined) {
      const lines = theirs();
      if (lines.length === 1 && lines[0].dataset.opens === undefined) paces.push(performance.now() - since);
    }
    was = is;
  }).observe(document.querySelector("main"), {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-spot", "disabled"],
  });
}`;

/** Milliseconds from a move to the next, over so many moves against a bot that plays one card each time. */
export async function paces(page: Page, most: number): Promise<readonly number[]> {
  await page.evaluate(WATCH);
  for (let move = 0; move < most; move++) {
    await lit(page).first().or(afterGame(page)).first().waitFor();
    if (await afterGame(page).isVisible()) break;
    await mouseMove(page, 2);
  }
  return page.evaluate<readonly number[]>("paces.map(Math.round)");
}
