import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { ID, invokeReal } from "../../test/real-game.ts";
import type { Output } from "../world.ts";

const RESIGNED = ["play", ID, "--mode", "solo", "--seed", "kept", "--no-color"];

/** Plays as a person at a terminal; gives what was shown. */
async function atTerminal(home: string, lines: readonly string[]): Promise<string> {
  const stdin: Readable = new PassThrough().end(lines.map((line) => `${line}\n`).join(""));
  const shown: string[] = [];
  const stdout = new PassThrough();
  stdout.on("data", (chunk) => shown.push(String(chunk)));
  const { code } = await invokeReal(RESIGNED, {
    world: {
      stdin: Object.assign(stdin, { isTTY: true }),
      stdout: Object.assign(stdout, { isTTY: true, columns: 80 }) satisfies Output,
      env: { MEDALLION_HOME: home },
    },
  });
  expect(code).toBe(0);
  return shown.join("");
}

test("at the end a person keeps the record by + in the folder of saves; a slip is asked again", async () => {
  const home = freshFolder();
  const shown = await atTerminal(home, ["resign", "y", "2", "+"]);
  expect(shown).toMatch(/Replay saved to\s/);
  expect(readdirSync(join(home, "saves"))).toHaveLength(1);
  expect(existsSync("y") || existsSync("2")).toBe(false);
});

test("a name with an ending, or a path, is a file", async () => {
  const file = join(freshFolder(), "mine.json");
  await atTerminal(freshFolder(), ["resign", file]);
  expect(existsSync(file)).toBe(true);
});

test("through a pipe nothing is asked after the end, so that a surplus answer writes no file", async () => {
  const home = freshFolder();
  const { out } = await invokeReal(RESIGNED, { home, lines: ["resign", "surplus.json"] });
  expect(out).not.toContain("surplus");
  expect(existsSync("surplus.json")).toBe(false);
  expect(readdirSync(home)).toEqual([]);
});
