import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { invoke } from "../../test/invoke.ts";
import { outsideBot } from "../../test/outside-bots.ts";
import { anyAnswers } from "../../test/real-game.ts";
import { nameOfCommand } from "./guests.ts";

const PLAY = ["play", "toy", "--seed", "rain"];
const lines = anyAnswers("guests", 200);

test("a program of its own holds a seat under the name of its file", async () => {
  const { code, out } = await invoke([...PLAY, "--bot", `cmd:${outsideBot("last")}`], { lines });
  expect(code).toBe(0);
  expect(out).toContain("last.mjs");
  expect(out).toContain("Fair play: the seed was");
  expect(out).not.toContain("went to the fallback");
});

test("one that breaks loses its move, and who plays sees why", async () => {
  const { code, out } = await invoke([...PLAY, "--bot", `cmd:${outsideBot("broken")}`], { lines });
  expect(code).toBe(0);
  expect(out).toContain("A move went to the fallback: It ended with exit code 3.\nthe lantern fell");
  expect(out).toContain("Fair play: the seed was");
});

test("a saved game knows no command, and goes on with one that is named", async () => {
  const path = join(freshFolder(), "game.medallion.json");
  const bot = `cmd:${outsideBot("last")}`;
  await invoke([...PLAY, "--bot", bot, "--save", path], { lines: ["1", "quit"] });
  const kept = readFileSync(path, "utf8");
  expect(kept).toContain('"outside"');
  expect(kept).not.toContain("cmd:");
  expect(await invoke(["resume", path])).toMatchObject({
    code: 2,
    err: 'A seat is held by a bot that is a program of its own. Name it with --bot "cmd:…".\n',
  });
  const resumed = await invoke(["resume", path, "--bot", bot], { lines });
  expect(resumed.code).toBe(0);
  expect(resumed.out).toContain("Fair play: the seed was");
});

test("a program is called by the last word of its command that names something", () => {
  expect(nameOfCommand("python3 examples/first_bot.py")).toBe("first_bot.py");
  expect(nameOfCommand("./my-bot --quick")).toBe("my-bot");
  expect(nameOfCommand("--")).toBe("outside");
});
