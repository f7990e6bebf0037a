import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { clearance } from "./stage/clearance.ts";
import { focused } from "./stage/focus.ts";
import { keptRows } from "./stage/kept-rows.ts";
import { settled } from "./stage/settled.ts";
import { test } from "./stage/test.ts";

const FAST = { settings: { speed: "fastest" } };

function coach(page: Page): Locator {
  return page.getByRole("region", { name: "Coach" });
}

function said(page: Page): Locator {
  return coach(page).getByRole("status");
}

/** Waits until the coach has come to this step. */
function step(page: Page, number: number): Promise<void> {
  return coach(page).getByText(`Step ${number} of`).waitFor({ state: "attached" });
}

/** A card of the learner's hand; pointed at twice it is played. */
async function play(page: Page, card: string): Promise<void> {
  const held = page.getByRole("region", { name: /: hand,/ }).getByRole("button", { name: card });
  await held.click();
  await held.click();
}

test("a lesson is read aloud where the browser has a voice, until it is stopped, and nowhere else", async ({
  come,
}) => {
  const { page } = await come.visit("/learn", FAST);
  await page.getByRole("link", { name: "Start: Rounds and passing" }).click();
  await said(page).getByText("Both leaders are spent").waitFor();
  // A browser without a head may have voices or none; this one has none, and then one.
  const give = (voices: string): Promise<unknown> =>
    page.evaluate(`{
      globalThis.spoken = [];
      speechSynthesis.getVoices = () => ${voices};
      speechSynthesis.speak = ({ text }) => spoken.push(text);
      speechSynthesis.cancel = () => spoken.splice(0);
      Object.defineProperty(SpeechSynthesisUtterance.prototype, "voice", { set: () => {}, configurable: true });
      speechSynthesis.dispatchEvent(new Event("voiceschanged"));
    }`);
  const spoken = (): Promise<string> => page.evaluate("globalThis.spoken.join(' ')");
  await give("[]");
  const read = coach(page).getByRole("button", { name: "Read to me" });
  await expect.poll(() => read.count()).toBe(0);
  await give('[{ lang: "en-GB", localService: true }]');
  await read.click();
  await expect.poll(spoken).toContain("Both leaders are spent");
  await coach(page).getByRole("button", { name: "Stop reading" }).click();
  await expect.poll(spoken).toBe("");
});

test("a lesson from the list to the next one: a slip is forgiven, a reload forgets nothing", async ({
  come,
}) => {
  const { page } = await come.visit("/learn", FAST);
  await page.getByRole("link", { name: "Start: Rounds and passing" }).click();
  await said(page).getByText("Both leaders are spent").waitFor();
  await coach(page).getByRole("button", { name: "Continue" }).click();
  await step(page, 2);
  await play(page, "Vesemir");
  await said(page).getByText("Not yet.").waitFor();
  await play(page, "Dennis Cranmer");
  await step(page, 3);
  await play(page, "Dol Blathanna Archer");
  await step(page, 4);
  await expect.poll(() => keptRows(page, "lessons")).toContain('"step":3');

  await page.reload();
  await settled(page);
  await step(page, 4);
  await said(page).getByText("26 to 10").waitFor();
  await page.getByRole("button", { name: "Pass", exact: true }).filter({ visible: true }).click();
  await step(page, 5);
  // The coach alone leads on: the news of the round have no button of that kind beside it.
  await page.locator('[data-zone="news"]').waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Continue" }).count()).toBe(1);
  await coach(page).getByRole("button", { name: "Continue" }).click();
  for (const number of [6, 7, 8]) {
    await step(page, number);
    await coach(page).getByRole("button", { name: "Show me" }).click();
  }
  await said(page).getByText("Victory!").waitFor();
  await coach(page).getByRole("link", { name: "All lessons" }).click();
  // The coach says it too until the list is there.
  await page.getByRole("heading", { name: "Tutorial" }).waitFor();
  await expect.poll(() => page.getByText("✓ Done").count()).toBe(1);
});

test("a lesson with keys alone, at the table in words", async ({ come }) => {
  const { page } = await come.visit("/learn/gwent/leaders", {
    settings: { speed: "fastest", table: "text" },
  });
  await coach(page).getByRole("button", { name: "Continue" }).waitFor();
  await page.keyboard.press("Tab");
  await focused(page, coach(page).getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await step(page, 2);
  await page.getByRole("button", { name: /Redanian Foot Soldier/ }).press("Enter");
  await step(page, 3);
  await page.getByRole("button", { name: /Keep/ }).press("Enter");
  await step(page, 4);
  await expect.poll(() => page.locator("[data-zone]").count()).toBe(0);
});

test("the ring around the gems leaves the name of the faction in sight", async ({ come }) => {
  const { page } = await come.visit("/learn/gwent/rounds", { ...FAST, size: "1440x900" });
  const ring = page.locator("[data-coach] i").first();
  await ring.waitFor({ state: "attached" });
  const faction = page.getByRole("region", { name: "Player", exact: true }).locator("em").first();
  // The ring is drawn 3.5 pixels around the box.
  await expect.poll(() => clearance(faction, ring)).toBeGreaterThanOrEqual(3.5);
});
