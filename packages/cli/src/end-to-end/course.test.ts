import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { canonical, hashOf } from "@medallion/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { anyAnswers, endedIn, ID, invokeReal } from "../../test/real-game.ts";

const PLAY = ["play", ID, "--seed", "course", "--name", "Anna"];
const PROMPT = "Your choice (? for help): ";

/** What was shown before each answer. */
function screens(out: string): readonly string[] {
  return out.split(PROMPT);
}

/** A screen from the board on, without what had happened before and what was typed. */
function boardOn(screen = ""): string {
  return screen.slice(screen.indexOf("\nRound 1"));
}

describe("a game that is left", () => {
  const home = freshFolder();
  const answers = anyAnswers("course");
  const LEFT_AFTER = 4;

  test("is saved on quit; resume goes on to the same end as a game played through", async () => {
    const whole = await invokeReal(PLAY, { lines: answers });
    const left = await invokeReal(PLAY, { home, lines: [...answers.slice(0, LEFT_AFTER), "quit"] });
    expect(left).toMatchObject({ code: 0, err: "" });
    expect(left.out).toContain("Continue with “medallion resume”.");
    const [file = ""] = readdirSync(join(home, "saves"));
    const running = await invokeReal(["verify", join(home, "saves", file)]);
    expect(running).toMatchObject({ code: 0 });
    const resumed = await invokeReal(["resume"], { home, lines: answers.slice(LEFT_AFTER) });
    expect(resumed).toMatchObject({ code: 0, err: "" });
    expect(endedIn(whole.out).link).not.toBe("");
    expect(endedIn(resumed.out).link).toBe(endedIn(whole.out).link);
    expect(readdirSync(join(home, "saves"))).toEqual([file]);
  });
});

describe("a finished game", () => {
  const file = join(freshFolder(), "game.json");
  let link = "";

  beforeAll(async () => {
    const { out } = await invokeReal([...PLAY, "--save", file], { lines: anyAnswers("course") });
    link = endedIn(out).link;
  });

  test("as a link of a duel fits in 200 characters", () => {
    expect(link.length).toBeGreaterThan(0);
    expect(link.length).toBeLessThanOrEqual(200);
  });

  test("is replayed step by step, the same from file and link", async () => {
    const fromFile = await invokeReal(["replay", file]);
    const fromLink = await invokeReal(["replay", link]);
    expect(fromFile).toMatchObject({ code: 0, err: "" });
    expect(fromLink.out).toBe(fromFile.out);
    const steps = fromFile.out.match(/^\[\d+\/\d+\] /gm) ?? [];
    const last = /\/(\d+)\]/.exec(steps[0] ?? "")?.[1];
    expect(steps).toHaveLength(Number(last) + 1);
    expect(fromFile.out).toMatch(/Victory: |draw/);
  });

  test("is replayed for a program with the choices of the seat that looks and no other", async () => {
    const { steps } = JSON.parse((await invokeReal(["replay", file, "--json", "--seat", "A"])).out);
    expect(steps.length).toBeGreaterThan(10);
    for (const { entry, choice } of steps) if (choice !== undefined) expect(entry).toMatchObject({ seat: 0 });
  });

  test("is proved by verify", async () => {
    const { code, out } = await invokeReal(["verify", file]);
    expect(code).toBe(0);
    expect(out).toContain("Verified: nobody tampered with the shuffles or moves.");
  });

  test("that was damaged is refused by every command that reads it", async () => {
    const damaged = join(freshFolder(), "damaged.json");
    writeFileSync(damaged, readFileSync(file, "utf8").replace("Anna", "Anne"));
    for (const command of ["replay", "verify", "resume"]) {
      const { code, out, err } = await invokeReal([command, damaged]);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(err).toMatch(/^[^\n]+damaged[^\n]+\.\n$/);
    }
  });

  test("with another choice or another seed and a checksum that fits is not proved, and not played on", async () => {
    const forged = join(freshFolder(), "forged.json");
    const forge = (change: (record: Forgeable) => void): void => {
      const { checksum: _, ...content } = JSON.parse(readFileSync(file, "utf8"));
      change(content.record);
      writeFileSync(forged, canonical({ ...content, checksum: hashOf(content) }));
    };
    forge(({ segments }) => {
      for (const entry of segments[0]?.history.slice(0, 1) ?? []) entry.choice += 1;
    });
    expect(await invokeReal(["verify", forged])).toMatchObject({ code: 1, err: "" });
    const { code, out, err } = await invokeReal(["resume", forged]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^[^\n]+\.\n$/);
    forge((record) => {
      record.seed = "0".repeat(64);
    });
    expect((await invokeReal(["verify", forged])).out).toContain("✗ fingerprint");
  });
});

interface Forgeable {
  seed: string;
  segments: { history: { choice: number }[] }[];
}

test("undo leads back to the very board and choices before", async () => {
  const { out } = await invokeReal(PLAY, { lines: ["1", "board", "3", "undo", "quit"] });
  const [, before, , , after] = screens(out);
  expect(boardOn(before).length).toBeGreaterThan(100);
  expect(boardOn(after)).toBe(boardOn(before));
  expect(after).toContain("The last move was undone.");
});

test("why lists the numbers on the table and explains them with rules by their IDs", async () => {
  const lines = ["1", "3", "4", "why"];
  const { out } = await invokeReal(PLAY, { lines });
  // The last screen is that of leaving.
  const list = screens(out).at(-2) ?? "";
  const numbers = [...list.matchAll(/^ +(\d+) {2}.+: (\d+)$/gm)].filter(([, , amount]) => amount !== "0");
  expect(numbers.length).toBeGreaterThan(2);
  for (const [, number, amount] of numbers) {
    const explained =
      screens((await invokeReal(PLAY, { lines: [...lines, `why ${number}`] })).out).at(-2) ?? "";
    expect(explained).toMatch(/^ {2}GW-\d+\.\d+ {2}.+ → -?\d+$/m);
    expect(explained).toMatch(new RegExp(` → ${amount}\\n`));
  }
});

test("colours come on wish, and --no-color leaves not one escape code", async () => {
  const env = { MEDALLION_HOME: freshFolder(), FORCE_COLOR: "1" };
  const lines = anyAnswers("colours");
  expect((await invokeReal(PLAY, { lines, world: { env } })).out).toContain("\u001b[");
  expect((await invokeReal([...PLAY, "--no-color"], { lines, world: { env } })).out).not.toContain("\u001b");
});
