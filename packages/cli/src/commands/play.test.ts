import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Kit } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { invoke } from "../../test/invoke.ts";

const SEEDED = ["play", "toy", "--seed", "rain"];
/** More lines than a game of the toy takes. */
const FIRST_CHOICES = Array.from({ length: 30 }, () => "1");

function saves(home: string): readonly string[] {
  return existsSync(join(home, "saves")) ? readdirSync(join(home, "saves")) : [];
}

test("a game is played to its end through a pipe and shows board, question, result, seed and link", async () => {
  const { code, out, err } = await invoke(SEEDED, { lines: FIRST_CHOICES.slice(0, 4) });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("Which lantern do you light?");
  expect(out).toMatch(/1\. .*: victory/);
  const [, before] = /Before the deal: the seed’s SHA-256 is ([0-9a-f]{64})/.exec(out) ?? [];
  const [, after] = /its SHA-256 ([0-9a-f]{64})/.exec(out) ?? [];
  expect(before).toBeDefined();
  expect(after).toBe(before);
  expect(out.indexOf("Before the deal")).toBeLessThan(out.indexOf("is dealt"));
  expect(out).toMatch(/as a link .*: 1\S+$/m);
  expect(out).not.toContain("\u001b");
});

test("the same seed and the same answers give the same game, word for word", async () => {
  const one = await invoke(SEEDED, { lines: FIRST_CHOICES });
  const two = await invoke(SEEDED, { lines: FIRST_CHOICES });
  const other = await invoke(["play", "toy", "--seed", "sun"], { lines: FIRST_CHOICES });
  const game = (text: string) => text.slice(0, text.indexOf("Keep the record"));
  expect(game(two.out)).toBe(game(one.out));
  expect(game(other.out)).not.toBe(game(one.out));
});

test("the end of the input saves the game and says how to go on", async () => {
  const home = freshFolder();
  const { code, out } = await invoke(SEEDED, { home, lines: ["1"] });
  expect(code).toBe(0);
  expect(saves(home)).toEqual(["toy-2026-11-15T12-00-00.medallion.json"]);
  expect(out).toContain("Continue with “medallion resume”");
});

test("a resumed game goes on where it was left and stays in its file", async () => {
  const home = freshFolder();
  const whole = await invoke(SEEDED, { lines: FIRST_CHOICES });
  await invoke(SEEDED, { home, lines: ["1", "1", "quit"] });
  const { code, out } = await invoke(["resume"], { home, lines: FIRST_CHOICES });
  expect(code).toBe(0);
  const link = /as a link .*: (\S+)/.exec(out)?.[1];
  expect(link).toBe(/as a link .*: (\S+)/.exec(whole.out)?.[1]);
  expect(saves(home)).toHaveLength(1);
  const list = JSON.parse((await invoke(["resume", "--list", "--json"], { home })).out);
  expect(list).toMatchObject([{ game: "toy", status: "finished" }]);
  expect(await invoke(["resume"], { home })).toMatchObject({ code: 2, out: "" });
});

test("undo leads back to before the last choice, over the bot's answer", async () => {
  const { out } = await invoke(SEEDED, { lines: ["1", "board", "1", "undo", "quit"] });
  const boards = out.split("\n\n").filter((part) => part.startsWith("Deck"));
  expect(boards.at(-1)).toBe(boards.at(1));
  expect(out).toContain("The last move was undone.");
  const none = await invoke(SEEDED, { lines: ["undo"] });
  expect(none.out).toContain("There’s nothing to undo.");
});

test("why lists the numbers of the table and explains one with its rules", async () => {
  const { out } = await invoke([...SEEDED, "--name", "Anna"], { lines: ["1", "1", "why", "why 1", "why 9"] });
  expect(out).toMatch(/ {2}1 {2}Score of Anna: \d+/);
  expect(out).toMatch(/TOY-1 {2}printed values → \d+/);
  expect(out).toContain("There’s no number 9 here");
});

test("card lists what is in sight and tells what one thing does, by its number or the beginning of its name", async () => {
  const { out } = await invoke(SEEDED, { lines: ["card", "card 1", "card 99", "card", "quit"] });
  const [, first = ""] = /^ *1 {2}((?:Sun|Moon|Star) \d)$/m.exec(out) ?? [];
  const told = out.slice(out.indexOf("card 1\n"));
  expect(told).toMatch(new RegExp(`^card 1\n${first}\n {2}[A-Z].*\\.\n`));
  expect(out).toContain("Nothing found for “99”");
  const [, titles = ""] = out.split("the start of a name:\n");
  const hand = [...titles.matchAll(/^ *\d+ {2}(\w+ \d)$/gm)].map(([, title]) => title);
  expect(hand).toHaveLength(3);
  const byName = await invoke(SEEDED, { lines: [`card ${first.toLowerCase()}`, "card zzz"] });
  expect(byName.out).toMatch(new RegExp(`card ${first.toLowerCase()}\n${first}\n {2}[A-Z]`));
  expect(byName.out).toContain("Nothing found for “zzz”");
});

test("a beginning that several names have lists them with their numbers", async () => {
  const kit: Kit = toy;
  const title = (id: string) => ({ title: { key: `suit.${id}` }, lines: [{ key: "ability.none" }] });
  const entries = () => [title("sun"), title("moon"), title("star")];
  const kits = [{ ...kit, board: { ...kit.board, entries } }];
  const { out } = await invoke(SEEDED, { lines: ["card s", "card su"], world: { kits } });
  expect(out).toContain("Several names start with that:\n  1  Sun\n  3  Star\n");
  expect(out).toContain("card su\nSun\n  It only counts its value.\n");
  const none = [{ ...kit, board: { ...kit.board, entries: () => [] } }];
  expect((await invoke(SEEDED, { lines: ["card"], world: { kits: none } })).out).toContain(
    "Nothing to look up here.",
  );
});

test("what a card does is broken to the width of the terminal", async () => {
  const kit: Kit = toy;
  const entries = () => [{ title: { key: "suit.sun" }, lines: [{ key: "ability.gust" }] }];
  const kits = [{ ...kit, board: { ...kit.board, entries } }];
  const { out } = await invoke(SEEDED, { lines: ["card 1"], world: { kits } });
  const told = out.slice(out.indexOf("card 1\n")).split("\n").slice(2, 4);
  expect(told[1]).toMatch(/^ {2}\S/);
  for (const line of told) expect(line.length).toBeLessThanOrEqual(100);
});

test.each([
  ["en", "says what it does"],
  ["cs", "popíše, co dělá"],
  ["pl", "opisuje, co robi"],
  ["uk", "описує, що воно робить"],
])("the help in %s mentions card", async (language, words) => {
  const { out } = await invoke([...SEEDED, "--lang", language], { lines: ["?"] });
  expect(out).toMatch(new RegExp(`^ {2}card {7}.*${words}$`, "m"));
});

test("a choice may be typed by its beginning; what fits several or none is asked again", async () => {
  const { out } = await invoke(SEEDED, { lines: ["keep", "l", "zzz", "pass"] });
  expect(out).toContain("Several choices start with that:");
  expect(out).toMatch(/Type a number from 1 to \d+ or the start of a choice/);
  expect(out).toContain("Player passes.");
});

test("offers follow the choices and are taken by their number", async () => {
  const { out } = await invoke(SEEDED, { lines: ["1", "5"] });
  expect(out).toMatch(/You can also:\n {2}5 {2}Show your hand to all/);
  expect(out).toContain("Player shows");
});

test("resign ends the game", async () => {
  const { code, out } = await invoke(SEEDED, { lines: ["resign"] });
  expect(code).toBe(0);
  expect(out).toContain("Player resigns.");
  expect(out).toContain("1. Adept bot: victory");
});

test("between people at one terminal a curtain falls and each sees only its own hand", async () => {
  const { out } = await invoke([...SEEDED, "--hotseat", "2", "--name", "Anna", "--name", "Bruno"], {
    lines: ["", "1", "", "1"],
  });
  const [, anna = "", bruno = ""] = out.split("=".repeat(40));
  expect(anna).toContain("Pass the keyboard to Anna");
  expect(anna).toMatch(/Anna is dealt [A-Z]/);
  expect(anna).toContain("Bruno is dealt 3 cards");
  expect(bruno).toContain("Pass the keyboard to Bruno");
  expect(bruno).toContain("Anna is dealt 3 cards");
  expect(bruno).not.toMatch(/Anna is dealt [A-Z]/);
});

test("the command line speaks the language asked for", async () => {
  expect((await invoke([...SEEDED, "--lang", "cs"])).out).toContain("Tvá volba");
  expect((await invoke([...SEEDED, "--lang", "pl"])).out).toContain("Twój wybór");
  const uk = await invoke(SEEDED, { world: { env: { LANG: "uk_UA.UTF-8", MEDALLION_HOME: freshFolder() } } });
  expect(uk.out).toContain("Ваш вибір");
});

test("colours come where they are wished and nowhere else", async () => {
  const env = { MEDALLION_HOME: freshFolder(), FORCE_COLOR: "1" };
  expect((await invoke(SEEDED, { world: { env } })).out).toContain("\u001b[1m");
  expect((await invoke([...SEEDED, "--no-color"], { world: { env } })).out).not.toContain("\u001b");
  const both = { ...env, NO_COLOR: "1" };
  expect((await invoke(SEEDED, { world: { env: both } })).out).not.toContain("\u001b");
});

test("--save and save FILE keep the game where it is wished", async () => {
  const folder = freshFolder();
  const one = join(folder, "one.json");
  const two = join(folder, "two.json");
  await invoke([...SEEDED, "--save", one], { lines: ["1"] });
  await invoke(SEEDED, { lines: ["1", `save ${two}`] });
  expect(JSON.parse(readFileSync(one, "utf8"))).toMatchObject({ format: "medallion-save" });
  expect(JSON.parse(readFileSync(two, "utf8"))).toMatchObject({ format: "medallion-save" });
  expect((await invoke(["resume", one], { lines: [] })).code).toBe(0);
});

test("a file that is no save of ours is not overwritten", async () => {
  const notes = join(freshFolder(), "notes.txt");
  writeFileSync(notes, "dear diary");
  const refused = await invoke([...SEEDED, "--save", notes], { lines: ["1"] });
  expect(refused).toMatchObject({ code: 2, out: "" });
  const told = await invoke(SEEDED, { lines: [`save ${notes}`] });
  expect(told).toMatchObject({ code: 0 });
  expect(told.out).toContain("isn’t a saved game");
  expect(readFileSync(notes, "utf8")).toBe("dear diary");
});

test.each([
  [["play", "chess"], "There’s no game “chess”. Choose one of toy.\n"],
  [["play", "toy", "--mode", "slow"], "Lanterns has no mode “slow”. Choose one of short, long.\n"],
  [["play", "toy", "--seats", "9"], "In short mode, Lanterns takes this many seats: 2, 3, 4.\n"],
  [["play", "toy", "--seats", "two"], "“two” isn’t a whole number. Try one such as 2.\n"],
  [["play", "toy", "--deck", "comet"], "picks.0: Choose one of sun, moon, star.\n"],
  [["play", "toy", "--deck", "@/no/such/file"], "Can’t read /no/such/file (ENOENT).\n"],
  [["play", "toy", "--rule", "wind=true"], /^rules\.wind: .*\n$/],
  [["play", "toy", "--rule", "wind"], "“wind” isn’t a house rule. Write it as name=value.\n"],
  [
    ["play", "toy", "--bot", "clever"],
    "There’s no bot “clever”. Choose one of novice, adept, veteran, master.\n",
  ],
  [["play", "toy", "--hotseat", "3"], "3 players don’t fit 2 seats. Change --hotseat.\n"],
  [["play", "toy", "--lang", "de"], "There’s no language “de”. Choose one of en, cs, pl, uk.\n"],
  [["play"], "<game> is missing. See --help.\n"],
  [["play", "toy", "--speed"], "There’s no option --speed. See --help.\n"],
  [["play", "toy", "--mode"], "The option --mode <mode> needs a value.\n"],
  [["plya", "toy"], /^There’s no command “plya”.*\n$/],
  [["resume", "/no/such/file"], "Can’t read /no/such/file (ENOENT).\n"],
] as const)("%j is refused with one sentence and nothing is written", async (argv, sentence) => {
  const home = freshFolder();
  const { code, out, err } = await invoke(argv, { home, lines: FIRST_CHOICES });
  expect({ code, out }).toEqual({ code: 2, out: "" });
  if (typeof sentence === "string") expect(err).toBe(sentence);
  else expect(err).toMatch(sentence);
  expect(readdirSync(home)).toEqual([]);
});

test("a bug in the rules is told of with what reproduces it, and the game goes on", async () => {
  const home = freshFolder();
  const kit: Kit = toy;
  const broken: Kit = {
    ...kit,
    game: {
      ...kit.game,
      choose: (...given) => {
        if (given[2].kind === "exchange") throw new Error("the lantern fell");
        return kit.game.choose(...given);
      },
    },
  };
  const { code, out } = await invoke(["play", "toy", "--seed", "rain", "--bot", "random"], {
    home,
    lines: ["2", "1", "1"],
    world: { kits: [broken] },
  });
  expect(code).toBe(0);
  expect(out).toContain("Something went wrong on our side: the lantern fell.");
  expect(out).toContain("Player exchanges nothing.");
  const reports = saves(home).filter((name) => name.includes("report"));
  const report = JSON.parse(readFileSync(join(home, "saves", reports[0] ?? ""), "utf8"));
  expect(report).toMatchObject({
    error: "the lantern fell",
    entry: { kind: "choice" },
    record: { game: "toy" },
  });
});
