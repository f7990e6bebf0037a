import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "../running.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];

/** A sentence for whoever has no browser that we can use. */
export class NoChromium extends Error {}

/**
 * The Chromium of this machine: $CHROMIUM, else one on the path, else Debian's, installed where that needs no password.
 * Throws `NoChromium`.
 */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const given = process.env.CHROMIUM;
  if (given) {
    if (isProgram(given)) return given;
    throw new NoChromium(`$CHROMIUM names ${given}, which is no program.`);
  }
  return onPath() ?? (await install(say));
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Where the package lists are empty or too old for what the mirrors still have, they are fetched once and it is tried again. */
async function install(say: (line: string) => void): Promise<string> {
  say("There is no Chromium on this machine; installing Debian's …");
  if (!(await aptGet(say, "install", "-y", "--no-install-recommends", "chromium"))) {
    say("That did not work; fetching the package lists (apt-get update) and trying once more …");
    if (await aptGet(say, "update"))
      await aptGet(say, "install", "-y", "--no-install-recommends", "chromium");
  }
  const found = onPath();
  if (found !== undefined) return found;
  throw new NoChromium(
    "The tests of the pages need Chromium: install it (Debian: apt-get update && apt-get install chromium) or name one in $CHROMIUM.",
  );
}

/** Whether apt-get did it; as root, or where sudo asks for no password. */
async function aptGet(say: (line: string) => void, ...args: readonly string[]): Promise<boolean> {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [command = "", ...rest] = [...asRoot, "apt-get", ...args];
  return await run(command, rest, { output: say, errors: say }).then(
    ({ code }) => code === 0,
    () => false,
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
