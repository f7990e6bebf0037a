import type { Page } from "playwright-core";
import { untilTrue } from "./until.ts";

/** Whether the worker of the pages has kept all that it keeps, as a page tells: the next load comes from it. */
export const PAGES_KEPT =
  'navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === "activated")';

export async function pagesKept(page: Page): Promise<void> {
  await untilTrue(page, PAGES_KEPT);
}
