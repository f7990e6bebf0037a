import { expect } from "vitest";
import { choices, playOn, wordsMove } from "./stage/playing.ts";
import { test } from "./stage/test.ts";

/** Some turns with a bot that thinks like people. */
const SOME_TURNS = 120_000;
const MOVES = 40;

test("some turns of Old World in words, from the first page on", { timeout: SOME_TURNS }, async ({
  come,
}) => {
  const { page } = await come.visit("/", { settings: { speed: "fast" } });
  await page.getByRole("button", { name: "Play now: Old World against a bot" }).click();
  await page.getByRole("heading", { level: 1, name: /^Old World/ }).waitFor();
  await playOn(page, choices(page), wordsMove, MOVES);
  for (const heading of [/^Map$/, /^Monsters$/, /^Pool/, /^How things stand$/])
    expect(await page.getByRole("heading", { name: heading }).count()).toBeGreaterThan(0);
  expect(await page.getByText(/Kaer Morhen/).count()).toBeGreaterThan(0);
});
