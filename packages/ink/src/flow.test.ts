import { describe, expect, test } from "vitest";
import { flow, oneLine } from "./flow.ts";
import type { Ink } from "./ink.ts";
import { cut, ink, textWidth } from "./ink.ts";

const plain = (line: Ink): string => line.map(({ text }) => text).join("");
const flowed = (items: readonly string[], lead: string, width: number, indent?: number): readonly string[] =>
  flow(
    items.map((item) => ink(item)),
    { width, lead: ink(lead), ...(indent === undefined ? {} : { indent }) },
  ).map(plain);

describe("flow", () => {
  test("breaks between items, under the place where the first began", () => {
    const lines = flowed(["one two", "three four", "five"], "Row 12  ", 60);
    expect(lines).toEqual(["Row 12  one two · three four · five"]);
    const wide = Array.from({ length: 8 }, (_, i) => `item number ${i}`);
    const [first, ...further] = flowed(wide, "Row 12  ", 60);
    expect(first).toMatch(/^Row 12 {2}item number 0 · /);
    expect(further.length).toBeGreaterThan(0);
    for (const line of further) expect(line).toMatch(/^ {8}item/);
  });

  test("breaks an item at its spaces only if it fills a line on its own", () => {
    expect(flowed(["a", "bb cc dd ee ff"], "", 10)).toEqual(["a · bb cc", "dd ee ff"]);
    expect(flowed(["aaaa", "bb cc dd"], "", 10)).toEqual(["aaaa", "bb cc dd"]);
  });

  test("cuts a word that no line can hold, with an ellipsis", () => {
    expect(flowed(["abcdefghijkl"], "", 8)).toEqual(["abcdefg…"]);
  });
});

describe("oneLine", () => {
  test("counts the cards of all groups that do not fit", () => {
    const items = ["alpha", "beta", "gamma"].map((name, i) => ({ item: ink(name), count: i + 1 }));
    expect(plain(oneLine(items, { lead: [], width: 19 }))).toBe("alpha · beta … +3");
    expect(plain(oneLine(items, { lead: [], width: 30 }))).toBe("alpha · beta · gamma");
  });
});

describe("widths", () => {
  test("count what is seen, not code units", () => {
    expect(textWidth("Зіґфрід")).toBe(7);
    expect(textWidth("Eithne\u0301")).toBe(6);
    expect(textWidth("👩‍🚀")).toBe(2);
  });

  test("never part a letter from its accent", () => {
    expect(plain(cut(ink("Eithne\u0301 aep"), 7))).toBe("Eithne\u0301…");
  });
});
