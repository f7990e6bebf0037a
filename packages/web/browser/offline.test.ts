import { expect } from "vitest";
import { cutNetwork, saidOf } from "./stage/connectivity.ts";
import { lit, mouseMove, playNow, playOn } from "./stage/playing.ts";
import { settled } from "./stage/settled.ts";
import { test } from "./stage/test.ts";
import { pagesKept } from "./stage/worker.ts";

test("Chromium would install the pages as an app", async ({ come }) => {
  const { page, context } = await come.visit("/", { worker: true });
  await pagesKept(page);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A window that keeps no history installs nothing, whatever the pages are.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
});

test("after the first load everything that needs no other people opens without the network", async ({
  come,
}) => {
  const { page, faults } = await come.visit("/", { worker: true });
  await pagesKept(page);
  await cutNetwork(page);
  faults.forgive(/ERR_INTERNET_DISCONNECTED/);
  for (const path of [
    "/",
    "/rules/gwent",
    "/decks",
    "/learn",
    "/puzzles",
    "/settings",
    "/new/gwent?with=bots",
  ]) {
    await page.goto(path);
    await settled(page);
    await page.getByRole("heading", { level: 1 }).filter({ hasText: /./ }).first().waitFor();
    await saidOf(page, "noNetwork").waitFor();
  }
});

test("a game against a bot is begun and played without the network, and outlives a reload", async ({
  come,
}) => {
  const { page, faults } = await come.visit("/", { worker: true, settings: { speed: "fastest" } });
  await pagesKept(page);
  await cutNetwork(page);
  faults.forgive(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/");
  await playNow(page).click();
  await page.waitForURL(/\/play\//);
  await playOn(page, lit(page), mouseMove, 5);
  await lit(page).first().waitFor();
  const hand = page.getByRole("region", { name: /: hand,/ });
  const before = await hand.innerText();
  await page.reload();
  await lit(page).first().waitFor();
  await expect.poll(() => hand.innerText()).toBe(before);
});
