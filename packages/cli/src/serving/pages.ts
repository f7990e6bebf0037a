import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

const ROOT = join(import.meta.dirname, "..", "..", "..", "..");

/** The folder of the pages for browsers beside this program, if they are built. */
export function builtPages(): string | undefined {
  const folder = join(ROOT, "packages", "web", "dist");
  return existsSync(join(folder, "index.html")) ? folder : undefined;
}

/** Builds the pages if they are out of date; says itself what it does, and what failed. */
export async function buildPages(): Promise<string | undefined> {
  const building = spawn(process.execPath, [join(ROOT, "tools", "pages.ts")], {
    cwd: ROOT,
    stdio: "inherit",
  });
  await new Promise((resolve, reject) => building.on("exit", resolve).on("error", reject));
  return builtPages();
}
