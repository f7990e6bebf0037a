import { expect, test } from "vitest";
import { decision } from "./test/decision.ts";

const HAND = ["vesemir", "zoltan-chivay", "emiel-regis", "geralt-of-rivia"];

test("it passes when it is ahead and the other has passed", () => {
  expect(
    decision({ passed: ["B"], A: { close: ["vesemir"], hand: HAND, deck: 9 }, B: { hand: 4, deck: 9 } }),
  ).toBe("pass");
});

test("it passes in a last round that is won, instead of playing on", () => {
  expect(
    decision({
      round: 3,
      passed: ["B"],
      A: { gems: 1, close: ["vesemir"], hand: ["thaler", "cirilla"], deck: 9 },
      B: { gems: 1, close: ["zoltan-chivay"], hand: 0, deck: 9 },
    }),
  ).toBe("pass");
});

test("it wins a round that the other has left with the cheapest card that is enough", () => {
  expect(
    decision({
      passed: ["B"],
      A: { hand: ["roach", "vesemir", "geralt-of-rivia", "cirilla"], deck: 9 },
      B: { close: ["emiel-regis"], hand: 4, deck: 9 },
    }),
  ).toBe("play vesemir");
});

test("it gives up a first round that would cost the whole hand", () => {
  expect(
    decision({
      passed: ["B"],
      A: { hand: ["roach", "vesemir", "zoltan-chivay", "emiel-regis"], deck: 9 },
      B: { close: ["geralt-of-rivia", "cirilla", "triss-merigold"], hand: 4, deck: 9 },
    }),
  ).toBe("pass");
});

test("it never passes in a last round that one more card can win", () => {
  expect(
    decision({
      round: 3,
      A: { gems: 1, hand: ["roach"], deck: 9 },
      B: { gems: 1, close: ["foglet"], hand: 0, deck: 9 },
    }),
  ).toBe("play roach");
});

test("it passes a first round far ahead, so that the other must overspend", () => {
  expect(
    decision({
      A: { close: ["geralt-of-rivia", "cirilla", "vesemir", "zoltan-chivay"], hand: HAND, deck: 9 },
      B: { close: ["roach"], hand: 5, deck: 9 },
    }),
  ).toBe("pass");
});

test("it plays on behind in a round that would lose the match", () => {
  expect(
    decision({
      round: 2,
      A: { gems: 1, hand: HAND, deck: 9 },
      B: { gems: 2, close: ["geralt-of-rivia"], hand: 4, deck: 9 },
    }),
  ).not.toBe("pass");
});
