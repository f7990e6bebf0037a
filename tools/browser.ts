import { join } from "node:path";
import { launchShared } from "../packages/web/browser/stage/chromium.ts";
import { servePages } from "../packages/web/browser/stage/server.ts";
import { findChromium, NoChromium } from "./browser/chromium.ts";
import { ensurePages } from "./pages/build.ts";
import { RESULTS } from "./repository.ts";
import { runVitest } from "./results/vitest.ts";

/* Runs the tests in a real browser, and builds the pages first: npm run browser [-- filter of vitest …] */

const show = (line: string): void => console.log(line);
try {
  const program = await findChromium(show);
  const pages = process.env.MEDALLION_PAGES ?? (await ensurePages(show));
  const [browser, server] = await Promise.all([launchShared(program), servePages(pages)]);
  process.env.MEDALLION_BROWSER = browser.wsEndpoint();
  process.env.MEDALLION_FAILED = join(RESULTS, "failed");
  process.env.MEDALLION_ORIGIN = server.origin;
  process.env.MEDALLION_PAGES = pages;
  await runVitest(join(RESULTS, "browser.json"), [
    ...["--config", "packages/web/browser/vitest.config.ts"],
    ...process.argv.slice(2),
  ]);
  await browser.close();
  await server.stop();
} catch (error) {
  if (!(error instanceof NoChromium)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
