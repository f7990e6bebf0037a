import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { nodeNetwork } from "../network.ts";
import type { World } from "../world.ts";
import { writeWhole } from "./atomic.ts";
import { listSaves, newSavePath, savesFolder } from "./saves.ts";

function worldWith(env: Record<string, string>): World {
  const { stdin, stdout, stderr } = process;
  return {
    kits: [],
    kitsModule: "",
    stdin,
    stdout,
    stderr,
    env,
    freshSeed: () => "",
    now: () => new Date("2026-11-15T12:00:00Z"),
    network: nodeNetwork(),
    browse: () => {},
    onInterrupt: () => () => {},
    abandon: () => {},
  };
}

test("saves lie below $MEDALLION_HOME, else where the system keeps data", () => {
  expect(savesFolder(worldWith({ MEDALLION_HOME: "/m", HOME: "/h" }))).toBe("/m/saves");
  expect(savesFolder(worldWith({ HOME: "/h" }))).toBe("/h/.local/share/medallion/saves");
  expect(savesFolder(worldWith({ HOME: "/h", XDG_DATA_HOME: "/d" }))).toBe("/d/medallion/saves");
});

test("a folder that is not there yet holds no saves and is not made by looking", () => {
  const home = join(freshFolder(), "none");
  expect(listSaves(worldWith({ MEDALLION_HOME: home }))).toEqual([]);
  expect(existsSync(home)).toBe(false);
});

test("the newest save comes first, other files do not come at all", () => {
  const world = worldWith({ MEDALLION_HOME: freshFolder() });
  for (const [name, second] of [
    ["old", 1],
    ["new", 3],
    ["middle", 2],
  ] as const) {
    const path = join(savesFolder(world), `${name}.medallion.json`);
    writeWhole(path, "{}");
    utimesSync(path, second, second);
  }
  writeFileSync(join(savesFolder(world), "notes.txt"), "");
  const names = listSaves(world).map(({ path }) => basename(path, ".medallion.json"));
  expect(names).toEqual(["new", "middle", "old"]);
});

test("a new save never takes the name of another", () => {
  const world = worldWith({ MEDALLION_HOME: freshFolder() });
  const first = newSavePath(world, "game");
  writeWhole(first, "{}");
  expect(newSavePath(world, "game")).not.toBe(first);
});

test("a file is written whole, and nothing stays behind if it cannot be", () => {
  const folder = freshFolder();
  writeWhole(join(folder, "a", "game.json"), "one");
  writeWhole(join(folder, "a", "game.json"), "two");
  expect(readFileSync(join(folder, "a", "game.json"), "utf8")).toBe("two");
  expect(() => writeWhole(join(folder, "a"), "a folder is in the way")).toThrow();
  expect(readdirSync(folder)).toEqual(["a"]);
  expect(readdirSync(join(folder, "a"))).toEqual(["game.json"]);
});
