import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findChromium, NoChromium } from "./chromium.ts";

// A path with nothing on it but an apt-get of our own, which notes how it was called.

let folder = "";
const before = { PATH: process.env.PATH, CHROMIUM: process.env.CHROMIUM };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "medallion-apt-"));
  process.env.PATH = folder;
  delete process.env.CHROMIUM;
});

afterEach(() => {
  Object.assign(process.env, before);
  if (before.CHROMIUM === undefined) delete process.env.CHROMIUM;
  rmSync(folder, { recursive: true, force: true });
});

/** An apt-get whose install works when this shell condition holds; sudo only runs what it is given. */
function aptGet(installs: string): void {
  const program = (name: string, script: string): void =>
    writeFileSync(join(folder, name), `#!/bin/sh\ncd '${folder}'\n${script}\n`, { mode: 0o755 });
  program("sudo", 'shift\nexec "$@"');
  program(
    "apt-get",
    `echo "$*" >>calls
     case $1 in
       update) : >fresh ;;
       install) ${installs} || exit 100; : >chromium; /bin/chmod +x chromium ;;
     esac`,
  );
}

function calls(): string[] {
  const file = join(folder, "calls");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
}

const INSTALL = "install -y --no-install-recommends chromium";

test("where the lists are good Chromium is installed at once", async () => {
  aptGet("true");
  expect(await findChromium(() => {})).toBe(join(folder, "chromium"));
  expect(calls()).toEqual([INSTALL]);
});

test("where they are empty or old they are fetched once, it is said, and it is tried again", async () => {
  aptGet("[ -e fresh ]");
  const said: string[] = [];
  expect(await findChromium((line) => said.push(line))).toBe(join(folder, "chromium"));
  expect(calls()).toEqual([INSTALL, "update", INSTALL]);
  expect(said.join("\n")).toContain("apt-get update");
});

test("where nothing helps it is said what to do, after one more try", async () => {
  aptGet("false");
  await expect(findChromium(() => {})).rejects.toThrow(NoChromium);
  expect(calls()).toEqual([INSTALL, "update", INSTALL]);
});

test("a Chromium on the path needs no install", async () => {
  aptGet("false");
  writeFileSync(join(folder, "chromium-browser"), "", { mode: 0o755 });
  expect(await findChromium(() => {})).toBe(join(folder, "chromium-browser"));
  expect(calls()).toEqual([]);
});
