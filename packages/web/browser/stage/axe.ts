import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What an automated audit finds that keeps somebody from using the page, one line each. */
export function barriers(page: Page): Promise<readonly string[]> {
  return audited(page, `(await axe.run(document, { rules: ${HARMLESS}, ...${ONLY_FAULTS} })).violations`);
}

/** The same of a page that was audited before and has only changed its colours since. */
export function barriersOfColour(page: Page): Promise<readonly string[]> {
  return audited(
    page,
    `(await axe.run(document, { runOnly: ["color-contrast"], ...${ONLY_FAULTS} })).violations`,
  );
}

/** Runs in the page: leaves out the rules that find nothing serious or critical. */
export const HARMLESS = `Object.fromEntries(
  axe._audit.rules
    .filter(({ impact }) => impact === "minor" || impact === "moderate")
    .map(({ id }) => [id, { enabled: false }]),
)`;

/** Runs in the page: how every audit is made. */
export const ONLY_FAULTS = '{ resultTypes: ["violations"], preload: false }';

/** What an audit finds; `violations` runs in the page, where it may wait for what it gives back. */
export async function audited(page: Page, violations: string): Promise<readonly string[]> {
  const audit = `"axe" in globalThis ? (async () => ${violations})() : undefined`;
  let found = await page.evaluate<AxeResults["violations"] | undefined>(audit);
  if (found === undefined) {
    // By the debugger, not as a script of the page: that the policy of the pages would forbid.
    await page.evaluate(SOURCE);
    found = await page.evaluate<AxeResults["violations"]>(audit);
  }
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}, at ${target.join(" ")}`));
}
