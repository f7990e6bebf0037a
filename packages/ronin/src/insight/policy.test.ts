import { describe, expect, it } from "vitest";
import { decision } from "./test/decision.ts";

const LAST = { chapter: 3, turn: 3, pairs: ["ED", "ME", "MC"] };
const POOR = { p: "red", q: "blue", r: "green", s: "yellow", t: "pink", u: "red", v: "blue" };

describe("of the cards in hand the quick policy plays", () => {
  it("the effect after the card that it counts (RO-5.6)", () => {
    const cards = { plain: "red M", effect: "red C4(red)>R7", other: "blue E" };
    const position = { phase: "play", pair: "MC", A: { hand: ["effect", "plain", "other"] } };
    expect(decision(position, { cards })).toBe("plays plain, effect");
  });

  it("the effect first that a second card would spoil (RO-6.10)", () => {
    const cards = { plain: "red M", effect: "red C6(red)>R7", other: "blue E" };
    const position = { phase: "play", pair: "MC", A: { hand: ["plain", "other", "effect"] } };
    expect(decision(position, { cards })).toBe("plays effect, plain");
  });

  it("no effect that costs more than it brings (RO-5.8)", () => {
    const cards = { trap: "red C2(M)>R9(E)", plain: "blue C", also: "green C" };
    const position = {
      phase: "play",
      turn: 3,
      pair: "MC",
      A: { pool: { M: 3 }, hand: ["trap", "plain", "also"] },
    };
    expect(decision(position, { cards })).not.toContain("trap");
  });

  it("what evens the two halves before the chapter is scored (RO-9.3)", () => {
    const cards = { m: "red M M", c: "blue C", e: "green E", d: "yellow D" };
    const A = { timeline: ["blue M M", "green M M"], xp: 2, hand: ["c", "m", "e", "d"], pool: { M: 2 } };
    expect(decision({ ...LAST, phase: "play", A }, { cards })).toMatch(/^plays (m, c|c, m)$/u);
  });

  it("tea that a partner waits for (RO-8.5)", () => {
    const cards = { left: "red LEFT", right: "blue RIGHT", e: "green E", d: "yellow E" };
    const position = {
      phase: "play",
      turn: 3,
      pair: "MC",
      side: "A",
      boards: { AB: 4, CA: 12 },
      B: { timeline: ["red RIGHT"] },
      A: { hand: ["e", "d", "right", "left"] },
    };
    expect(decision(position, { cards })).toContain("left");
  });

  it("a tea effect that lifts the lower track (RO-8.2, RO-11.6)", () => {
    const cards = { tea: "red tea C8(red)>R2", e: "green E", d: "yellow E", k: "pink" };
    const position = {
      ...LAST,
      phase: "play",
      side: "A",
      boards: { AB: 6, CA: 12 },
      A: { hand: ["e", "d", "k", "tea"] },
    };
    expect(decision(position, { cards })).toContain("tea");
  });

  it("not the cards for the side quest in the last turn (RO-11.2)", () => {
    const cards = { e1: "red E", e2: "blue E", e3: "green E", d: "yellow", k: "pink" };
    const position = { ...LAST, phase: "play", A: { hand: ["e1", "e2", "d", "e3", "k"] } };
    expect(decision(position, { cards })).toMatch(/^plays (d, k|k, d)$/u);
  });

  it("not what the next chapter needs", () => {
    const cards = { e1: "red E E", d1: "blue D D", x: "green", y: "yellow" };
    const position = {
      phase: "play",
      turn: 3,
      pairs: ["MC", "ED", "EC"],
      A: { hand: ["e1", "d1", "x", "y"] },
    };
    expect(decision(position, { cards })).toMatch(/^plays (x, y|y, x)$/u);
  });
});

describe("in the Draft the quick policy takes", () => {
  it("the pair that the hand can use", () => {
    const cards = { ...POOR, need: "green C C8(green)>R4", g1: "green", g2: "green", plain: "red M" };
    const position = {
      phase: "pick",
      pair: "MC",
      turn: 3,
      rows: [["p", "plain"], ["q", "need"], ["r", "s"], "empty"],
      A: { hand: ["t", "g1", "g2"], timeline: ["green M", "green M"] },
    };
    expect(decision(position, { cards })).toBe("takes row 2");
  });

  it("of equal pairs the one with the experience (RO-4.9)", () => {
    const cards = { ...POOR, m1: "red M", m2: "red M", c1: "blue C", c2: "blue C" };
    const position = {
      ...LAST,
      phase: "pick",
      rows: ["empty", "empty", ["m1", "c1"], ["m2", "c2"]],
      goldVp: { 0: 1, 1: 5 },
      A: { hand: ["p", "q"], xp: 19 },
    };
    expect(decision(position, { cards })).toBe("takes row 4");
  });

  it("the deck rather than cards that bring nothing (RO-4.7)", () => {
    const position = {
      phase: "pick",
      pair: "MC",
      rows: [["p", "q"], "empty", ["r", "s"], "empty"],
      deck: ["red M C", "blue M C", "green M C", "yellow M C", "pink M C"],
      A: { hand: ["t", "u", "v"] },
    };
    expect(decision(position, { cards: POOR })).toBe("takes the deck");
  });
});

describe("in cleaning the quick policy keeps", () => {
  it("the card whose symbols the next chapter counts (RO-10.3)", () => {
    const cards = { m: "red M M", e: "blue E E", x: "green" };
    const position = { phase: "cleaning", pairs: ["MC", "ED", "MC"], A: { timeline: ["m", "e", "x"] } };
    expect(decision(position, { cards })).toBe("keeps e");
  });

  it("two cards in the order in which the effect sees the other (RO-10.7)", () => {
    const cards = { plain: "green", effect: "green C7(green)>R5", other: "red D" };
    const position = {
      phase: "cleaning",
      chapter: 2,
      pairs: ["ME", "MC", "ME"],
      A: { timeline: ["effect", "plain", "other"] },
    };
    expect(decision(position, { cards })).toBe("keeps plain, effect");
  });
});
