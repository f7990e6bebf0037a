import { setTimeout as delay } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { layCable } from "./stage/cable.ts";
import { cutNetwork, questionsOf, saidOf, turn, untilBack } from "./stage/connectivity.ts";
import { Guest } from "./stage/guest.ts";
import { servePages } from "./stage/server.ts";
import { ORIGIN, PAGES, test } from "./stage/test.ts";
import { pagesKept } from "./stage/worker.ts";

/** What a browser complains of itself when a page asks in vain. */
const IN_VAIN = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|WebSocket connection/;
/** For what an idle page has to notice; within 15 s, as the tests of the store prove, but machines may be busy. */
const PATIENCE = { timeout: 30_000 };
const LONG = { timeout: 150_000 };

test(
  "a network that goes and comes is told, before and after another page was opened without it; what waits online is offered again",
  LONG,
  async ({ come }) => {
    const guest = await Guest.arrive(ORIGIN, "Gita");
    onTestFinished(() => guest.leave());
    const { table } = await guest.found({ mode: "standard", seats: 2, bots: [1] });
    const { page, context, faults } = await come.visit("/", { worker: true, token: guest.token });
    // As every browser knows that was online here before.
    await page.evaluate('localStorage["medallion.arrived"] = "yes"');
    await pagesKept(page);
    faults.forgive(IN_VAIN);
    await cutNetwork(page);
    await saidOf(page, "noNetwork").waitFor();
    await context.setOffline(false);
    await untilBack(page);

    await cutNetwork(page);
    await page.goto("/rules/gwent");
    await saidOf(page, "noNetwork").waitFor();
    await page.goto("/");
    await saidOf(page, "noNetwork").waitFor();
    const goOn = page.locator(`a[href="/t/${table}"]`).filter({ visible: true });
    await goOn.waitFor({ state: "detached" });
    await context.setOffline(false);
    await untilBack(page);
    await goOn.waitFor();
  },
);

test.concurrent(
  "a server that stops and starts again is told apart from a network that is gone, and lists come by themselves",
  LONG,
  async ({ come, onTestFinished }) => {
    const own = await servePages(PAGES);
    onTestFinished(() => own.stop());
    const idle = await come.visit(`${own.origin}/`, { worker: true });
    const lobby = await come.visit(`${own.origin}/lobby`);
    await pagesKept(idle.page);
    for (const { faults } of [idle, lobby]) faults.forgive(IN_VAIN);
    await noTables(lobby.page).waitFor();

    await own.halt();
    // One has lost its socket, the other finds out by asking.
    await Promise.all([
      saidOf(lobby.page, "noServer").waitFor(),
      saidOf(idle.page, "noServer").waitFor(PATIENCE),
    ]);
    await lobby.page.getByText("Open tables appear here once").waitFor();
    await noTables(lobby.page).waitFor({ state: "detached" });
    await cutNetwork(lobby.page);
    await saidOf(lobby.page, "noNetwork").waitFor();
    await lobby.context.setOffline(false);
    await saidOf(lobby.page, "noServer").waitFor();
    await idle.page.goto(`${own.origin}/lobby`);
    await saidOf(idle.page, "noServer").waitFor();
    await idle.page.getByText("Open tables appear here once").waitFor();

    await own.goOn();
    await Promise.all([idle, lobby].map(({ page }) => untilBack(page)));
    await Promise.all([idle, lobby].map(({ page }) => noTables(page).waitFor()));
  },
);

function noTables(page: Page): Locator {
  return page.getByText(/^No (open )?tables?\b/);
}

test.concurrent(
  "a network that swallows everything is told at the table, which goes on when it is mended",
  LONG,
  async ({ come, onTestFinished }) => {
    const cable = await layCable(ORIGIN);
    onTestFinished(() => cable.close());
    const guest = await Guest.arrive(ORIGIN, "Filip");
    onTestFinished(() => guest.leave());
    const player = await guest.found({ mode: "standard", seats: 2, bots: [1] });
    const { page, faults } = await come.visit(`${cable.origin}/t/${player.table}`, { token: guest.token });
    faults.forgive(IN_VAIN);
    await page.getByRole("region", { name: /: hand,/ }).waitFor();
    cable.mute();
    const lost = page.getByText("The server isn’t responding.", { exact: true });
    await lost.waitFor(PATIENCE);
    cable.mend();
    await lost.waitFor({ state: "detached" });
  },
);

test("a hidden page asks nothing, and tells what has changed as soon as it is looked at", async ({
  come,
}) => {
  const { page, faults } = await come.visit("/");
  faults.forgive(IN_VAIN);
  await turn(page, "hidden");
  const questions = questionsOf(page);
  await cutNetwork(page);
  // A page that is looked at asks at once.
  await delay(2000);
  expect(questions.count).toBe(0);
  await turn(page, "visible");
  await saidOf(page, "noNetwork").waitFor();
  expect(questions.count).toBeGreaterThan(0);
});
