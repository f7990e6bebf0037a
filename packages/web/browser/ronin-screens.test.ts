import { afterAll, beforeAll, expect } from "vitest";
import { RONIN_SCREENS } from "./screens/ronin-screens.ts";
import { faultsOf, layScreen } from "./stage/laid-screen.ts";
import { everyScreen, nameOf } from "./stage/one-screen.ts";
import { coveringPairs } from "./stage/pairs.ts";
import { test } from "./stage/test.ts";
import { buildToyPage, type ToyPage } from "./stage/toy-page.ts";

let table: ToyPage;
beforeAll(async () => {
  table = await buildToyPage("ronin");
});
afterAll(() => table.remove());

/** So that every pair of size, players, moment, theme, contrast and language is looked at. */
const SCREENS = coveringPairs(everyScreen(RONIN_SCREENS));

test("one screen at every size, for every number of players and in every language, without barriers", async ({
  come,
}) => {
  expect(SCREENS.length).toBeLessThanOrEqual(60);
  const { page } = await come.visit("/about");
  await table.open(page, "seats=3");
  const faults: string[] = [];
  for (const screen of SCREENS) {
    await layScreen(page, table, screen);
    const found = await faultsOf(page);
    faults.push(...found.map((fault) => `${nameOf(screen)}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
