import type { Page } from "playwright-core";
import { untilTrue } from "./until.ts";

/** Waits until the worker of the pages has kept all that it keeps, and the next load comes from it. */
export async function pagesKept(page: Page): Promise<void> {
  await untilTrue(
    page,
    'navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === "activated")',
  );
}
