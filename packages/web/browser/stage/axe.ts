import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What an automated audit finds that keeps somebody from using the page, one line each. */
export async function barriers(page: Page): Promise<readonly string[]> {
  // By the debugger, not as a script of the page: that the policy of the pages would forbid.
  await page.evaluate(SOURCE);
  return audited(page, {});
}

/** The same of a page that was audited before and has only changed its colours since. */
export function barriersOfColour(page: Page): Promise<readonly string[]> {
  return audited(page, { runOnly: ["color-contrast"] });
}

async function audited(page: Page, options: RunOptions): Promise<readonly string[]> {
  const wanted = JSON.stringify({ ...options, resultTypes: ["violations"] });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${wanted})`);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}, at ${target.join(" ")}`));
}
