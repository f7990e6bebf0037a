import { expect } from "vitest";
import { misfits } from "./stage/fitting.ts";
import { test } from "./stage/test.ts";

const CARD = (name: string, aside: string): string =>
  `<svg data-card="${name}" width="100" height="140" viewBox="0 0 100 140" style="background: #ccc; ${aside}">
    <text x="50" y="50" font-size="20" text-anchor="middle">${name}</text>
  </svg>`;

test("the look for words that do not fit finds them, and only them", async ({ come }) => {
  const { page } = await come.visit("/about");
  await page.goto("about:blank");
  const found = async (markup: string): Promise<readonly string[]> => {
    await page.setContent(`<!doctype html><body style="margin: 0; font: 16px serif">${markup}`);
    return misfits(page);
  };
  await expect
    .poll(() => found(`<p style="line-height: 1; overflow: hidden; margin: 0">Žluťoučký</p>`))
    .toEqual([]);
  await expect
    .poll(() => found(`<div style="height: 20px; overflow: auto"><p>One</p><p>Two</p></div>`))
    .toEqual([]);
  await expect.poll(() => found(CARD("Whole", ""))).toEqual([]);
  const narrow = "width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis";
  await expect.poll(() => found(`<p style="${narrow}">Too long</p>`)).toEqual(["cut off: Too long"]);
  const tight = "width: 40px; padding: 0; white-space: nowrap";
  await expect
    .poll(() => found(`<button style="${tight}">Much too long</button>`))
    .toEqual(["beside its button: Much too long"]);
  const pile = "position: relative; width: 40px; height: 60px; padding: 0; white-space: nowrap";
  const badge = "position: absolute; left: 30px; bottom: 0; background: gold";
  await expect.poll(() => found(`<button style="${pile}"><b style="${badge}">17</b></button>`)).toEqual([]);
  await expect
    .poll(() => found(`<button style="${pile}"><b style="${badge}; width: 12px">12,345</b></button>`))
    .toEqual(["beside its button: 12,345"]);
  const low = "height: 20px; overflow: hidden";
  await expect
    .poll(() => found(`<div style="${low}"><p style="margin: 14px 0">Low</p></div>`))
    .toEqual(["cut off: Low"]);
  await expect
    .poll(() => found(CARD("Much too long a name", "overflow: visible")))
    .toEqual(["beside its drawing: Much too long a name"]);
  const asked = "position: relative; height: 30px; margin-top: 60px";
  const beside = (place: string) =>
    `<section data-surface="sheet" style="${asked}"><div style="position: ${place}"><p data-surface="sheet" style="position: relative; top: -50px; margin: 0">Told</p></div></section>`;
  await expect.poll(() => found(beside("absolute"))).toEqual([]);
  await expect.poll(() => found(beside("static"))).toEqual(["beside its sheet: Told"]);
  const hand = CARD("Under", "") + CARD("Over", "margin-left: -60px");
  await expect
    .poll(() => found(`<div data-rove style="display: flex">${hand}</div>`))
    .toEqual(["covered: Under"]);
});
