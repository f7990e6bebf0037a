import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { canonical, hashOf, LANGUAGES, type Language } from "@medallion/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { anyAnswers, endedIn, ID, invokeReal } from "../../test/real-game.ts";

const folder = freshFolder();
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const slip = file("slip.txt", "monsters\n3 nekcer\n");
const poor = file("poor.txt", "faction: monsters\nleader: eredin-king-of-the-wild-hunt\n3 nekker\n");
const bare = file("bare.json", '{ "faction": "monsters", "cards": { "nekker": 0 } }');
const saved = join(folder, "saved.json");
const damaged = join(folder, "damaged.json");
const cut = join(folder, "cut.json");
const manned = join(folder, "manned.json");
let link = "";

beforeAll(async () => {
  const played = await invokeReal(["play", ID, "--seed", "errors", "--save", saved], {
    lines: anyAnswers("errors"),
  });
  link = endedIn(played.out).link;
  const text = readFileSync(saved, "utf8");
  writeFileSync(damaged, text.replace('"choice":0', '"choice":1'));
  writeFileSync(cut, text.slice(0, 500));
  const { checksum: _, ...content } = JSON.parse(text.replaceAll('"adept"', '"clever"'));
  writeFileSync(manned, canonical({ ...content, checksum: hashOf(content) }));
});

/** Letters that English has not; in Cyrillic all are. */
const FOREIGN: Readonly<Record<Exclude<Language, "en">, RegExp>> = {
  cs: /[áčďéěíňóřšťúůýž]/i,
  pl: /[ąćęłńóśźż]|\b(nie|to|jest|ma)\b/i,
  uk: /[а-яіїєґ]/i,
};

describe.each(["cs", "pl", "uk"] as const)("in %s", (language) => {
  test.each([
    ["an unknown game", () => ["play", "nonsense"]],
    ["an unknown mode", () => ["play", ID, "--mode", "nope"]],
    ["an unknown deck", () => ["play", ID, "--deck", "nonsense"]],
    ["a deck with a slip", () => ["play", ID, "--deck", `@${slip}`]],
    ["an illegal deck", () => ["play", ID, "--deck", `@${poor}`]],
    ["a misshapen deck", () => ["play", ID, "--deck", `@${bare}`]],
    ["a deck that is nowhere", () => ["play", ID, "--deck", "@/no/such/file"]],
    ["an illegal deck in a simulation", () => ["sim", ID, "--deck", `@${poor}`]],
    ["an unknown bot", () => ["play", ID, "--bot", "clever"]],
    ["an unknown rule option", () => ["play", ID, "--rule", "luck=true"]],
    ["a wrong value of a rule option", () => ["play", ID, "--rule", "branRounding=sideways"]],
    ["a rule option without a value", () => ["play", ID, "--rule", "luck"]],
    ["a wrong number of seats", () => ["play", ID, "--seats", "9"]],
    ["a number that is none", () => ["play", ID, "--seats", "two"]],
    ["an unknown option", () => ["play", ID, "--nonsense"]],
    ["an option without its value", () => ["play", ID, "--mode"]],
    ["a missing argument", () => ["play"]],
    ["an argument too many", () => ["play", ID, "more"]],
    ["a game that is nowhere", () => ["replay", "xyz"]],
    ["a broken link", () => ["replay", `${link.slice(0, -5)}x`]],
    ["a link of a newer program", () => ["verify", `9${link.slice(1)}`]],
    ["a damaged save", () => ["resume", damaged]],
    ["a save that is cut off", () => ["replay", cut]],
    ["a save with an unknown bot", () => ["resume", manned]],
    ["a commitment that is none", () => ["verify", saved, "--commitment", "5f70"]],
  ])("%s is refused, and nothing is written", async (_, argv) => {
    const home = freshFolder();
    const before = readdirSync(folder);
    // Asked for in front of the rest where the rest ends with what needs a value.
    const [name = "", ...rest] = argv();
    const { code, out, err } = await invokeReal([name, "--lang", language, ...rest], { home });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^\S[^\n]*[.?]\n$/);
    expect(err).toMatch(FOREIGN[language]);
    expect(err).not.toMatch(/\b(the|is|choose|copy|this|error)\b/i);
    expect(readdirSync(home)).toEqual([]);
    expect(readdirSync(folder)).toEqual(before);
  });
});

test("what a proof found is said in the language asked for, for people and for programs", async () => {
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    const { code, out } = await invokeReal(["verify", saved, "--lang", language]);
    const { findings } = JSON.parse((await invokeReal(["verify", saved, "--json", "--lang", language])).out);
    expect(code).toBe(0);
    for (const { sentence } of findings) expect(out).toContain(sentence);
    said.add(findings[0].sentence);
  }
  expect(said.size).toBe(LANGUAGES.length);
});
