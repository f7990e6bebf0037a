import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Packages whose sources cannot change a game between bots. */
const APART = ["web", "server", "protocol", "scenarios"];

/** What tells programs apart that may play different games: a hash of all that rules and bots are made of. */
export function programId(): string {
  const packages = join(import.meta.dirname, "..", "..", "..");
  const files = readdirSync(packages)
    .filter((name) => !APART.includes(name))
    .flatMap((name) => sourcesIn(join(packages, name, "src")))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file.slice(packages.length)).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map(({ parentPath, name }) => join(parentPath, name));
}
