import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { middle } from "./stage/middle.ts";
import { test } from "./stage/test.ts";
import { buildToyPage, type ToyPage } from "./stage/toy-page.ts";

/* The map of Old World alone on a table: how it is zoomed, moved and walked over. */

let map: ToyPage;
beforeAll(async () => {
  map = await buildToyPage("old-world-map");
});
afterAll(() => map.remove());

const MOMENT = "seats=3&turns=6&motion=reduced";

interface Seen {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How the sheet is moved and how large it is. */
const seen = (page: Page): Promise<Seen> =>
  page.evaluate<Seen>(`(() => {
    const { e, f, a } = new DOMMatrix(document.querySelector("[data-pane] > div").style.transform);
    return { x: e, y: f, scale: a };
  })()`);
const scale = async (page: Page): Promise<number> => (await seen(page)).scale;
const place = (page: Page, number: number): Locator => page.locator(`[data-place="${number}"]`);
const focused = (page: Page): Promise<string> => page.evaluate("document.activeElement.dataset.place");
const isWhole = (page: Page): Promise<void> => page.locator("[data-pane][data-whole]").waitFor();
const isClose = (page: Page): Promise<void> => page.locator("[data-pane]:not([data-whole])").waitFor();

/** How far the tenth place is from a point. */
async function apart(page: Page, point: { readonly x: number; readonly y: number }): Promise<number> {
  const { x, y } = await middle(place(page, 10));
  return Math.hypot(x - point.x, y - point.y);
}

test("the wheel zooms to where the pointer is, dragging moves the sheet and clicks nothing", async ({
  come,
}) => {
  const { page } = await come.visit("/about");
  await map.open(page, MOMENT);
  await isWhole(page);
  const before = await middle(place(page, 10));
  await page.mouse.move(before.x, before.y);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => scale(page)).toBeGreaterThan(2);
  await isClose(page);
  await expect.poll(() => apart(page, before)).toBeLessThan(12);
  await page.mouse.down();
  await page.mouse.move(before.x + 60, before.y + 30, { steps: 4 });
  await page.mouse.move(before.x + 90, before.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => apart(page, { x: before.x + 90, y: before.y + 40 })).toBeLessThan(16);
  await expect.poll(() => page.getByRole("article").count()).toBe(0);
  await page.mouse.wheel(0, 3000);
  await isWhole(page);
  await expect.poll(() => seen(page)).toEqual({ x: 0, y: 0, scale: 1 });
});

test("by keys: plus and minus zoom, arrows go along roads, 0 shows all of it again", async ({ come }) => {
  const { page } = await come.visit("/about");
  await map.open(page, MOMENT);
  await page.keyboard.press("+");
  await isClose(page);
  const once = await scale(page);
  await page.keyboard.press("+");
  await expect.poll(() => scale(page)).toBeGreaterThan(once);
  await page.keyboard.press("-");
  await expect.poll(() => scale(page)).toBeCloseTo(once);
  await place(page, 7).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => focused(page)).toBe("8");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => focused(page)).toBe("6");
  const { x } = await seen(page);
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await seen(page)).x).toBeLessThan(x);
  await page.keyboard.press("0");
  await isWhole(page);
  await page.keyboard.press("Enter");
  await page.getByRole("article").waitFor();
});

test("on a phone two fingers pinch, and an opened place is shown close with every way to pay for it", async ({
  come,
}) => {
  const { page } = await come.visit("/about", { size: "390x844" });
  await map.open(page, MOMENT);
  await isWhole(page);
  const { x, y } = await middle(page.locator("[data-pane]"));
  const touch = await page.context().newCDPSession(page);
  const fingers = (type: "touchStart" | "touchMove", apart: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [
        { x: x - apart, y, id: 1 },
        { x: x + apart, y, id: 2 },
      ],
    });
  await fingers("touchStart", 40);
  for (const apart of [50, 60, 70, 80]) await fingers("touchMove", apart);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(() => scale(page)).toBeGreaterThan(1.7);
  await isClose(page);
  await page.getByRole("button", { name: "Show the whole map" }).tap();
  await isWhole(page);
  const open = page.locator('[data-standing="open"] [data-place]').first();
  await open.tap();
  const card = page.getByRole("article");
  await card.waitFor();
  await expect.poll(() => scale(page)).toBeGreaterThanOrEqual(2);
  await expect.poll(() => card.locator("[data-price]").count()).toBe(4);
  await card.locator("[data-price]:enabled").first().waitFor();
  await card.getByRole("button", { name: "Close" }).tap();
  await isWhole(page);
});

test("a way is sketched along roads for oneself", async ({ come }) => {
  const { page } = await come.visit("/about");
  await map.open(page, MOMENT);
  await page.getByRole("button", { name: "Sketch a way" }).click();
  await page.locator('[data-pencil="0"] [data-place]').first().click();
  await page.locator('[data-pencil="1"]').waitFor();
  await page.getByRole("status").getByText("1 move:").waitFor();
  await expect.poll(() => page.getByRole("article").count()).toBe(0);
  await page.getByRole("button", { name: "Erase" }).click();
  await page.locator("[data-pencil]").first().waitFor({ state: "detached" });
});
