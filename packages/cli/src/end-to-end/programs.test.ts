import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { anyAnswers, endedIn, ID, invokeReal } from "../../test/real-game.ts";

test("sim gives rates that add up, and the greedy bot wins most mirrored games", async () => {
  const argv = [
    "sim",
    ID,
    "--games",
    "20",
    "--bots",
    "greedy,random",
    "--mirror",
    "--json",
    "--seed",
    "sane",
  ];
  const { code, out } = await invokeReal([...argv, "--workers", "1"]);
  expect(code).toBe(0);
  const { games, bots, seats, failure } = JSON.parse(out);
  expect({ games, failure }).toEqual({ games: 20, failure: undefined });
  for (const { win, draw, loss } of [...Object.values<Tally>(bots), ...Object.values<Tally>(seats)])
    expect(win + draw + loss).toBe(20);
  expect(bots.greedy.win).toBe(bots.random.loss);
  expect(bots.greedy.win).toBeGreaterThan(bots.random.win);
});

interface Tally {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

const SCENARIO = `scenario: A bond under frost
proves: [GW-9.1]
game: ${ID}
cards: { X: close 4; tight-bond }
position:
  turn: B
  A: { close: [X, X] }
  B: { hand: [Frost] }
script:
  - B plays Frost
expect: { total: 9-0 }
`;

describe("check", () => {
  const file = join(freshFolder(), "mine.yaml");

  test("passes a scenario that holds", async () => {
    writeFileSync(file, SCENARIO.replace("9-0", "4-0"));
    expect(await invokeReal(["check", file])).toEqual({ code: 0, out: "1 passed, 0 failed\n", err: "" });
  });

  test("fails one that does not with expected, found and the explanation of the number", async () => {
    writeFileSync(file, SCENARIO);
    const { code, out, err } = await invokeReal(["check", file]);
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toMatch(/expected 9/);
    expect(out).toMatch(/found +4/);
    expect(out).toMatch(/GW-\d+\.\d+: .+ → \d+/);
    expect(out).toMatch(/\n0 passed, 1 failed\n$/);
  });

  test("refuses one with an unknown card in one sentence that names file and line", async () => {
    writeFileSync(file, SCENARIO.replace("hand: [Frost]", "hand: [Forst]"));
    const { code, err } = await invokeReal(["check", file]);
    expect(code).toBe(2);
    expect(err).toMatch(/^\S+mine\.yaml:\d+: [^\n]*Forst[^\n]*\n$/);
  });
});

describe("what is wrong is refused with one sentence, and nothing is written", () => {
  const folder = freshFolder();
  const withUnknownCard = join(folder, "unknown.txt");
  const tooSmall = join(folder, "small.json");
  writeFileSync(
    withUnknownCard,
    JSON.stringify({
      faction: "monsters",
      leader: "eredin-king-of-the-wild-hunt",
      cards: { "no-such-card": 3 },
    }),
  );
  writeFileSync(
    tooSmall,
    JSON.stringify({ faction: "monsters", leader: "eredin-king-of-the-wild-hunt", cards: { nekker: 3 } }),
  );

  test.each([
    ["a deck with an unknown card", ["play", ID, "--deck", `@${withUnknownCard}`], "no-such-card"],
    ["an illegal deck", ["play", ID, "--deck", `@${tooSmall}`], "22"],
    ["an unknown deck", ["play", ID, "--deck", "no-such-deck"], "no-such-deck"],
    ["an unknown mode", ["play", ID, "--mode", "blitz"], "blitz"],
    ["an unknown bot", ["play", ID, "--bot", "clever"], "clever"],
    ["an unknown rule", ["play", ID, "--rule", "wind=true"], "wind"],
    ["a number of seats that the mode has not", ["play", ID, "--seats", "5"], "2"],
    ["an unknown bot in a simulation", ["sim", ID, "--bots", "greedy,clever"], "clever"],
  ])("%s", async (_what, argv, named) => {
    const home = freshFolder();
    const { code, out, err } = await invokeReal(argv, { home, lines: ["1", "1"] });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^[^\n]+\n$/);
    expect(err).toContain(named);
    expect(readdirSync(home)).toEqual([]);
  });

  test("a broken link, wherever it is broken", async () => {
    const { link } = endedIn(
      (await invokeReal(["play", ID, "--seed", "link"], { lines: anyAnswers("link") })).out,
    );
    const broken = [link.slice(0, -1), link.slice(0, 40), `${link}A`, link.replace("~1~", "~2~")];
    for (const command of ["replay", "verify"])
      for (const one of broken) {
        const { code, out, err } = await invokeReal([command, one]);
        expect({ code, out }).toEqual({ code: 2, out: "" });
        expect(err).toMatch(/^[^\n]+\.\n$/);
      }
  });
});
