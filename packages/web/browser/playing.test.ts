import { expect } from "vitest";
import { focused, tabTo } from "./stage/focus.ts";
import { answerUntilAsked, curtain } from "./stage/hot-seat.ts";
import {
  afterGame,
  choices,
  held,
  lit,
  playByKeys,
  playByMouse,
  playInWords,
  playNow,
} from "./stage/playing.ts";
import { dealt, keepHand } from "./stage/starting.ts";
import { test } from "./stage/test.ts";
import { watch } from "./stage/watching.ts";

const FAST = { settings: { speed: "fastest" } };

test("a whole match against a bot with the mouse, from the first page to the next match", async ({
  come,
}) => {
  const { page } = await come.visit("/", FAST);
  await playNow(page).click();
  await page.waitForURL(/\/play\//);
  await lit(page).first().waitFor();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
  await focused(page, page.getByRole("heading", { level: 1 }));
  await playByMouse(page);
  // The focus is where the match ended, not at the top of the page.
  await focused(page, page.getByRole("heading", { name: /^(Victory|Defeat|Draw)$/ }));
  await page.getByRole("button", { name: "View table" }).click();
  await page.getByRole("button", { name: "Result" }).click();
  await page.getByRole("button", { name: "Rematch" }).click();
  await dealt(page);
});

test("after Play now there is a frame of the table at every moment until it is laid", async ({ come }) => {
  const { page } = await come.visit("/");
  await playNow(page).waitFor();
  const frames = await watch(
    page,
    `[document.querySelector("[data-zone]") ? "table" :
      document.querySelector("[data-laying]") ? "frame" :
      document.querySelector('button[aria-label^="Play now"]') ? "first page" : "bare wood"]`,
  );
  await playNow(page).click();
  await dealt(page);
  await expect.poll(() => frames.seen()).toEqual(["first page", "frame", "table"]);
});

test("a whole match with the keyboard alone", async ({ come }) => {
  const { page } = await come.visit("/", FAST);
  await tabTo(page, playNow(page));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/play\//);
  // The focus has come along, to what can be chosen first.
  await focused(page, lit(page));
  await playByKeys(page);
  await afterGame(page).waitFor();
});

test("keys play on while the chronicle has the focus", async ({ come }) => {
  const { page } = await come.visit("/", FAST);
  await playNow(page).click();
  await dealt(page);
  await page.getByRole("region", { name: "Log" }).getByRole("list").focus();
  await page.keyboard.press("1");
  await held(page).waitFor();
  await page.keyboard.press("Escape");
  // The digit takes the focus along: Enter is meant for the card and not for the pile.
  await page.locator('[data-open^="pile:"]').filter({ visible: true }).last().focus();
  await page.keyboard.press("1");
  await focused(page, held(page));
  await page.keyboard.press("Enter");
  await page.getByText("You can exchange 1 more card.").first().waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await page.keyboard.press("p");
  await keepHand(page).first().waitFor({ state: "hidden" });
});

test("a whole solo match against the automaton with its leaders, set up in the form", async ({ come }) => {
  const { page } = await come.visit("/new/gwent?with=bots", FAST);
  await page.getByRole("radio", { name: /^Solo/ }).check({ force: true });
  await page.getByText("House rules").click();
  await page.getByRole("checkbox", { name: "The automaton’s leaders" }).check({ force: true });
  await page.getByRole("button", { name: "Start game" }).click();
  await page.waitForURL(/\/play\//);
  await playByMouse(page);
  await page.getByRole("heading", { name: /^(Victory|Defeat|Draw)$/ }).waitFor();
});

test("a whole match at the table in words", async ({ come }) => {
  const { page } = await come.visit("/", { settings: { speed: "fastest", table: "text" } });
  await playNow(page).click();
  await page.getByRole("heading", { level: 1, name: /^Gwent/ }).waitFor();
  await expect.poll(() => page.locator("[data-zone]").count()).toBe(0);
  await playInWords(page);
  await page.getByRole("heading", { name: "Game over" }).waitFor();
});

test("in words, too, a pass that plainly loses is asked about once", async ({ come }) => {
  const { page } = await come.visit("/new/gwent?with=device", {
    settings: { speed: "fastest", table: "text" },
  });
  await page.getByRole("button", { name: "Start game" }).click();
  const turn = page.getByRole("heading", { level: 2, name: /^Your turn/ });
  await answerUntilAsked(page, turn);
  const pass = choices(page).filter({ hasText: "Pass" });
  await pass.click();
  await page.getByRole("alert").filter({ hasText: "Passing now loses the round. Press again" }).waitFor();
  await turn.waitFor();
  await pass.click();
  await curtain(page).waitFor();
});
