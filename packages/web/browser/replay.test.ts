import { expect, onTestFinished } from "vitest";
import { Guest } from "./stage/guest.ts";
import { settled } from "./stage/settled.ts";
import { ORIGIN, test } from "./stage/test.ts";

test("the replay of a private game is shared without its table", async ({ come }) => {
  const guest = await Guest.arrive(ORIGIN, "Anna");
  onTestFinished(() => guest.leave());
  const player = await guest.found({ mode: "standard", seats: 2, bots: [1], open: false });
  const params = { table: player.table };
  await guest.call("command", { params, body: { command: { kind: "resign", seat: 0 } } });
  const { link: invitation } = await guest.call("table", { params });

  const { page, context } = await come.visit(`/replays/online/${player.table}/0`, { token: guest.token });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy link to this moment" }).click();
  await page.getByText("Copied.").first().waitFor();
  const copied = (): Promise<string> => page.evaluate<string>("navigator.clipboard.readText()");
  const invited = new URL(invitation).pathname.slice("/t/".length);
  await expect.poll(copied).toMatch(/\/replays\/online\/[\w-]+\/0/);
  await expect.poll(copied).not.toMatch(new RegExp(`${player.table}|${invited}`));

  const friend = await come.visit(await copied());
  await friend.page.getByRole("slider", { name: "Position in the game" }).waitFor();
});

test("after a private game its end shares the game without its table, and it is seen again with one's own eyes", async ({
  come,
}) => {
  const guest = await Guest.arrive(ORIGIN, "Anna");
  onTestFinished(() => guest.leave());
  const player = await guest.found({ mode: "standard", seats: 2, bots: [1], open: false });
  const params = { table: player.table };
  await guest.call("command", { params, body: { command: { kind: "resign", seat: 0 } } });
  const invitation = new URL((await guest.call("table", { params })).link).pathname;

  const { page, context } = await come.visit(invitation, { token: guest.token });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText("Copied.").first().waitFor();
  const copied = (): Promise<string> => page.evaluate<string>("navigator.clipboard.readText()");
  await expect.poll(copied).toMatch(/\/replays\/online\/[\w-]+\/0\?at=0&seat=0$/);
  await expect.poll(copied).not.toMatch(new RegExp(`${player.table}|${invitation.slice("/t/".length)}`));

  await page.getByRole("link", { name: "Watch replay" }).click();
  await expect.poll(() => page.getByRole("combobox", { name: "View as" }).inputValue()).toBe("0");
});

test("a finished game is watched again, shared at a moment, and proved to be fair", async ({ come }) => {
  const guest = await Guest.arrive(ORIGIN, "Fritz");
  onTestFinished(() => guest.leave());
  const player = await guest.found({ mode: "standard", seats: 2, bots: [1] });
  await player.playUntil(() => false);

  // Whoever comes by an address that names no seat sees it as they played it; who never came sees it as a spectator.
  const { page, context } = await come.visit("/account", { token: guest.token });
  await page.getByText("Fritz").first().waitFor();
  await page.goto(`/replays/online/${player.table}/0`);
  const seenAs = page.getByRole("combobox", { name: "View as" });
  await expect.poll(() => seenAs.inputValue()).toBe("0");
  await expect.poll(() => seenAs.locator("option:checked").textContent()).toBe("Fritz (you)");
  const stranger = await come.visit(`/replays/online/${player.table}/0`);
  const seenByStranger = stranger.page.getByRole("combobox", { name: "View as" });
  await expect.poll(() => seenByStranger.inputValue()).toBe("none");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const moment = page.getByRole("slider", { name: "Position in the game" });
  await moment.fill("7");
  await seenAs.selectOption("all");
  await page.getByRole("button", { name: "More", exact: true }).click();
  const menu = page.getByRole("dialog");
  await menu.getByRole("button", { name: "Copy link to this moment" }).click();
  await page.getByText("Copied.").first().waitFor();
  const link = await page.evaluate<string>("navigator.clipboard.readText()");
  await menu.getByRole("radio", { name: "Fastest" }).check({ force: true });
  await menu.getByRole("button", { name: "Verify" }).click();
  await menu.getByText("Verified: nobody tampered with the shuffles or moves.").waitFor();

  // It plays on by itself, as fast as was chosen.
  await expect.poll(() => menu.getByRole("radio", { name: "Fastest" }).isChecked()).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => Number(await moment.inputValue())).toBeGreaterThan(9);

  const friend = await come.visit(link);
  await settled(friend.page);
  const same = friend.page.getByRole("slider", { name: "Position in the game" });
  await expect.poll(() => same.inputValue()).toBe("7");
  const seenBy = friend.page.getByRole("combobox", { name: "View as" });
  await expect.poll(() => seenBy.inputValue()).toBe("all");
});
