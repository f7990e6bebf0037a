import { expect, test } from "vitest";
import { decision } from "./test/decision.ts";

// What the bot before this one did in a thousand games, one test each (GW-4.1).

test("a Scorch that would burn own units stays in the hand, however far ahead one is (GW-9.4)", () => {
  const strong = ["catapult", "catapult"];
  expect(
    decision({
      round: 3,
      A: { gems: 1, close: ["vesemir"], siege: strong, hand: ["scorch", "roach"], deck: 9 },
      B: { gems: 1, close: ["fiend", "forktail"], hand: 3, deck: 9 },
    }),
  ).toBe("play roach");
  expect(
    decision({
      A: { close: ["vesemir"], siege: strong, hand: ["scorch", "zoltan-chivay"], deck: 9 },
      B: { close: ["fiend", "forktail"], hand: 5, deck: 9 },
    }),
  ).toBe("pass");
});

test("a Scorch that burns the other’s best is played", () => {
  expect(
    decision({
      round: 3,
      A: { gems: 1, close: ["vesemir"], hand: ["scorch", "roach"], deck: 9 },
      B: { gems: 1, siege: ["catapult", "catapult"], hand: 3, deck: 9 },
    }),
  ).toBe("play scorch");
});

test("weather that costs the lead is no move to wait with (GW-8.1)", () => {
  const A = { gems: 1, close: ["crone-brewess", "crone-weavess", "fiend"], hand: ["biting-frost"], deck: 9 };
  for (const hand of [0, 1])
    expect(
      decision({ round: 3, A, B: { gems: 1, ranged: ["leshen"], siege: ["foglet"], hand, deck: 9 } }),
    ).toBe("pass");
});

test("a round that is won against an empty hand is left, not played on", () => {
  expect(
    decision({
      round: 3,
      A: { gems: 1, close: ["fiend", "vesemir"], hand: ["commanders-horn", "roach"], deck: 9 },
      B: { gems: 1, ranged: ["leshen"], hand: 0, deck: 9 },
    }),
  ).toBe("pass");
});

test("a round that must be won is played to the end, and no Decoy takes back what lies there (GW-9.6)", () => {
  const hand = ["decoy", "decoy", "zoltan-chivay", "emiel-regis", "fiend", "forktail"];
  const heroes = ["geralt-of-rivia", "cirilla", "draug", "imlerith"];
  for (const passed of [[], ["B"]]) {
    const chosen = decision({
      round: 2,
      passed,
      A: { gems: 1, close: ["vesemir"], hand, deck: 9 },
      B: { gems: 2, close: heroes, hand: 6, deck: 9 },
    });
    expect(chosen).toMatch(/^play (zoltan-chivay|emiel-regis|fiend|forktail)$/u);
  }
});

test("a first round is not given up for being a few points behind with as many cards", () => {
  const hand = ["fiend", "forktail", "emiel-regis", "zoltan-chivay", "draug", "imlerith", "roach"];
  expect(
    decision({
      A: { close: ["vesemir"], hand, deck: 9 },
      B: { close: ["fiend", "forktail"], ranged: ["milva"], hand: 7, deck: 9 },
    }),
  ).not.toBe("pass");
});

test("a spy is not sent where its points would decide the match (GW-5.4)", () => {
  expect(
    decision({
      round: 3,
      A: { gems: 1, close: ["fiend"], hand: ["stefan-skellen", "albrich"], deck: ["albrich", "sweers"] },
      B: { gems: 1, close: ["roach"], hand: 1, deck: 9 },
    }),
  ).toBe("play albrich");
});
