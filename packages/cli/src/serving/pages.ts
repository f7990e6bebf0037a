import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder of the pages for browsers beside this program, if they are built. */
export function builtPages(): string | undefined {
  const folder = join(import.meta.dirname, "..", "..", "..", "web", "dist");
  return existsSync(join(folder, "index.html")) ? folder : undefined;
}
