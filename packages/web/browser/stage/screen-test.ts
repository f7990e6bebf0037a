import { describe, expect } from "vitest";
import type { Screen } from "../screens/screen.ts";
import { barriers, barriersOfColour } from "./axe.ts";
import { misfits } from "./fitting.ts";
import { settled } from "./settled.ts";
import { test } from "./test.ts";

/** Besides the usual look by night, in which a screen is audited first. */
const LOOKS = [
  { theme: "light", contrast: "normal" },
  { theme: "light", contrast: "high" },
  { theme: "dark", contrast: "high" },
];

const HANDHELD = [
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** What every main screen must hold. */
export function testScreens(screens: readonly Screen[]): void {
  describe.each(screens.map((screen) => ({ ...screen, screen })))("$title", ({ screen }) => {
    test("has no barriers by night and by day, in either contrast, and fits a tablet and a phone", async ({
      come,
    }) => {
      const { page } = await come.screen(screen, { size: "1440x900" });
      await expect.poll(() => barriers(page)).toEqual([]);
      for (const look of LOOKS) {
        await page.evaluate(`Object.assign(document.documentElement.dataset, ${JSON.stringify(look)})`);
        await expect.poll(() => barriersOfColour(page), { message: JSON.stringify(look) }).toEqual([]);
      }
      for (const { width, height } of HANDHELD) {
        await page.setViewportSize({ width, height });
        await settled(page);
        await expect.poll(() => misfits(page), { message: `${width} px` }).toEqual([]);
      }
    });
  });
}
