import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { nodeNetwork } from "../network.ts";
import type { World } from "../world.ts";
import { progressOn } from "./progress.ts";
import { openTerminal } from "./terminal.ts";

function piped(): { world: World; stdin: PassThrough; out: () => string } {
  const stdin = new PassThrough();
  const stdout = new PassThrough();
  let written = "";
  stdout.on("data", (chunk) => {
    written += String(chunk);
  });
  const world: World = {
    kits: [],
    kitsModule: "",
    stdin,
    stdout,
    stderr: stdout,
    env: {},
    freshSeed: () => "",
    now: () => new Date(0),
    network: nodeNetwork(),
    browse: () => {},
    onInterrupt: () => () => {},
    abandon: () => {},
  };
  return { world, stdin, out: () => written };
}

test("a prompt is there before its answer, so that a program can wait for it", async () => {
  const { world, stdin, out } = piped();
  const terminal = openTerminal(world);
  const asked = terminal.ask("Who? ");
  await setImmediate();
  expect(out()).toBe("Who? ");
  stdin.write("  Anna \n");
  expect(await asked).toBe("Anna");
  expect(out()).toBe("Who? Anna\n");
});

test("lines that come faster than they are asked for are kept, the end is told again and again", async () => {
  const { world, stdin } = piped();
  const terminal = openTerminal(world);
  stdin.end("one\ntwo");
  expect(await terminal.ask("")).toBe("one");
  await setImmediate();
  expect(await terminal.ask("")).toBe("two");
  expect(await terminal.ask("")).toBeUndefined();
  expect(await terminal.ask("")).toBeUndefined();
});

test("elsewhere than on a terminal progress is a line for every tenth", () => {
  const { world, out } = piped();
  const progress = progressOn(world.stdout, 30, (done, total) => `${done}/${total}`);
  for (let done = 1; done <= 30; done++) progress.advance(done);
  progress.finish();
  expect(out().trim().split("\n")).toHaveLength(10);
  expect(out()).toMatch(/^3\/30\n6\/30\n/);
});

test("a secret is asked for and not repeated, whoever reads along", async () => {
  const { world, stdin, out } = piped();
  const terminal = openTerminal(world);
  stdin.end("hush hush\nand again");
  expect(await terminal.askSecret("Password: ")).toBe("hush hush");
  expect(await terminal.askSecret("Again: ")).toBe("and again");
  expect(await terminal.askSecret("")).toBeUndefined();
  expect(out()).toBe("Password: \nAgain: \n\n");
});

test("on a terminal a secret is not shown while it is typed, and long lines are broken at words", async () => {
  const { world, stdin, out } = piped();
  Object.assign(world.stdin, { isTTY: true });
  Object.assign(world.stdout, { isTTY: true, columns: 40 });
  const terminal = openTerminal(world);
  const asked = terminal.askSecret("Password: ");
  stdin.write("hush\r");
  expect(await asked).toBe("hush");
  expect(out()).not.toContain("hush");
  const long = "one word after the other and no end to them in sight";
  terminal.print(long);
  terminal.printWhole(long);
  expect(out()).toContain(`one word after the other and no end to\nthem in sight\n${long}\n`);
  terminal.close();
});
