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

async function install(say: (line: string) => void): Promise<string> {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [command = "", ...args] = [
    ...asRoot,
    "apt-get",
    "install",
    "-y",
    "--no-install-recommends",
    "chromium",
  ];
  say("There is no Chromium on this machine; installing Debian's …");
  const code = await run(command, args, { output: say, errors: say }).then(
    (ran) => ran.code,
    () => 1,
  );
  const found = code === 0 ? onPath() : undefined;
  if (found !== undefined) return found;
  throw new NoChromium(
    "The tests of the pages need Chromium: install it (Debian: apt-get install chromium) or name one in $CHROMIUM.",
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
