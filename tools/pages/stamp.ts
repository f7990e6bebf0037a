import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesMatching, ROOT } from "../repository.ts";

/** Packages that no page imports. */
const NOT_IN_PAGES = /^packages\/(server|cli|suites)\//;
const TEST = /\.test\.tsx?$|\/test\//;

/** A word that changes whenever built pages would: a hash of all they are made of. */
export function pagesStamp(): string {
  const hash = createHash("sha256");
  for (const file of pagesSources())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update("\0");
  return hash.digest("hex");
}

export function pagesSources(): readonly string[] {
  return [
    "package-lock.json",
    ...filesMatching(
      "packages/*/{src,puzzles}/**/*.*",
      "packages/web/{build,public}/**/*.*",
      "packages/web/{index.html,package.json}",
    ).filter((file) => !NOT_IN_PAGES.test(file) && !TEST.test(file)),
  ];
}
