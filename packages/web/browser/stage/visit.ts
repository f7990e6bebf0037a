import type { Browser, BrowserContext, Page } from "playwright-core";
import { type Faults, faultsOf } from "./faults.ts";
import { PATIENCE } from "./until.ts";

/** The sizes that every screen must fit. */
export const SIZES = ["390x844", "820x1180", "1366x768", "1440x900", "1920x1080"] as const;
export type Size = (typeof SIZES)[number];

/** What kind of device has a window of this size. */
export function deviceOf(size: Size): "phone" | "tablet" | "desktop" {
  const width = Number(size.split("x")[0]);
  if (width < 500) return "phone";
  return width < 1000 ? "tablet" : "desktop";
}

function viewportOf(size: Size): { width: number; height: number } {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return { width, height };
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
    token,
  } = guise;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: viewportOf(size),
    locale: language,
    colorScheme: theme,
    reducedMotion: motion === "reduced" ? "reduce" : "no-preference",
    hasTouch: deviceOf(size) !== "desktop",
    isMobile: deviceOf(size) === "phone",
  });
  const faults = faultsOf(context);
  // Not as a state of storage, for which Playwright would open a page of its own.
  await context.addInitScript(
    `if (location.origin === "${origin}") localStorage["${SETTINGS}"] ??= ${rememberedBy(guise)}`,
  );
  if (!worker) await context.addInitScript("delete Object.getPrototypeOf(navigator).serviceWorker");
  if (token !== undefined) await giveToken(context, origin, token);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return { page, context, faults };
}

/** What a page can keep for the next time, except the files that it has fetched. */
const KEPT = "local_storage,indexeddb";

/** Ends what goes on in a browser and forgets whoever used it, but not the files that were fetched. */
export async function clearVisit({ page, context, faults }: Visit, origin: string): Promise<void> {
  await context.setOffline(false);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // At the same origin, so that the browser keeps its process and what that has compiled.
  await page.goto(BLANK);
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: KEPT });
  await session.detach();
  await context.clearCookies();
  await context.clearPermissions();
  faults.forget();
}

/** A browser that was cleared, for the next person with the same kind of device. */
export async function renewVisit({ page, context }: Visit, origin: string, guise: Guise): Promise<void> {
  await page.setViewportSize(viewportOf(guise.size ?? "1440x900"));
  await page.evaluate(`localStorage["${SETTINGS}"] = ${rememberedBy(guise)}`);
  if (guise.token !== undefined) await giveToken(context, origin, guise.token);
}

/** A file that is no page. */
const BLANK = "/icons/medallion.svg";

/**
 * The text that the pages keep of what this person has chosen, as a literal. Hints for a first game are off unless a
 * test is about them: they stand beside the first question of each kind.
 */
function rememberedBy({ language = "en", theme = "dark", settings }: Guise): string {
  return JSON.stringify(JSON.stringify({ language, theme, sound: false, hints: false, ...settings }));
}

function giveToken(context: BrowserContext, origin: string, token: string): Promise<void> {
  return context.addCookies([{ name: COOKIE, value: token, url: origin, httpOnly: true }]);
}
