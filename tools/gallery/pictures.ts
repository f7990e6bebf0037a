import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { View } from "@medallion/gwent";
import type { Browser, Page } from "playwright-core";
import { SCREENS } from "../../packages/web/browser/screens/index.ts";
import { openScreen } from "../../packages/web/browser/screens/open.ts";
import type { Scenery } from "../../packages/web/browser/screens/scenery.ts";
import type { Screen } from "../../packages/web/browser/screens/screen.ts";
import type { Asked } from "../../packages/web/browser/stage/player.ts";
import { settled } from "../../packages/web/browser/stage/settled.ts";
import type { Size } from "../../packages/web/browser/stage/visit.ts";
import { ROOT } from "../repository.ts";

/** Where the pictures of the README lie. */
const FOLDER = join("docs", "pictures");

/** Whoever reads the README loads all of them. */
const MOST_BYTES = 120_000;
const QUALITIES = [90, 82, 74, 66, 58, 50, 42];

interface Picture {
  readonly name: string;
  readonly screen: Screen;
  readonly size: Size;
  /** Dots of the picture for each of the page: no more than a README has a use for. */
  readonly scale: number;
}

/** A duel that is close, with cards in most rows and still some in the hand. */
function isCloseDuel({ question, view }: Asked): boolean {
  // Asked of tables of Gwent alone.
  const { sides, players, seat, weather } = view as View;
  const filled = sides.map(({ rows }) => rows.filter(({ cards }) => cards.length > 0).length);
  const totals = sides.map(({ total }) => total);
  return (
    question.kind === "turn" &&
    filled.every((rows) => rows >= 2) &&
    filled.some((rows) => rows === 3) &&
    weather.length > 0 &&
    totals.every((total) => total >= 25) &&
    Math.max(...totals) - Math.min(...totals) <= 12 &&
    (players[seat ?? 0]?.handCount ?? 0) >= 5
  );
}

const DUEL: Screen = {
  name: "close-duel",
  title: "Gwent: a close duel",
  spot: (scenery) => scenery.tableAt({ mode: "standard", seats: 2, pick: "nr-siege-line" }, isCloseDuel),
  act: tableIsLaid,
};

const RONIN: Screen = { ...screenNamed("ronin"), act: tableIsLaid };

const OLD_WORLD: Screen = {
  name: "on-the-road",
  title: "Old World: where to ride",
  spot: (scenery) =>
    scenery.tableAt(
      { game: "old-world", mode: "adventure", seats: 3 },
      ({ question, choices }) => question.kind === "phaseOne" && choices.length > 8,
    ),
  act: tableIsLaid,
};

/** The frame of a table is there before the table. */
async function tableIsLaid(page: Page): Promise<void> {
  await page.locator('[data-zone^="hand:"]').first().waitFor();
}

/** What the README shows. */
const PICTURES: readonly Picture[] = [
  { name: "table", screen: DUEL, size: "1440x900", scale: 0.8 },
  { name: "phone", screen: DUEL, size: "390x844", scale: 1.4 },
  { name: "ronin", screen: RONIN, size: "1440x900", scale: 0.8 },
  { name: "old-world", screen: OLD_WORLD, size: "1440x900", scale: 0.8 },
  { name: "home", screen: screenNamed("home"), size: "1440x900", scale: 0.8 },
  { name: "decks", screen: screenNamed("deck-editor"), size: "1440x900", scale: 0.8 },
];

function screenNamed(name: string): Screen {
  const screen = SCREENS.find((known) => known.name === name);
  if (screen === undefined) throw new Error(`there is no screen ${name}`);
  return screen;
}

/** Makes the pictures of the README anew; what is wrong with one is an exception. */
export async function takePictures(
  browser: Browser,
  scenery: Scenery,
  show: (line: string) => void,
): Promise<void> {
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  for (const { name, screen, size, scale } of PICTURES) {
    const { page, context, faults } = await openScreen(browser, scenery, screen, { size, language: "en" });
    // Whatever grew or moved under the pointer would tell about itself.
    await page.mouse.move(0, 0);
    await settled(page);
    const bytes = await pictureOf(page, scale);
    const [complaint] = faults.lines;
    if (complaint !== undefined) throw new Error(`${name}: ${complaint}`);
    await context.close();
    const file = join(FOLDER, `${name}.webp`);
    writeFileSync(join(ROOT, file), bytes);
    show(`${file}: ${(bytes.length / 1024).toFixed(1)} KB`);
  }
}

/** The window as a picture that is small enough, as good as that allows. */
async function pictureOf(page: Page, scale: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...(page.viewportSize() ?? { width: 0, height: 0 }), scale };
  for (const quality of QUALITIES) {
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality, clip });
    const bytes = Buffer.from(data, "base64");
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error(`a picture of ${page.url()} is larger than ${MOST_BYTES} bytes`);
}
