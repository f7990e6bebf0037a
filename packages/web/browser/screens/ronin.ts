import type { View } from "@medallion/ronin";
import type { Page } from "playwright-core";
import type { TableWish } from "../stage/guest.ts";
import type { Asked } from "../stage/player.ts";
import { lit } from "../stage/playing.ts";
import type { Spot } from "./scenery.ts";
import type { Screen } from "./screen.ts";

const ALL_ASKED = { autoSideQuest: false, endAbilityAfterChapter3: true };

/** A table of so many people, bots but for one; with Automas where they are too few. */
function tableOf(seats: number, rules: Readonly<Record<string, unknown>> = {}): TableWish {
  const mode = seats === 1 ? "solo" : seats === 2 ? "duo" : "alliance";
  return { game: "ronin", mode, seats, rules: { ...ALL_ASKED, ...rules } };
}

const FIVE = tableOf(5);
const FOUR = tableOf(4, { allianceSide: "B" });
const THREE = tableOf(3);
const TWO = tableOf(2, { automaCharacters: "chosen" });
const ALONE = tableOf(1, { automaCharacters: "chosen", soloDifficulty: "summer" });

/** In which a question of this kind is asked, in this chapter or later. */
function asking(kind: string, chapter = 0): (asked: Asked) => boolean {
  return ({ question, view }) => question.kind === kind && (view as View).chapter >= chapter;
}

function at(
  name: string,
  title: string,
  wish: TableWish,
  reached: (asked: Asked) => boolean,
  act?: (page: Page, spot: Spot) => Promise<void>,
): Screen {
  return {
    name: `ronin-${name}`,
    title: `Ronin: ${title}`,
    whole: true,
    spot: (scenery) => scenery.tableAt(wish, reached),
    ...(act !== undefined && { act }),
  };
}

/** Points at so many things one after the other, each the first that is lit and not laid yet. */
function pointing(times: number): (page: Page) => Promise<void> {
  return async (page) => {
    for (let time = 0; time < times; time++)
      await lit(page, '^="card:"').and(page.locator(':not([aria-pressed="true"])')).first().click();
  };
}

/** Opens what a button of the table opens. */
function opening(panel: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator(`[data-open^="${panel}"]`).filter({ visible: true }).first().click();
    await page.getByRole("dialog").waitFor();
  };
}

/** The table of Ronin at the moments that differ, with every number of players. */
export const RONIN_TABLES: readonly Screen[] = [
  at("character", "a character is chosen", THREE, asking("character")),
  at("automa", "a character for an Automa", TWO, asking("automa")),
  at("board", "an alliance board is chosen", FOUR, asking("board")),
  at("place", "a pair is drafted", FIVE, asking("place", 1)),
  at("alone", "alone, a pair is drafted", ALONE, asking("place", 1)),
  at("play", "two cards are chosen", THREE, asking("play", 1)),
  at("five", "five at the table", FIVE, asking("play", 2)),
  at("picked", "two cards are picked in order", FOUR, asking("play", 1), pointing(2)),
  at("lose", "symbols are lost", THREE, asking("lose")),
  at("partner", "a partner is chosen", FIVE, asking("partner")),
  at("track", "an alliance is chosen", THREE, asking("track")),
  at("bonus", "a bonus is reached", FOUR, asking("bonus")),
  at("ability", "an ability may be used", FIVE, asking("ability", 1)),
  at("take", "two of five top cards", FOUR, asking("take")),
  at("discard", "a card is discarded", THREE, asking("discard")),
  at("keep", "cards are kept in order", FOUR, asking("keep", 1), pointing(1)),
  at("quest", "the side quest", THREE, asking("quest")),
  at("seat", "another seat large", FIVE, asking("play", 1), opening("seat:")),
  at("log", "the log", TWO, asking("play", 1), opening("log")),
  {
    name: "ronin-end",
    title: "Ronin: the game is over",
    spot: (scenery) => scenery.tableAfter(FOUR),
  },
  {
    name: "ronin-end-alone",
    title: "Ronin: the end of a game alone",
    spot: (scenery) => scenery.tableAfter(ALONE),
  },
];
