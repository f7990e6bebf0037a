import { expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { invoke } from "../../test/invoke.ts";

const PLAY = {
  npm_lifecycle_event: "ci:play",
  npm_package_json: "/games/medallion/package.json",
  INIT_CWD: "/games/medallion",
};

function play(argv: readonly string[], lines: readonly string[] = []) {
  return invoke(argv, { lines, world: { env: { ...PLAY, MEDALLION_HOME: freshFolder() } } });
}

test("a language before the command is that of the command", async () => {
  expect((await invoke(["--lang", "cs", "play", "nonsense"])).err).toContain("Hra „nonsense“ tu není");
  expect((await invoke(["--lang=pl", "decks", "toy", "--mode", "nope"])).err).toContain("nie ma trybu");
  expect((await invoke(["--lang", "cs", "resume"])).err).toContain("není žádná uložená hra");
  expect((await invoke(["--lang", "cs", "play", "nonsense", "--lang", "uk"])).err).toContain("немає");
});

test("an unknown language is refused before any command", async () => {
  for (const argv of [["menu"], ["resume"], ["decks", "toy"]])
    expect(await invoke(["--lang", "de", ...argv])).toMatchObject({ code: 2, out: "" });
});

test("a game without a command is played", async () => {
  expect((await invoke(["toy", "--seed", "rain"])).out).toContain("Lanterns, Short evening, 2 seats");
  expect((await invoke(["--lang", "cs", "toy"])).out).toContain("2 místa");
});

test("./play takes options of the server without a command, and what is wrong with them comes before all else", async () => {
  expect((await play(["--port", "abc"])).err).toContain("such as 8080");
  expect((await play(["--lang", "cs", "--port", "99999"])).err).toContain("není port");
  expect((await invoke(["--port", "8090"])).err).toContain("There’s no option --port");
});

test("help is about the program as it was called", async () => {
  const own = await play(["--help"]);
  expect(own.out).toContain("Usage: ./play");
  expect(own.out.replaceAll(/\s+/g, " ")).toContain("Without a command: starts a server and opens the table");
  expect((await play(["play", "--help"])).out).toContain("Examples:\n  ./play play toy");
  expect((await invoke(["--help"])).out.replaceAll(/\s+/g, " ")).toContain(
    "Run without a command for a menu",
  );
});

test("the game is named in words where a mode is unknown", async () => {
  expect((await invoke(["play", "toy", "--mode", "nope"])).err).toContain("Lanterns has no mode “nope”");
});

test("who has no saved game is told to start one from the menu", async () => {
  expect((await play(["resume"])).err).toContain("“./play menu”");
});
