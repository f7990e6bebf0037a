import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import type { Screen } from "./screens/screen.ts";
import { coveredBy } from "./stage/boxes.ts";
import { Guest } from "./stage/guest.ts";
import { ORIGIN, test } from "./stage/test.ts";

const TURN: Screen = {
  name: "coach-turn",
  title: "Gwent: one's own turn",
  whole: true,
  spot: (scenery) =>
    scenery.tableAt({ mode: "standard", seats: 2 }, ({ question }) => question.kind === "turn"),
};

const advice = (page: Page) => page.getByRole("complementary", { name: "Hint" });
const hand = (page: Page) => page.getByRole("region", { name: /: hand,/ }).locator("[data-spot]");
const ADVISED = /(about|more than|less than) \d|about even/;

test("a hint lights the best choices, says their chances and why, and leaves with the question", async ({
  come,
}) => {
  const { page } = await come.screen(TURN);
  await page.keyboard.press("h");
  await advice(page).getByText(ADVISED).first().waitFor();
  await advice(page)
    .getByText(/^Compared with “.*”, it’s about: |^There’s little between the best choices\.$/)
    .waitFor();
  const best = page.locator('[data-advised="1"]').filter({ visible: true });
  await expect.poll(() => best.count()).toBeGreaterThan(0);
  await expect.poll(() => coveredBy(advice(page), hand(page))).toBe(0);
  await page.keyboard.press("h");
  await expect.poll(() => advice(page).count()).toBe(0);
  await expect.poll(() => page.locator("[data-advised]").count()).toBe(0);
});

test("on a phone the menu gives the hint, and it covers no hand", async ({ come }) => {
  const { page } = await come.screen(TURN, { size: "390x844" });
  await page.keyboard.press("m");
  await page.getByRole("dialog").getByRole("button", { name: "Hint" }).click();
  await advice(page).getByText(ADVISED).first().waitFor();
  await expect.poll(() => coveredBy(advice(page), hand(page))).toBe(0);
  await advice(page).getByRole("button", { name: "Put the hint away" }).click();
  await expect.poll(() => advice(page).count()).toBe(0);
});

test("a finished game is analysed as it is watched: curves, a stop, turning points to jump to", async ({
  come,
}) => {
  const guest = await Guest.arrive(ORIGIN, "Triss");
  onTestFinished(() => guest.leave());
  const player = await guest.found({ mode: "standard", seats: 2, bots: [1] });
  await player.playUntil(() => false);
  const { page } = await come.visit(`/replays/online/${player.table}/0`, { token: guest.token });
  await page.getByRole("button", { name: "Analyse" }).click();
  const panel = page.getByRole("region", { name: "Analysis" });
  await panel.getByRole("img", { name: "Chances of winning, decision by decision" }).waitFor();
  await panel.getByRole("button", { name: "Stop" }).click();
  await page.locator('[data-analysis="stopped"]').waitFor();
  await panel.getByRole("button", { name: "Continue" }).click();
  await page.locator('[data-analysis="done"]').waitFor();
  const turns = panel.getByRole("listitem");
  // Whoever plays anything at all throws something away.
  await turns.first().waitFor();
  await panel
    .getByText(/^Better: /)
    .first()
    .waitFor();
  await turns.first().getByRole("button").click();
  await turns.first().locator('[aria-current="step"]').waitFor();
});
