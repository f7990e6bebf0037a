import { expect, test } from "vitest";
import { textOf } from "../repository.ts";
import { BOOKS, type Book, readBook } from "./book.ts";
import { citedIn, coverageOf, unknownIn } from "./coverage.ts";

const BOOK: Book = { game: "gwent", file: "", prefix: "GW", check: "CK" };
const OTHER: Book = { game: "old-world", file: "", prefix: "OW", check: "T" };

test("rules, definitions and checks are the lines that start with an ID", () => {
  const text = [
    "- A rule is one line: `[GW-section.number] {origin} text`.",
    "[GW-1.1] {standard} Words. (definition)",
    "[GW-1.2] {game} A card is played (GW-1.1).",
    "[GW-1.10] {ruling} Another.",
    "See [GW-9.9] there.",
    "[CK-1.0] Given a card. Then it is one (GW-1.2).",
    "- [CK-1.1] (printed) Given two. (GW-1.2)",
  ].join("\n");
  expect(readBook(BOOK, text)).toEqual({
    rules: ["GW-1.2", "GW-1.10"],
    definitions: ["GW-1.1"],
    checks: ["GW-CK-1.0", "GW-CK-1.1"],
  });
});

test("checks may be written as list items without brackets", () => {
  expect(readBook(OTHER, "[OW-1.1] A rule.\n- T-1.1 (OW-1.1) Given it.\nT-1 is a rank.")).toEqual({
    rules: ["OW-1.1"],
    definitions: [],
    checks: ["OW-T-1.1"],
  });
});

test("withdrawn rules and checks are left out", () => {
  const text = [
    "[GW-1.1] withdrawn",
    "[GW-1.2] {ruling} Withdrawn, see GW-1.3.",
    "[CK-1.1] (withdrawn)",
    "[GW-1.3] A withdrawn card returns.",
  ];
  expect(readBook(BOOK, text.join("\n"))).toEqual({ rules: ["GW-1.3"], definitions: [], checks: [] });
});

test("the books of the repository are read whole: no ID is mentioned that is not a rule", () => {
  for (const book of BOOKS) {
    const text = textOf(book.file);
    const { rules, definitions, checks } = readBook(book, text);
    const mentioned = new Set(text.match(new RegExp(`\\b${book.prefix}-\\d+\\.\\d+`, "g")));
    const known = new Set([...rules, ...definitions]);
    expect(mentioned.size, book.game).toBeGreaterThan(200);
    expect([...mentioned].filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(checks).size).toBe(checks.length);
    expect(checks.length).toBeGreaterThan(150);
  }
});

test("a title that names six rules cites them all, one that names seven cites none", () => {
  const six = "GW-1.1 GW-1.2, GW-1.3 (GW-1.4) GW-1.5/GW-1.6";
  expect(citedIn([six]).size).toBe(6);
  expect(citedIn([`${six} GW-1.7`])).toEqual(new Set());
});

test("checks do not count towards the six rules and are cited by any passing test", () => {
  expect(citedIn(["GW-1.1 GW-1.2 GW-1.3 GW-1.4 GW-1.5 GW-1.6 GW-CK-1.1 OW-T-2.10"]).size).toBe(8);
  expect(citedIn(["GW-1.1 GW-1.2 GW-1.3 GW-1.4 GW-1.5 GW-1.6 GW-1.7 GW-CK-1.1"])).toEqual(
    new Set(["GW-CK-1.1"]),
  );
});

test("a rule named twice is one rule, and GW-1.1 is not GW-1.10", () => {
  expect(citedIn(["GW-1.10: a card (GW-1.10)."])).toEqual(new Set(["GW-1.10"]));
});

test("coverage counts testable rules and lists what no passing test cites", () => {
  const contents = {
    rules: ["GW-1.2", "GW-1.3"],
    definitions: ["GW-1.1"],
    checks: ["GW-CK-1.1", "GW-CK-1.2"],
  };
  const cited = citedIn(["GW-1.2 works", "GW-CK-1.2", "GW-7.7 is not in the book", "RO-1.1"]);
  expect(coverageOf(contents, cited)).toEqual({
    rules: 2,
    definitions: 1,
    cited: 1,
    uncited: ["GW-1.3"],
    checks: 2,
    untested: ["GW-CK-1.1"],
  });
  expect(unknownIn(BOOK, contents, cited)).toEqual(["GW-7.7"]);
});
