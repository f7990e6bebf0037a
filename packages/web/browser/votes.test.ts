import { expect } from "vitest";
import { duel } from "./stage/duel.ts";
import { afterGame, lit, pressUntil } from "./stage/playing.ts";
import { test } from "./stage/test.ts";
import type { Visit } from "./stage/visit.ts";

/** The menu of the table, where everything besides playing is asked for. */
async function ask({ page }: Visit, what: string): Promise<void> {
  // Keys are heard once the table is laid; its empty frame is there before.
  await page.locator('[data-zone^="row:"]').first().waitFor();
  await page.keyboard.press("m");
  await page.getByRole("dialog").getByRole("button", { name: what, exact: true }).click();
}

test("a draw is offered, declined, offered again and agreed, and a spectator is told", async ({ come }) => {
  const { path, mover, other } = await duel();
  const [offers, answers, watches] = await Promise.all([
    come.visit(path, mover),
    come.visit(path, other),
    come.visit(path),
  ]);
  await ask(offers, "Offer a draw");
  for (const { page } of [offers, answers, watches])
    await page
      .getByText(/offers a draw/)
      .filter({ visible: true })
      .first()
      .waitFor();
  await expect.poll(() => watches.page.getByRole("button", { name: "Accept" }).count()).toBe(0);
  await answers.page.getByRole("button", { name: "Decline" }).click();
  await offers.page.getByRole("button", { name: "Withdraw" }).waitFor({ state: "hidden" });
  await lit(offers.page).first().waitFor();
  await afterGame(offers.page).waitFor({ state: "hidden" });

  await ask(offers, "Offer a draw");
  await answers.page.getByRole("button", { name: "Accept" }).click();
  for (const { page } of [offers, answers, watches]) {
    await afterGame(page).waitFor();
    await page.getByText("Draw by agreement.").filter({ visible: true }).first().waitFor();
  }
});

test("a pass is taken back at once, but only with consent after the other has played on; a pause stops both", async ({
  come,
}) => {
  const { path, mover, other } = await duel();
  // Whoever passes at 0 : 0 would be asked whether that was meant.
  const [moves, answers] = await Promise.all(
    [mover, other].map((guise) => come.visit(path, { ...guise, settings: { guard: false } })),
  );
  if (moves === undefined || answers === undefined) throw new Error("somebody is missing");
  const pass = moves.page.getByRole("button", { name: "Pass", exact: true });
  const undo = moves.page.getByRole("button", { name: "Undo", exact: true });
  await pass.click();
  await lit(answers.page).first().waitFor();
  await undo.click();
  await lit(moves.page).first().waitFor();

  await pass.click();
  // What the other does then is chance, but it is told.
  const newest = moves.page.getByRole("region", { name: "Log" }).getByRole("listitem").first();
  await newest.filter({ hasText: "passes" }).waitFor();
  const asked = await other.player.nextAsked();
  // Passing is the first choice, cards come after it.
  await other.player.answer((asked?.choices.length ?? 0) - 1);
  await newest.filter({ hasNotText: "passes" }).waitFor();
  const accept = answers.page.getByRole("button", { name: "Accept" });
  await pressUntil(undo, accept);
  await accept.click();
  await lit(moves.page).first().waitFor();
  await expect.poll(() => moves.page.locator('[data-zone^="row:"] [data-ref]').count()).toBe(0);

  await ask(answers, "Ask for a pause");
  await moves.page.getByRole("button", { name: "Accept" }).click();
  await answers.page.getByRole("button", { name: "Resume" }).waitFor();
  await expect.poll(() => lit(moves.page).count()).toBe(0);
  await answers.page.getByRole("button", { name: "Resume" }).click();
  await lit(moves.page).first().waitFor();
});
