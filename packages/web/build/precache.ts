import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** What the service worker keeps on a device: the address of a file, and a hash of what is in it. */
export type Precached = readonly [address: string, hash: string];

/** Made from the others, or not part of the program. */
const LEFT_OUT = /(^|\/)\.|\.(br|gz|map)$|^sw\.js$/;

/** All files of the built pages in a steady order: with these the program runs without a network. */
export function precached(folder: string): readonly Precached[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll(sep, "/"),
    )
    .filter((path) => !LEFT_OUT.test(path))
    .sort()
    .map((path): Precached => [addressOf(path), hashOf(readFileSync(join(folder, path)))]);
}

/** The page is asked for by the address that all servers know it by. */
function addressOf(path: string): string {
  return path === "index.html" ? "/" : `/${path}`;
}

function hashOf(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

/** The name of this very set of files: another as soon as one of them changes. */
export function versionOf(files: readonly Precached[]): string {
  return hashOf(JSON.stringify(files));
}
