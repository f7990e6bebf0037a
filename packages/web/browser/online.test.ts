import { expect, onTestFinished } from "vitest";
import { layCable } from "./stage/cable.ts";
import { Guest } from "./stage/guest.ts";
import { afterGame, lit, mouseMove, playByMouse, playInWords } from "./stage/playing.ts";
import { ORIGIN, test } from "./stage/test.ts";

test("two people play online, one at the drawn table and one in words, and a third watches", async ({
  come,
}) => {
  const anna = await come.visit("/new/gwent?with=friends", { settings: { name: "Anna", speed: "fastest" } });
  await anna.page.getByRole("button", { name: "Create table" }).click();
  await anna.page.waitForURL(/\/t\//);
  const table = new URL(anna.page.url()).pathname;
  await anna.page.getByRole("img", { name: "QR code of the invite link" }).waitFor();

  const bruno = await come.visit(table, { settings: { name: "Bruno", speed: "fastest", table: "text" } });
  await bruno.page.getByRole("button", { name: "Sit here" }).click();
  await bruno.page.getByRole("button", { name: "I’m ready" }).click();
  const clara = await come.visit(table, { settings: { name: "Clara" } });

  await clara.page.getByText("You’re watching").first().waitFor();
  await anna.page.getByText("1 spectator").first().waitFor();
  await Promise.all([playByMouse(anna.page), playInWords(bruno.page)]);
  for (const { page } of [anna, bruno, clara]) await afterGame(page).waitFor();
  await expect.poll(() => clara.page.getByRole("button", { name: "Rematch" }).count()).toBe(0);
});

test("a rated game that does not count says why where it ended", async ({ come }) => {
  const guest = await Guest.arrive(ORIGIN, "Fiona");
  onTestFinished(() => guest.leave());
  const { table } = await guest.found({ mode: "standard", seats: 2, rated: true, takebacks: "none" });
  const { page } = await come.visit(`/t/${table}`, { settings: { name: "Greta", speed: "fastest" } });
  await page.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "I’m ready" }).click();
  // Who is asked first is chance: the table itself shows that the game has begun.
  await page.locator('[data-zone^="row:"]').first().waitFor();
  await guest.call("command", { params: { table }, body: { command: { kind: "resign", seat: 0 } } });
  await afterGame(page).waitFor();
  await page.getByText("This game wasn’t rated: it ended after too few moves.").waitFor();
});

test("who only watches finds no hand on the page", async ({ come }) => {
  const guest = await Guest.arrive(ORIGIN, "Dora");
  onTestFinished(() => guest.leave());
  const player = await guest.found({ mode: "standard", seats: 2, bots: [1] });
  await player.playUntil(({ question }) => question.kind === "turn");
  const { page } = await come.visit(`/t/${player.table}`);
  await page.getByText("You’re watching").first().waitFor();
  await page.locator('[data-zone^="row:"]').first().waitFor();
  await expect.poll(() => page.locator('[data-zone^="hand:"] [data-ref]').count()).toBe(0);
  await expect.poll(() => lit(page).count()).toBe(0);
});

test("a network that is cut in the middle of a move loses nothing and does nothing twice", async ({
  come,
}) => {
  const cable = await layCable(ORIGIN);
  onTestFinished(() => cable.close());
  const guest = await Guest.arrive(ORIGIN, "Emil");
  onTestFinished(() => guest.leave());
  const player = await guest.found({ mode: "standard", seats: 2, bots: [1] });
  await player.playUntil(({ question }) => question.kind === "turn");
  const { page, faults } = await come.visit(`${cable.origin}/t/${player.table}`, { token: guest.token });
  faults.forgive(/WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET/);
  const question = (await player.nextAsked())?.question.id ?? 0;
  await lit(page).first().waitFor();

  // The move arrives, its answer never does.
  cable.mute();
  await mouseMove(page, 2);
  await player.until(({ table }) => table?.question?.id !== question);
  cable.cut();
  await page
    .getByText(/^Disconnected/)
    .first()
    .waitFor();
  cable.mend();
  await page
    .getByText(/^Disconnected/)
    .first()
    .waitFor({ state: "hidden" });

  await lit(page).first().waitFor();
  expect((await player.nextAsked())?.question.id).toBe(question + 1);
  const hand = page.locator('[data-zone^="hand:"] [data-ref]');
  await expect.poll(() => hand.count()).toBe(player.handCount());
  // And the game goes on.
  await mouseMove(page, 3);
  await player.until(({ table, stage }) => stage === "over" || (table?.question?.id ?? 0) > question + 1);
});
