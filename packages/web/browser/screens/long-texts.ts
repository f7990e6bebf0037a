import { FACTIONS } from "@medallion/gwent/cards";
import type { View } from "@medallion/old-world";
import type { Page } from "playwright-core";
import { type Asked, choiceOf } from "../stage/player.ts";
import type { Spot } from "./scenery.ts";
import type { Screen } from "./screen.ts";

/* Where the longest texts of all languages stand: what fits there fits everywhere. */

/** Stories whose beginning and options are among the longest in some language. */
const LONG_STORIES = new Set(["E03", "E08", "E09", "E14", "E17", "E21", "E24", "E29", "E33", "E48", "W14"]);
/** Stories whose first option ends among the longest. */
const LONG_ENDS = new Set(["C08", "C31", "E24", "W10", "W25", "W36"]);

const ADVENTURE = { game: "old-world", mode: "adventure", seats: 3 };

/** A story of these lies open and asks what to do. */
function reading(stories: ReadonlySet<string>): (asked: Asked) => boolean {
  return ({ question, view }) =>
    question.kind === "option" &&
    // Asked of tables of Old World alone.
    stories.has((view as View).readings.at(-1)?.story ?? "");
}

/** Of all cards this one has the most to say, in every language. */
const LONG_CARD = { id: "kayran", faction: "monsters" } as const;

async function zoomOn(page: Page): Promise<void> {
  const house = page
    .locator('[aria-labelledby="ready-decks"] > div')
    .nth(FACTIONS.indexOf(LONG_CARD.faction));
  await house.getByRole("listitem").first().getByRole("button").click();
  await page.waitForURL(/\/decks\/.+/);
  const card = page.locator(`button:has([data-card="${LONG_CARD.id}"])`).first();
  await card.focus();
  await page.keyboard.press("z");
  await page.getByRole("dialog").locator("article").waitFor();
}

/** Chooses, and waits until the end is told. */
async function endOf(page: Page, { player }: Spot): Promise<void> {
  const asked = player?.asked;
  if (player === undefined || asked === undefined) throw new Error("a story waits for an option");
  const told = page.locator('ol[aria-labelledby="log-title"] li');
  const before = await told.count();
  await player.answer(choiceOf(asked.choices, "option") ?? 0);
  await told.nth(before).waitFor({ state: "attached" });
  await told.nth(before).scrollIntoViewIfNeeded();
}

export const LONG_TEXTS: readonly Screen[] = [
  {
    name: "story-long",
    title: "Old World: one of the longest stories",
    spot: (scenery) => scenery.tableAt(ADVENTURE, reading(LONG_STORIES)),
  },
  {
    name: "story-end",
    title: "Old World: one of the longest ends of a story",
    fresh: true,
    // In the text view ends stay in the log; the page of the drawn table closes when the game goes on.
    spot: async (scenery) => ({
      ...(await scenery.tableAt(ADVENTURE, reading(LONG_ENDS))),
      settings: { table: "text" },
    }),
    act: endOf,
  },
  {
    name: "zoom-long",
    title: "Gwent: a card with much text, seen large",
    spot: () => ({ path: "/decks" }),
    act: zoomOn,
  },
  ...(["gwent/options", "ronin/characters", "old-world/bestiary"] as const).map((chapter) => ({
    name: `chapter-${chapter.replace("/", "-")}`,
    title: `The longest chapter of a rulebook: ${chapter}`,
    spot: () => ({ path: `/rules/${chapter}` }),
  })),
];
