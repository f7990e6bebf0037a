import { describe, expect } from "vitest";
import { SCREENS } from "./screens/index.ts";
import { barriers } from "./stage/axe.ts";
import { misfits } from "./stage/fitting.ts";
import { settled } from "./stage/settled.ts";
import { test } from "./stage/test.ts";

describe.each(SCREENS.map((screen) => ({ ...screen, screen })))("$title", ({ screen }) => {
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
