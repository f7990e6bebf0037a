import { randomOf } from "@medallion/kernel";
import { describe, expect, it, test } from "vitest";
import { changedFrom, firstSeat, randomRules, ruleEntries, ruleOptions, ruleSections } from "./index.ts";
import { RULES, refusal, refuse, SEATS } from "./test/plan.ts";

test("a form asks for every option, and behind who starts for the seat", () => {
  const options = ruleOptions(RULES, SEATS);
  expect(options.map(({ name }) => name)).toEqual(["start", "firstSeat", "length", "open"]);
  expect(options[1]).toEqual({
    name: "firstSeat",
    values: ["1", "2", "3", "4"],
    words: [1, 2, 3, 4].map((number) => ({ key: "rule.seat", values: { number } })),
    label: { key: "rule.firstSeat" },
    about: { key: "rule.firstSeat.about" },
    modes: ["crowd"],
  });
  expect(options[3]).toEqual({
    name: "open",
    values: ["true", "false"],
    words: [{ key: "rule.open.true" }, { key: "rule.open.false" }],
    label: { key: "rule.open" },
    about: { key: "rule.open.about" },
    ofOthers: true,
  });
});

describe("the first player's seat", () => {
  it("stands in the options only if the host names it, and is the first one otherwise", () => {
    expect(firstSeat(refuse, { by: "random", first: undefined, seats: 3 })).toEqual({});
    expect(firstSeat(refuse, { by: "host", first: undefined, seats: 3 })).toEqual({ first: 0 });
    expect(firstSeat(refuse, { by: "host", first: 2, seats: 3 })).toEqual({ first: 2 });
  });

  it.each([
    ["first.surplus", { by: "random", first: 0, seats: 3 }],
    ["first.seat", { by: "host", first: 3, seats: 3 }],
    ["first.seat", { by: "host", first: -1, seats: 3 }],
  ] as const)("is refused as %s: %o", (code, named) => {
    expect(refusal(() => firstSeat(refuse, named))).toEqual([code, ["first"]]);
  });
});

describe("changed rules", () => {
  const usual = { start: "random", length: "short", open: true } as const;
  const changed = { ...usual, length: "long", open: false } as const;

  it("are those that differ from their defaults, in their order", () => {
    expect(changedFrom<Record<string, unknown>>(usual, usual)).toEqual([]);
    expect(changedFrom<Record<string, unknown>>(usual, changed)).toEqual(["length", "open"]);
  });

  it("are told at the table, and nothing where there are none", () => {
    expect(ruleSections(RULES, usual)).toEqual([]);
    expect(ruleEntries(RULES, usual)).toEqual([]);
    const [section] = ruleSections(RULES, changed);
    expect(section?.items.map(({ text }) => text.values)).toEqual([
      { rule: { key: "rule.length" }, value: { key: "rule.length.long" } },
      { rule: { key: "rule.open" }, value: { key: "rule.open.false" } },
    ]);
    expect(ruleEntries(RULES, changed)[0]).toEqual({
      title: { key: "rule.length" },
      lines: [
        { key: "entry.rule", values: { value: { key: "rule.length.long" } } },
        { key: "rule.length.about" },
      ],
    });
  });
});

test("random rules are never the default, name a seat with the host, and come to every value", () => {
  const drawn = Array.from({ length: 300 }, (_, i) => randomRules(RULES, 4, randomOf(`rules ${i}`)));
  const seen = new Set(drawn.flatMap(({ rules }) => Object.entries(rules).map((pair) => pair.join(" "))));
  expect([...seen].sort()).toEqual(["length 3", "length long", "open false", "start host"]);
  for (const { rules, first } of drawn) expect(first !== undefined).toBe(rules.start === "host");
  expect(new Set(drawn.map(({ first }) => first))).toEqual(new Set([undefined, 0, 1, 2, 3]));
  expect(drawn.filter(({ rules }) => Object.keys(rules).length === 0).length).toBeGreaterThan(150);
});
