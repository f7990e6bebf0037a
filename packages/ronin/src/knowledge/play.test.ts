import { expect, test } from "vitest";
import { decision } from "./test/decision.ts";

const LAST_TURN = { phase: "play", chapter: 3, turn: 3, pairs: ["MC", "ED", "MC"] };

test("the order of a pair lets an effect see the other card (RO-5.6)", () => {
  const cards = { plain: "red M", effect: "red C4(red)>R7", other: "blue E" };
  const position = { phase: "play", pair: "MC", A: { hand: ["effect", "plain", "other"] } };
  for (const how of ["rate", "plan"] as const)
    expect(decision(position, { cards, how })).toBe("plays plain, effect");
});

test("symbols that count now go before symbols that do not", () => {
  const cards = { m: "red M M", c: "blue C C", e: "green E E", d: "yellow D D" };
  const position = { phase: "play", pair: "MC", A: { hand: ["e", "m", "d", "c"] } };
  for (const how of ["rate", "plan"] as const)
    expect(decision(position, { cards, how })).toMatch(/^plays (m, c|c, m)$/u);
});

test("at the end of a chapter the smaller half counts most (RO-9.3)", () => {
  const cards = { m: "red M M", c: "blue C", e: "green E", d: "yellow D" };
  const position = {
    phase: "play",
    turn: 3,
    chapter: 3,
    pairs: ["ED", "ME", "MC"],
    A: { timeline: ["blue M M", "green M M"], xp: 2, hand: ["c", "m", "e", "d"], pool: { M: 2 } },
  };
  expect(decision(position, { cards })).toMatch(/^plays (m, c|c, m)$/u);
});

test("active symbols are not thrown away for less (RO-5.8)", () => {
  const cards = { trap: "red C2(M)>R9(E)", plain: "blue C", also: "green C" };
  const position = {
    phase: "play",
    turn: 3,
    pair: "MC",
    A: { pool: { M: 3 }, hand: ["trap", "plain", "also"] },
  };
  for (const how of ["rate", "plan"] as const)
    expect(decision(position, { cards, how })).not.toContain("trap");
});

test("tea is passed to a partner who waits for it (RO-8.5)", () => {
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
  for (const how of ["rate", "plan"] as const) expect(decision(position, { cards, how })).toContain("left");
});

test("in the last turn cards for the side quest stay in hand (RO-11.2)", () => {
  const cards = { e1: "red E", e2: "blue E", e3: "green E", d: "yellow", k: "pink" };
  const position = { ...LAST_TURN, A: { hand: ["e1", "e2", "d", "e3", "k"] } };
  for (const how of ["rate", "plan"] as const)
    expect(decision(position, { cards, how })).toMatch(/^plays (d, k|k, d)$/u);
});

test("who plans keeps what the next chapter needs", () => {
  const cards = { e1: "red E E", d1: "blue D D", x: "green", y: "yellow" };
  const position = {
    phase: "play",
    turn: 3,
    pairs: ["MC", "ED", "EC"],
    A: { hand: ["e1", "d1", "x", "y"] },
  };
  expect(decision(position, { cards })).toMatch(/^plays (x, y|y, x)$/u);
});

test("who plans plays the effect that an ability makes full (RO-7.11)", () => {
  const cards = { full: "red C8(blue)>R3", m: "green M", e: "yellow E" };
  const position = {
    phase: "play",
    chapter: 3,
    turn: 3,
    pairs: ["ED", "ME", "MC"],
    A: { hand: ["full", "m", "e"], abilities: ["FULL_RESULT"] },
  };
  expect(decision(position, { cards })).toContain("full");
});
