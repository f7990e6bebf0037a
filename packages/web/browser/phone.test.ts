import type { View } from "@medallion/gwent";
import { expect } from "vitest";
import type { Screen } from "./screens/screen.ts";
import { TABLES } from "./screens/tables.ts";
import { roundClearance } from "./stage/clearance.ts";
import { test } from "./stage/test.ts";

const PHONE = { size: "390x844" } as const;

test("who comes when a match is over is not told to hold a card", async ({ come }) => {
  const end = TABLES.find(({ name }) => name === "match-end");
  if (end === undefined) throw new Error("there is a screen of the end of a match");
  const { page } = await come.screen(end, PHONE);
  await page.getByRole("heading", { name: /^(Victory|Defeat|Draw)$/ }).waitFor();
  await expect.poll(() => page.getByText("Hold your finger on a card").count()).toBe(0);
});

const BOT_PASSED: Screen = {
  name: "bot-passed",
  title: "Gwent: a bot has passed",
  whole: true,
  spot: (scenery) =>
    scenery.tableAt({ mode: "standard", seats: 2 }, ({ question, view }) => {
      // Asked of tables of Gwent alone.
      const { players } = view as View;
      return question.kind === "turn" && players[1]?.passed === true;
    }),
};

test("the wax of a bot that has passed leaves its face in sight", async ({ come }) => {
  const { page } = await come.screen(BOT_PASSED, PHONE);
  const seal = page.locator('[data-zone="seal:1"]');
  const face = page.locator('[data-zone="leader:1"] > svg');
  await seal.waitFor();
  // The wax lies askew, so that its box is some pixels larger than itself.
  await expect.poll(() => roundClearance(seal, face)).toBeGreaterThan(-6);
});
