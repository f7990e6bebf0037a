import type { Kit } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { invoke } from "../../test/invoke.ts";

test("the menu asks line by line and starts the game that was chosen", async () => {
  const { code, out } = await invoke([], { lines: ["2", "2", "2", "1", "3", "2", "1"] });
  expect(code).toBe(0);
  expect(out).toContain("Který režim?");
  expect(out).toContain("Lanterns, Long evening, 3 místa");
  expect(out).toContain("Tvá volba");
});

test("Enter takes the first of everything, what is no number is asked again", async () => {
  const { out } = await invoke([], { lines: ["", "nine", "", "", "", "", "", "1"] });
  expect(out).toContain("Type a number from 1 to 2.");
  expect(out).toContain("Lanterns, Short evening, 2 seats");
});

test("the menu offers the games that were left", async () => {
  const home = freshFolder();
  await invoke(["play", "toy", "--seed", "rain"], { home, lines: ["1"] });
  const { code, out } = await invoke(["--lang", "en"], { home, lines: ["2", "quit"] });
  expect(code).toBe(0);
  expect(out).toMatch(/2 {2}.*toy {2}in progress/);
  expect(out).toContain("Which lantern do you light?");
});

test("the end of the input leaves the menu politely", async () => {
  expect(await invoke([])).toMatchObject({ code: 0, err: "" });
});

test("every command has help with examples", async () => {
  for (const command of [
    "menu",
    "play",
    "resume",
    "serve",
    "create",
    "join",
    "backup",
    "restore",
    "decks",
    "replay",
    "verify",
    "sim",
    "check",
  ]) {
    const { code, out } = await invoke([command, "--help"]);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`Examples:\n {2}medallion ${command}`));
  }
  expect((await invoke(["--help"])).out).toContain("Exit codes: 0");
});

test("decks lists the modes and what a seat may bring", async () => {
  const { out } = await invoke(["decks", "toy", "--json"]);
  expect(JSON.parse(out)).toMatchObject({
    game: "toy",
    modes: [
      { mode: "short", seats: [2, 3, 4], picks: [{ id: "sun" }, { id: "moon" }, { id: "star" }] },
      { mode: "long" },
    ],
    rules: [],
  });
  const long = await invoke(["decks", "toy", "--mode", "long"]);
  expect(long.out).not.toContain("Short evening");
  expect(long.out).not.toContain("Rule options");
});

test("decks lists the rule options with their values, the default first, and what they do", async () => {
  const kit: Kit = toy;
  const wind = {
    name: "wind",
    values: ["false", "true"],
    words: [{ key: "suit.moon" }, { key: "suit.sun" }],
    label: { key: "suit.star" },
    about: { key: "ability.gust" },
  };
  const kits = [{ ...kit, lobby: { ...kit.lobby, rules: [wind] } }];
  const json = await invoke(["decks", "toy", "--json"], { world: { kits } });
  expect(JSON.parse(json.out).rules).toEqual([
    {
      name: "wind",
      values: ["false", "true"],
      words: ["Moon", "Sun"],
      default: "false",
      label: "Star",
      about: expect.stringContaining("goes out"),
    },
  ]);
  const { out } = await invoke(["decks", "toy"], { world: { kits } });
  expect(out).toContain("House rules for --rule name=value");
  expect(out).toMatch(/^ {2}wind=false\|true {2}Star: Moon \| Sun\n {6}When you light it/m);
  const help = await invoke(["play", "--help"], { world: { kits } });
  expect(help.out).toContain("medallion play toy --rule wind=true");
});

test("the help of play and sim says where rule options are listed", async () => {
  for (const command of ["play", "sim"]) {
    const { out } = await invoke([command, "--help"]);
    expect(out.replaceAll(/\s+/g, " ")).toMatch(
      /--rule <name=value> .*medallion decks <game> lists all names/,
    );
  }
});
