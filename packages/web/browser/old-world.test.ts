import { choices, playOn, wordsMove } from "./stage/playing.ts";
import { test } from "./stage/test.ts";

const MOVES = 15;

test("some turns of Old World in words, from the first page on", async ({ come }) => {
  const { page } = await come.visit("/", { settings: { speed: "fastest", table: "text" } });
  await page.getByRole("button", { name: "Play now: Old World against bots" }).click();
  await page.getByRole("heading", { level: 1, name: /^Old World/ }).waitFor();
  await playOn(page, choices(page), wordsMove, MOVES);
  for (const heading of [/^Map$/, /^Monsters$/, /^Pool/, /^How things stand$/])
    await page.getByRole("heading", { name: heading }).first().waitFor({ state: "attached" });
  await page
    .getByText(/Kaer Morhen/)
    .first()
    .waitFor({ state: "attached" });
});
