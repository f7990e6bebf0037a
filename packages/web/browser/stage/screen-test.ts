import { describe, expect } from "vitest";
import type { Screen } from "../screens/screen.ts";
import { barriers } from "./axe.ts";
import { misfits } from "./fitting.ts";
import { settled } from "./settled.ts";
import { test } from "./test.ts";

/** What every main screen must hold. */
export function testScreens(screens: readonly Screen[]): void {
  describe.each(screens.map((screen) => ({ ...screen, screen })))("$title", ({ screen }) => {
    test("has no barriers by night and by day, and fits a phone", async ({ come }) => {
      const { page } = await come.screen(screen, { size: "1440x900" });
      expect(await barriers(page)).toEqual([]);
      await page.evaluate('document.documentElement.dataset.theme = "light"');
      expect(await barriers(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await settled(page);
      expect(await misfits(page)).toEqual([]);
    });
  });
}
