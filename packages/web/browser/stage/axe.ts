import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What an automated audit finds that keeps somebody from using the page, one line each. */
export function barriers(page: Page): Promise<readonly string[]> {
  return audited(page, `{ rules: ${RULES} }`);
}

/** The same of a page that was audited before and has only changed its colours since. */
export function barriersOfColour(page: Page): Promise<readonly string[]> {
  return audited(page, '{ runOnly: ["color-contrast"] }');
}

/** Runs in the page: rules that find nothing serious or critical are left out. */
const RULES = `Object.fromEntries(
  axe._audit.rules
    .filter(({ impact }) => impact === "minor" || impact === "moderate")
    .map(({ id }) => [id, { enabled: false }]),
)`;

/** `choice` is a text that the page reads. */
async function audited(page: Page, choice: string): Promise<readonly string[]> {
  const audit = `axe.run(document, { ...${choice}, resultTypes: ["violations"], preload: false })`;
  // By the debugger, not as a script of the page: that the policy of the pages would forbid.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate<AxeResults>(audit);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}, at ${target.join(" ")}`));
}
