import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ensurePages } from "./build.ts";
import { pagesSources, pagesStamp } from "./stamp.ts";

test("pages are made of what they import, how they are built and what is installed, not of tests and servers", () => {
  const sources = pagesSources();
  for (const file of [
    "package-lock.json",
    "packages/web/index.html",
    "packages/web/src/main.ts",
    "packages/web/build/vite.ts",
    "packages/kernel/src/game.ts",
  ])
    expect(sources).toContain(file);
  expect(sources.filter((file) => /\.test\.|packages\/(server|cli)\//.test(file))).toEqual([]);
});

test("the same sources have the same stamp, and pages that bear it are not built again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "medallion-pages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, ".stamp"), pagesStamp());
  const said: string[] = [];
  expect(await ensurePages((line) => said.push(line), folder)).toBe(folder);
  expect(said).toEqual([]);
});
