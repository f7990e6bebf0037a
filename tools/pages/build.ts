import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../repository.ts";
import { pagesStamp } from "./stamp.ts";

/** Where servers look for the pages. */
export const PAGES = join(ROOT, "packages", "web", "dist");

const CACHE = join(ROOT, ".cache");
/** Kept among the pages; servers send no file whose name begins with a dot. */
const STAMP = ".stamp";

/**
 * Builds the pages unless they are as their sources are, and gives back their folder. They are built aside and put in
 * place at once, so that a server that runs meanwhile never finds half of them.
 */
export async function ensurePages(say: (line: string) => void, folder = PAGES): Promise<string> {
  const stamp = pagesStamp();
  if (stampOf(folder) === stamp) return folder;
  say("Building the pages (up to half a minute, once) …");
  const began = performance.now();
  mkdirSync(CACHE, { recursive: true });
  const aside = mkdtempSync(join(CACHE, "pages-"));
  try {
    // Loaded only when something is to be built: it takes longer than everything else here.
    const { buildWeb } = await import("@medallion/web/build");
    await buildWeb(join(aside, "new"));
    writeFileSync(join(aside, "new", STAMP), stamp);
    if (existsSync(folder)) renameSync(folder, join(aside, "old"));
    renameSync(join(aside, "new"), folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return folder;
}

function stampOf(folder: string): string | undefined {
  const file = join(folder, STAMP);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
