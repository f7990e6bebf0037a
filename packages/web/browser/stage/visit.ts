import type { Browser, BrowserContext, Page } from "playwright-core";
import { type Faults, faultsOf } from "./faults.ts";

/** The sizes that every screen must fit. */
export const SIZES = ["390x844", "820x1180", "1366x768", "1440x900", "1920x1080"] as const;
export type Size = (typeof SIZES)[number];

/** What kind of device has a window of this size. */
export function deviceOf(size: Size): "phone" | "tablet" | "desktop" {
  const width = Number(size.split("x")[0]);
  if (width < 500) return "phone";
  return width < 1000 ? "tablet" : "desktop";
}

/** Who comes, with what kind of device and which wishes. */
export interface Guise {
  readonly size?: Size;
  readonly language?: "en" | "cs" | "pl" | "uk";
  readonly theme?: "dark" | "light";
  /** Motion is off unless a test is about it: what moves cannot be clicked twice at the same place. */
  readonly motion?: "full" | "reduced";
  /** The worker that keeps the pages for later; off unless a test is about it, since it fetches all of them. */
  readonly worker?: boolean;
  /** More of what the pages remember, as `src/settings/settings.ts` has it. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The token by which the server knows this person; without one it becomes a guest. */
  readonly token?: string;
}

/** One person at one browser of their own. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: Faults;
}

const SETTINGS = "medallion.settings";
/** The name that `packages/protocol` gives the cookie. */
const COOKIE = "medallion";

/** A browser of somebody's own, with nothing open yet. */
export async function openVisit(browser: Browser, origin: string, guise: Guise = {}): Promise<Visit> {
  const {
    size = "1440x900",
    language = "en",
    theme = "dark",
    motion = "reduced",
    worker = false,
    settings,
    token,
  } = guise;
  const [width = 0, height = 0] = size.split("x").map(Number);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    locale: language,
    colorScheme: theme,
    reducedMotion: motion === "reduced" ? "reduce" : "no-preference",
    hasTouch: deviceOf(size) !== "desktop",
    isMobile: deviceOf(size) === "phone",
    storageState: {
      cookies: [],
      origins: [
        {
          origin,
          localStorage: [
            { name: SETTINGS, value: JSON.stringify({ language, theme, sound: false, ...settings }) },
          ],
        },
      ],
    },
  });
  const faults = faultsOf(context);
  if (!worker) await context.addInitScript("delete Object.getPrototypeOf(navigator).serviceWorker");
  if (token !== undefined)
    await context.addCookies([{ name: COOKIE, value: token, url: origin, httpOnly: true }]);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return { page, context, faults };
}
