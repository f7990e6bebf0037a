import type { Locator, Page } from "playwright-core";
import { afterGame, choices, lit, mouseMove, stepBack } from "./playing.ts";
import { type Watch, watch } from "./watching.ts";

/** More than anybody is asked before what a test waits for. */
const MOST_QUESTIONS = 12;

/** What stands before a table while the device goes from hand to hand. */
export function curtain(page: Page): Locator {
  return page.getByRole("heading", { name: /^Pass the device to/ });
}

/** Notes what of a table is in the page while its curtain is closed, and the second of two hands that lie open. */
export function watchHands(page: Page): Promise<Watch> {
  return watch(
    page,
    `(() => {
      const zoomed = [...document.querySelectorAll("[data-zoom]")].map(({ dataset }) => "card " + dataset.zoom);
      const titles = [...document.querySelectorAll("h1, h2, h3, h4")].map((title) => title.textContent);
      const hands = [...document.querySelectorAll('[data-zone^="hand:"]:has([data-ref])')];
      const open = [...new Set(hands.map(({ dataset }) => dataset.zone))].slice(1);
      const closed = document.querySelector('[data-curtain="closed"]') !== null;
      return closed ? [...zoomed, ...titles.filter((title) => title.startsWith("Your hand"))] : open;
    })()`,
  );
}

/** Plays Gwent at a shared device until it was handed on so many times; tells to whom. */
export async function handAround(page: Page, times: number): Promise<readonly string[]> {
  const handed: string[] = [];
  // Who plays alone after a pass may finish the match.
  const ended = curtain(page).or(afterGame(page));
  for (let turn = 1; turn <= times; turn++) {
    await ended.waitFor();
    if (!(await curtain(page).isVisible())) break;
    handed.push(await openCurtain(page));
    await lit(page).first().waitFor();
    // The mulligan and some turns take several moves.
    while (!(await ended.isVisible())) {
      await mouseMove(page, turn <= 2 ? 1 : 2);
      await lit(page).or(ended).first().waitFor();
    }
  }
  return handed;
}

/** Takes first choices in words at a shared device until it was asked this so many times; tells all that was asked. */
export async function answerAround(page: Page, wanted: RegExp, times: number): Promise<readonly string[]> {
  const asked: string[] = [];
  while (asked.filter((question) => wanted.test(question)).length < times) {
    if (asked.length === MOST_QUESTIONS) throw new Error(`nobody is asked this: ${asked.join(" · ")}`);
    await curtain(page).or(choices(page).first()).first().waitFor();
    if (await curtain(page).isVisible()) await openCurtain(page);
    await choices(page).first().waitFor();
    // What is asked part by part is one question.
    if (!(await stepBack(page).isVisible()))
      asked.push(await page.getByRole("main").getByRole("heading", { level: 2 }).first().innerText());
    await choices(page).first().click();
  }
  return asked;
}

/** Takes first choices in words at a shared device until this is asked, which is left open. */
export async function answerUntilAsked(page: Page, asked: Locator): Promise<void> {
  for (let questions = 0; !(await asked.isVisible()); questions++) {
    if (questions === MOST_QUESTIONS) throw new Error(`nobody is asked ${asked}`);
    await curtain(page).or(choices(page).first()).first().waitFor();
    if (await curtain(page).isVisible()) await openCurtain(page);
    await choices(page).first().waitFor();
    if (!(await asked.isVisible())) await choices(page).first().click();
    await curtain(page).or(choices(page).first()).or(asked).first().waitFor();
  }
}

/** Whoever the device was handed to says so; gives back who it is. */
export async function openCurtain(page: Page): Promise<string> {
  const name = (await curtain(page).innerText()).replace("Pass the device to ", "");
  await page.getByRole("button", { name: `I’m ${name}` }).click();
  return name;
}
