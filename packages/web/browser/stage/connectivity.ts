import type { Locator, Page } from "playwright-core";

const SAID = { noNetwork: /^You’re offline/, noServer: /^Can’t reach the server/ };

/** What a page says at its top of the way to the server. */
export function saidOf(page: Page, connectivity: keyof typeof SAID): Locator {
  return page.getByRole("status").getByText(SAID[connectivity]);
}

/** Takes the network away; what a browser is told of it reaches a page a moment later, and not at all if another opens first. */
export async function cutNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction("!navigator.onLine");
}

/** Waits until a page says of the way to the server that all is well again, which is nothing. */
export async function untilBack(page: Page): Promise<void> {
  for (const connectivity of ["noNetwork", "noServer"] as const)
    await saidOf(page, connectivity).waitFor({ state: "detached" });
}

/** What a page asks of its own when it wants to know whether the server lives. */
export function questionsOf(page: Page): { readonly count: number } {
  const seen = { count: 0 };
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/healthz") seen.count += 1;
  });
  return seen;
}

/** Shows or hides a page as another tab in front of it would; a browser without windows shows all of them. */
export async function turn(page: Page, visibility: "visible" | "hidden"): Promise<void> {
  await page.evaluate(`(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "${visibility}" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  })()`);
}
