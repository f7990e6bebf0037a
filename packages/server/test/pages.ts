import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** What the script of these pages says. */
export const SCRIPT = `console.log("${"built ".repeat(200)}");\n`;

/** A folder as the build of the pages leaves one: a page, a worker, and a script of which there are smaller copies. */
export function builtPages(folder = mkdtempSync(join(tmpdir(), "medallion-pages-"))): string {
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Medallion</title><div id=app></div>\n");
  writeFileSync(join(folder, "sw.js"), "// worker\n");
  writeFileSync(join(folder, "manifest.webmanifest"), "{}\n");
  writeFileSync(join(folder, ".secret"), "hidden\n");
  const script = join(folder, "assets", "index-3f2a.js");
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  return folder;
}
