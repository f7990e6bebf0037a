import type { View } from "@medallion/old-world";
import type { Page } from "playwright-core";
import type { TableWish } from "../stage/guest.ts";
import type { Asked } from "../stage/player.ts";
import type { Spot } from "./scenery.ts";
import type { Screen } from "./screen.ts";

function tableOf(seats: number, rules: Readonly<Record<string, unknown>> = {}): TableWish {
  return { game: "old-world", mode: seats === 1 ? "solo" : "adventure", seats, rules };
}

const FIVE = tableOf(5);
const THREE = tableOf(3);
const ALONE = tableOf(1);

/** In which a question of this kind is asked, after so many turns. */
function asking(kind: string, turns = 0): (asked: Asked) => boolean {
  return ({ question, view }) => question.kind === kind && (view as View).turns >= turns;
}

function inDuel({ question, view }: Asked): boolean {
  return question.kind === "combo" && (view as View).fight?.defender !== undefined;
}

function at(
  name: string,
  title: string,
  wish: TableWish,
  reached: (asked: Asked) => boolean,
  act?: (page: Page, spot: Spot) => Promise<void>,
): Screen {
  return {
    name: `old-world-${name}`,
    title: `Old World: ${title}`,
    whole: true,
    spot: (scenery) => scenery.tableAt(wish, reached),
    ...(act !== undefined && { act }),
  };
}

/** Opens what a button of the table opens. */
function opening(panel: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator(`[data-open^="${panel}"]`).filter({ visible: true }).first().click();
    await page.getByRole("dialog").waitFor();
  };
}

/** Opens the card of a place that can be reached. */
async function openingPlace(page: Page): Promise<void> {
  await page.locator('[data-standing="open"] [data-place]').first().click();
  await page.getByRole("article").waitFor();
}

/** The table of Old World at the moments that differ. */
export const OLD_WORLD_TABLES: readonly Screen[] = [
  at("school", "a board is chosen", THREE, asking("school")),
  at("map", "where to ride", FIVE, asking("phaseOne", 15)),
  at("place", "a place is opened", THREE, asking("phaseOne", 9), openingPlace),
  at("pay", "a move is paid", THREE, asking("movePayment")),
  at("fight", "a combo is built", THREE, asking("combo")),
  at("attack", "the monster's attack is named", THREE, asking("attack")),
  at("duel", "a duel", FIVE, inDuel),
  at("dice", "dice poker", THREE, asking("reroll")),
  at("fatigue", "fatigue", THREE, asking("fatigue")),
  at("gain", "a card is gained", FIVE, asking("gain", 10)),
  at("training", "an attribute is trained", THREE, asking("training")),
  at("alone", "alone", ALONE, asking("phaseOne", 4)),
  at("seat", "another seat large", FIVE, asking("phaseOne", 10), opening("seat:")),
  {
    name: "old-world-end",
    title: "Old World: the game is over",
    spot: (scenery) => scenery.tableAfter(THREE),
  },
  {
    name: "old-world-end-alone",
    title: "Old World: the end of a game alone",
    spot: (scenery) => scenery.tableAfter(ALONE),
  },
];
