import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { compress } from "./compress.ts";
import { precached, versionOf } from "./precache.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function built(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "medallion-built-"));
  folders.push(folder);
  mkdirSync(join(folder, "assets"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const SCRIPT = "say('hello');\n".repeat(200);
const PAGES = { "index.html": "<p>", "assets/index-1.js": SCRIPT, "manifest.webmanifest": "{}" };

test("all files of the pages are kept, but no packed copies, no maps and not the worker itself", () => {
  const folder = built({
    ...PAGES,
    "sw.js": "",
    "assets/index-1.js.br": "",
    "assets/index-1.js.map": "",
    ".x": "",
  });
  expect(precached(folder).map(([address]) => address)).toEqual([
    "/assets/index-1.js",
    "/",
    "/manifest.webmanifest",
  ]);
});

test("another content is another version, the same content the same", () => {
  const version = (files: Readonly<Record<string, string>>) => versionOf(precached(built(files)));
  expect(version(PAGES)).toBe(version(PAGES));
  expect(version({ ...PAGES, "index.html": "<b>" })).not.toBe(version(PAGES));
});

test("a text has packed copies beside it, unless it is short", async () => {
  const folder = built(PAGES);
  await compress(folder);
  const script = join(folder, "assets/index-1.js");
  expect(String(brotliDecompressSync(readFileSync(`${script}.br`)))).toBe(SCRIPT);
  expect(String(gunzipSync(readFileSync(`${script}.gz`)))).toBe(SCRIPT);
  expect(existsSync(join(folder, "index.html.br"))).toBe(false);
});
