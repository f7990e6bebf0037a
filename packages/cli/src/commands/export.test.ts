import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { KITS } from "@medallion/games";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { invoke } from "../../test/invoke.ts";
import { invokeReal } from "../../test/real-game.ts";

const SCHEMA = join(import.meta.dirname, "..", "..", "..", "..", "docs", "games.schema.json");
const fits = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(SCHEMA, "utf8")));

interface Line {
  readonly kind: string;
  readonly number: number;
  readonly deal: number;
  readonly bots: readonly string[];
  readonly seat: number;
  readonly view: unknown;
  readonly choices: readonly unknown[];
  readonly chosen: number;
}

function linesIn(path: string): readonly Line[] {
  const text = gunzipSync(readFileSync(path)).toString();
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test.each(KITS.map(({ game }) => game.id))("every line of %s is as the schema says", async (game) => {
  const path = join(freshFolder(), "games.jsonl.gz");
  const asked = ["sim", game, "--games", "1", "--bots", "random", "--seed", "rain", "--export", path];
  expect((await invokeReal([...asked, "--workers", "1"])).code).toBe(0);
  const lines = linesIn(path);
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(fits(line), JSON.stringify(fits.errors)).toBe(true);
});

test("what is no line of it does not fit the schema", () => {
  expect(fits({ kind: "choice", seat: 0 })).toBe(false);
  expect(fits({ kind: "outcome", standings: [{ place: 1, result: "victory" }] })).toBe(false);
});

test("the lines of a game stand together, from its beginning to its outcome, in the order of the games", async () => {
  const path = join(freshFolder(), "games.jsonl.gz");
  const asked = [
    "arena",
    "toy",
    "--bots",
    "greedy,random",
    "--deals",
    "6",
    "--seed",
    "rain",
    "--export",
    path,
  ];
  await invoke([...asked, "--workers", "2"]);
  const lines = linesIn(path);
  const games = lines.filter(({ kind }) => kind === "game");
  expect(games.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, number) => number));
  expect(games.map(({ deal }) => deal)).toEqual(games.map(({ number }) => Math.floor(number / 2)));
  expect(games[0]?.bots).toEqual(["greedy", "random"]);
  expect(games[1]?.bots).toEqual(["random", "greedy"]);
  for (const [place, { kind }] of lines.entries())
    expect(kind === "outcome").toBe(lines[place + 1] === undefined || lines[place + 1]?.kind === "game");
  for (const { choices, chosen } of lines.filter(({ kind }) => kind === "choice"))
    expect(choices[chosen]).toBeDefined();
});

test("the file is the same for any number of threads, and after a stop and a second call", async () => {
  const [alone, together, resumed, run] = ["a", "b", "c", "run"].map((name) => join(freshFolder(), name));
  const asked = ["arena", "toy", "--bots", "greedy,random", "--seed", "rain"];
  await invoke([...asked, "--deals", "8", "--workers", "1", "--export", alone ?? ""]);
  await invoke([...asked, "--deals", "8", "--workers", "3", "--export", together ?? ""]);
  for (const deals of ["3", "8"])
    await invoke([...asked, "--deals", deals, "--resume", run ?? "", "--export", resumed ?? ""]);
  const bytes = readFileSync(alone ?? "");
  expect(readFileSync(together ?? "").equals(bytes)).toBe(true);
  expect(readFileSync(resumed ?? "").equals(bytes)).toBe(true);
});
