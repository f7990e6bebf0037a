import { expect, test } from "vitest";
import { decision } from "./test/decision.ts";

const GOOD = ["geralt-of-rivia", "cirilla", "draug", "imlerith", "leshen", "kayran", "fiend"];

test("the mulligan sends back a card that its like would call anyway", () => {
  expect(
    decision({
      phase: "mulligan",
      A: {
        hand: [...GOOD, "nekker", "nekker", "toad"],
        deck: ["nekker", "fiend", "crone-brewess", "vesemir"],
      },
      B: { hand: 10, deck: 12 },
    }),
  ).toBe("exchange nekker");
});

test("the mulligan keeps a hand better than the deck", () => {
  expect(
    decision({
      phase: "mulligan",
      A: { hand: GOOD, deck: ["foglet", "wyvern", "endrega", "gargoyle"] },
      B: { hand: 10, deck: 12 },
    }),
  ).toBe("keep");
});

test("the mulligan keeps a spy", () => {
  expect(
    decision({
      phase: "mulligan",
      A: {
        hand: ["thaler", "catapult", "vesemir"],
        deck: ["ballista", "trebuchet", "siege-tower", "vernon-roche"],
      },
      B: { hand: 10, deck: 12 },
    }),
  ).not.toBe("exchange thaler");
});
