import { BOTS } from "@medallion/bots";
import fc from "fast-check";
import { expect, test } from "vitest";
import { inventName } from "./invented-name.ts";
import { nameKey, readName } from "./name.ts";

const read = (text: string): string | undefined => {
  const reading = readName(text);
  return reading.kind === "name" ? reading.name : undefined;
};

test("a name is composed, trimmed, and its inner spaces are single", () => {
  expect(read("  Jana \u00a0  Nova\u0301k  ")).toBe("Jana Novák");
});

test("names of all scripts and signs stay as they are", () => {
  for (const name of [
    "Ґеральт",
    "Żółć",
    "Řeřicha",
    "李雷",
    "O'Neil",
    "<b>x</b>",
    "'; DROP TABLE people;--",
    "🐺",
    "7",
  ])
    expect(read(name)).toBe(name);
});

test("a name has 1 to 40 characters", () => {
  expect(read("")).toBeUndefined();
  expect(read("   ")).toBeUndefined();
  expect(read("x".repeat(40))).toBe("x".repeat(40));
  expect(read("x".repeat(41))).toBeUndefined();
  expect(read("🐺".repeat(40))).toBe("🐺".repeat(40));
});

test("control, bidirectional, zero-width and other invisible characters are refused", () => {
  const unseen = [
    "\0",
    "\t",
    "\n",
    "\x1b",
    "\x7f",
    "\u0085",
    "\u00ad",
    "\u034f",
    "\u200b",
    "\u200d",
    "\u200e",
  ];
  const more = [
    "\u2028",
    "\u202e",
    "\u2066",
    "\u2800",
    "\u3164",
    "\ufeff",
    "\ufe0f",
    "\ud800",
    "\ue000",
    "\u{e0041}",
  ];
  for (const character of [...unseen, ...more])
    expect(read(`a${character}b`), escape(character)).toBeUndefined();
});

test("a name of marks alone, or with a tower of them, is refused", () => {
  expect(read("\u0301")).toBeUndefined();
  expect(read(`a${"\u0489".repeat(4)}`)).toBeUndefined();
  expect(read("ภู่")).toBe("ภู่");
});

test("the names of bots are reserved, in any case and width", () => {
  for (const bot of BOTS) {
    expect(read(bot.id)).toBeUndefined();
    expect(read(bot.id.toUpperCase())).toBeUndefined();
  }
  expect(read("Ｇreedy")).toBeUndefined();
  expect(read("Greedy Jo")).toBe("Greedy Jo");
});

test("the key forgets case, width and ligatures, and nothing else", () => {
  expect(nameKey("STRASSE")).toBe(nameKey("straße"));
  expect(nameKey("STRAẞE")).toBe(nameKey("straße"));
  expect(nameKey("Ｊａｎａ")).toBe(nameKey("jana"));
  expect(nameKey("ΟΔΟΣ")).toBe(nameKey("οδοσ"));
  expect(nameKey("Jana  Nova\u0301k")).toBe(nameKey("jana novák"));
  expect(nameKey("Novák")).not.toBe(nameKey("Novak"));
});

test("reading a name twice changes nothing, nor does taking the key of a key", () => {
  const units = ["binary", "grapheme", "grapheme-composite"] as const;
  const text = fc.oneof(...units.map((unit) => fc.string({ unit, maxLength: 20 })));
  fc.assert(
    fc.property(text, (raw) => {
      const name = read(raw);
      if (name === undefined) return;
      expect(read(name)).toBe(name);
      expect(nameKey(nameKey(name))).toBe(nameKey(name));
      expect(nameKey(name.normalize("NFD"))).toBe(nameKey(name));
    }),
    { numRuns: 200 },
  );
});

test("every invented name is a name of ASCII letters in two words", () => {
  const names = new Set<string>();
  for (let count = 0; count < 500; count++) {
    const name = inventName();
    expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(read(name)).toBe(name);
    names.add(name);
  }
  expect(names.size).toBeGreaterThan(300);
});
