import { expect } from "vitest";
import type { Screen } from "./screens/screen.ts";
import { lit } from "./stage/playing.ts";
import { answerRonin, byMouse, playRonin, playTogether } from "./stage/ronin-moves.ts";
import { test } from "./stage/test.ts";

test("two play Ronin online with an Automa, each in a browser of their own, and a third watches", async ({
  come,
}) => {
  const settings = { speed: "fastest" };
  const anna = await come.visit("/new/ronin?with=friends", { settings: { ...settings, name: "Anna" } });
  await anna.page.getByRole("radio", { name: /^Two players and an Automa/ }).check({ force: true });
  await anna.page.getByRole("button", { name: "Create table" }).click();
  await anna.page.waitForURL(/\/t\//);
  const table = new URL(anna.page.url()).pathname;
  const bruno = await come.visit(table, { settings: { ...settings, name: "Bruno" } });
  await bruno.page.getByRole("button", { name: "Sit here" }).click();
  await bruno.page.getByRole("button", { name: "I’m ready" }).click();
  const clara = await come.visit(table, { settings: { ...settings, name: "Clara" } });
  await clara.page.getByText("You’re watching").first().waitFor();

  // Who watches sees what both have played, nothing of what they hold, and can press nothing.
  const played = (seat: number) => clara.page.locator(`[data-zone="timeline:${seat}"] [data-ref]`).first();
  await playTogether([anna.page, bruno.page], played(0), played(1));
  await expect.poll(() => clara.page.locator('[data-zone^="hand:"] [data-ref]').count()).toBe(0);
  await expect.poll(() => lit(clara.page).count()).toBe(0);
});

test("whoever reloads in the middle of an effect finds its question again, with nothing laid, and plays on", async ({
  come,
}) => {
  const screen: Screen = {
    name: "ronin-mid-effect",
    title: "Ronin: in the middle of an effect",
    spot: (scenery) =>
      scenery.tableAt(
        { game: "ronin", mode: "alliance", seats: 3 },
        ({ question, choices }) => question.kind === "lose" && choices.length > 2,
      ),
  };
  const { page } = await come.screen(screen, { motion: "full", settings: { speed: "fast" } });
  const asked = page.getByRole("status").filter({ hasText: /lose/ });
  const laid = page.locator(
    '[data-spot^="printed:"][aria-pressed="true"], [data-spot^="token:"][aria-pressed="true"]',
  );
  await asked.waitFor();
  await lit(page, '^="printed:"').or(lit(page, '^="token:"')).first().click();
  await laid.first().waitFor();
  await page.reload();
  await asked.waitFor();
  await expect.poll(() => laid.count()).toBe(0);
  // Answered, and left again while the film still tells of it.
  await answerRonin(page, asked);
  await page.reload();
  await playRonin(page, byMouse, 4);
});
