import { expect } from "vitest";
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
  const { page, context, faults } = await come.visit("/", { worker: true });
  await pagesKept(page);
  await context.setOffline(true);
  faults.forgive(/ERR_INTERNET_DISCONNECTED/);
  for (const path of ["/", "/rules/gwent", "/decks", "/learn", "/settings", "/new/gwent?with=bots"]) {
    await page.goto(path);
    await settled(page);
    expect(await page.getByRole("heading", { level: 1 }).first().innerText(), path).not.toBe("");
  }
});
