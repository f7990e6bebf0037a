import { expect, test } from "vitest";
import { decision } from "./test/decision.ts";

const POOR = { p: "red", q: "blue", r: "green", s: "yellow", t: "pink", u: "red", v: "blue" };

test("the pair that the hand can use is taken", () => {
  const cards = { ...POOR, good: "red M C", better: "blue M C" };
  const position = {
    phase: "pick",
    pair: "MC",
    rows: [["p", "q"], ["good", "better"], ["r", "s"], empty()],
    A: { hand: ["t", "u", "v"] },
  };
  for (const how of ["rate", "plan"] as const) expect(decision(position, { cards, how })).toBe("takes row 2");
});

test("a pair is judged by what it makes of the own hand, not by itself", () => {
  const cards = { ...POOR, need: "green E C8(green)>R3", g1: "green", g2: "green", plain: "red M" };
  const position = {
    phase: "pick",
    pair: "MC",
    turn: 3,
    rows: [["p", "plain"], ["q", "need"], ["r", "s"], empty()],
    A: { hand: ["t", "g1", "g2"], timeline: ["green E", "green D"] },
  };
  expect(decision(position, { cards })).toBe("takes row 2");
});

test("between equal pairs who plans takes the experience (RO-4.9)", () => {
  const cards = { ...POOR, m1: "red M", m2: "red M", c1: "blue C", c2: "blue C" };
  const rows = [empty(), empty(), ["m1", "c1"], ["m2", "c2"]];
  const A = { hand: ["p", "q"], xp: 19 };
  const last = { phase: "pick", chapter: 3, turn: 3, pairs: ["ED", "ME", "MC"], rows };
  expect(decision({ ...last, goldVp: { 0: 1, 1: 5 }, A }, { cards })).toBe("takes row 4");
});

test("the deck is better than cards that bring nothing", () => {
  const position = {
    phase: "pick",
    pair: "MC",
    rows: [["p", "q"], empty(), ["r", "s"], empty()],
    deck: ["red M C", "blue M C", "green M C", "yellow M C", "pink M C"],
    A: { hand: ["t", "u", "v"] },
  };
  for (const how of ["rate", "plan"] as const)
    expect(decision(position, { cards: POOR, how })).toBe("takes the deck");
});

function empty(): string {
  return "empty";
}
