import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@medallion/kernel";
import type { Browser } from "playwright-core";
import { SCREENS } from "../../packages/web/browser/screens/index.ts";
import { openScreen } from "../../packages/web/browser/screens/open.ts";
import type { Scenery } from "../../packages/web/browser/screens/scenery.ts";
import type { Screen } from "../../packages/web/browser/screens/screen.ts";
import { misfits } from "../../packages/web/browser/stage/fitting.ts";
import { settled } from "../../packages/web/browser/stage/settled.ts";
import { untilTrue } from "../../packages/web/browser/stage/until.ts";
import { deviceOf, SIZES, type Size, type Visit } from "../../packages/web/browser/stage/visit.ts";
import { GALLERY, shotName, type Theme, themesAt } from "./names.ts";

/** One picture of the gallery. */
export interface Shot {
  /** The name of its files, without their ending. */
  readonly name: string;
  readonly screen: Screen;
  readonly size: Size;
  readonly language: Language;
  readonly theme: Theme;
}

/** What was asked for, by names; nothing asked for means all. */
export interface Asked {
  readonly screen: readonly string[];
  readonly size: readonly string[];
  readonly lang: readonly string[];
  readonly theme: readonly string[];
}

export function shotsFor(asked: Asked): readonly Shot[] {
  const wanted = (names: readonly string[], name: string): boolean =>
    names.length === 0 || names.includes(name);
  return SCREENS.filter(({ name }) => isAmong(asked.screen, name)).flatMap((screen) =>
    LANGUAGES.filter((language) => wanted(asked.lang, language)).flatMap((language) =>
      SIZES.filter((size) => wanted(asked.size, size)).flatMap((size) =>
        themesAt(size)
          .filter((theme) => wanted(asked.theme, theme))
          .map((theme) => ({
            name: shotName(screen.name, language, size, theme),
            screen,
            size,
            language,
            theme,
          })),
      ),
    ),
  );
}

/** A screen is meant by its name, or by the part of it before a dash: `ronin` means `ronin-lose` as well. */
function isAmong(names: readonly string[], name: string): boolean {
  return names.length === 0 || names.some((asked) => name === asked || name.startsWith(`${asked}-`));
}

export function isTaken({ name }: Shot): boolean {
  return existsSync(join(GALLERY, `${name}.png`));
}

/** Pictures that one visit can take: of one screen, by one kind of device, in one light, in whatever language. */
export function visitsFor(shots: readonly Shot[]): readonly (readonly Shot[])[] {
  const key = ({ screen, size, theme }: Shot): string => `${screen.name} ${deviceOf(size)} ${theme}`;
  return [...Map.groupBy(shots, key).values()];
}

/** Takes the pictures of one visit, notes beside each what is wrong on it, and tells that. */
export async function takeShots(
  browser: Browser,
  scenery: Scenery,
  shots: readonly Shot[],
  tell: (shot: Shot, faults: readonly string[]) => void,
): Promise<void> {
  let visit: Visit | undefined;
  const picture = async (shot: Shot): Promise<readonly string[]> => {
    visit ??= await openScreen(browser, scenery, shot.screen, shot);
    return takeShot(visit, shot);
  };
  for (const shot of shots) {
    const faults = await picture(shot).catch((error: unknown) => [
      `no picture: ${error instanceof Error ? error.message.split("\n")[0] : error}`,
    ]);
    writeFileSync(join(GALLERY, `${shot.name}.json`), JSON.stringify(faults));
    tell(shot, faults);
  }
  await visit?.context.close();
}

async function takeShot({ page, faults }: Visit, shot: Shot): Promise<readonly string[]> {
  const [width = 0, height = 0] = shot.size.split("x").map(Number);
  await page.setViewportSize({ width, height });
  await page.evaluate(speaking(shot.language));
  await untilTrue(page, `document.documentElement.lang === "${shot.language}"`);
  // Whatever grew or moved under the pointer would tell about itself.
  await page.mouse.move(0, 0);
  await settled(page);
  // Drawings that were fetched late are there.
  await page.waitForLoadState("networkidle");
  await untilTrue(page, ALL_DRAWN);
  await page.evaluate(AT_REST);
  await page.screenshot({ path: join(GALLERY, `${shot.name}.png`) });
  const scrolls = shot.screen.whole === true ? await page.evaluate<number>(HIDDEN_BELOW) : 0;
  const below = scrolls > 1 ? [`the table is ${scrolls} px too high for the window`] : [];
  // Where in our code it was is for the tests to say.
  const complaints = faults.lines.map((line) => line.split("\n")[0] ?? line);
  return [...complaints, ...(await misfits(page)), ...below];
}

/** Runs in the page: another language is chosen, as if in another tab. */
function speaking(language: Language): string {
  return `{
    const key = "medallion.settings";
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...kept, language: "${language}" }));
    dispatchEvent(new StorageEvent("storage", { key }));
  }`;
}

/** Runs in the page: whatever drawings refer to is there. */
const ALL_DRAWN = `[...document.querySelectorAll('main use[href^="#"]')]
  .every((use) => document.getElementById(use.getAttribute("href").slice(1)) !== null)`;

/** Runs in the page: what began to move and will end has ended. */
const AT_REST = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished)).then(() => undefined)`;

const HIDDEN_BELOW = "document.scrollingElement.scrollHeight - innerHeight";
