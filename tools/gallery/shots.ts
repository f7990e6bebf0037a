import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@medallion/kernel";
import type { Browser } from "playwright-core";
import { SCREENS } from "../../packages/web/browser/screens/index.ts";
import { openScreen } from "../../packages/web/browser/screens/open.ts";
import type { Scenery } from "../../packages/web/browser/screens/scenery.ts";
import type { Screen } from "../../packages/web/browser/screens/screen.ts";
import { misfits } from "../../packages/web/browser/stage/fitting.ts";
import { SIZES, type Size } from "../../packages/web/browser/stage/visit.ts";
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
  return SCREENS.filter(({ name }) => wanted(asked.screen, name)).flatMap((screen) =>
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

export function isTaken({ name }: Shot): boolean {
  return existsSync(join(GALLERY, `${name}.png`));
}

/** Takes the picture, notes beside it what is wrong on it, and gives that back. */
export async function takeShot(browser: Browser, scenery: Scenery, shot: Shot): Promise<readonly string[]> {
  const { name, screen, size, language, theme } = shot;
  const faults = await picture().catch((error: unknown) => [
    `no picture: ${error instanceof Error ? error.message.split("\n")[0] : error}`,
  ]);
  writeFileSync(join(GALLERY, `${name}.json`), JSON.stringify(faults));
  return faults;

  async function picture(): Promise<readonly string[]> {
    const { page, context, faults } = await openScreen(browser, scenery, screen, { size, language, theme });
    try {
      await page.screenshot({ path: join(GALLERY, `${name}.png`) });
      const scrolls = screen.whole === true ? await page.evaluate<number>(HIDDEN_BELOW) : 0;
      const below = scrolls > 1 ? [`the table is ${scrolls} px too high for the window`] : [];
      // Where in our code it was is for the tests to say.
      const complaints = faults.lines.map((line) => line.split("\n")[0] ?? line);
      return [...complaints, ...(await misfits(page)), ...below];
    } finally {
      await context.close();
    }
  }
}

const HIDDEN_BELOW = "document.scrollingElement.scrollHeight - innerHeight";
