import { expect, test } from "vitest";
import { decision } from "./test/decision.ts";

const PLAIN = ["vesemir", "zoltan-chivay", "emiel-regis"];
const DECK = ["catapult", "catapult", "ballista", "trebuchet", "siege-tower", "vernon-roche", "john-natalis"];

test("a spy goes first", () => {
  expect(decision({ A: { hand: [...PLAIN, "thaler"], deck: DECK }, B: { hand: 10, deck: 9 } })).toBe(
    "play thaler",
  );
});

test("in free-for-all a spy goes to the side it helps least to beat us", () => {
  expect(
    decision(
      {
        passed: ["B", "C"],
        A: { close: ["vesemir"], hand: ["thaler"], deck: DECK },
        B: { close: ["zoltan-chivay"], hand: 2, deck: 9 },
        C: { hand: 2, deck: 9 },
      },
      { mode: "free-for-all" },
    ),
  ).toBe("play thaler against 2");
});

test("a Decoy takes an enemy spy", () => {
  expect(
    decision({
      A: { close: ["prince-stennis", "roach"], hand: ["decoy", ...PLAIN], deck: DECK },
      B: { close: ["vesemir"], hand: 10, deck: 9 },
    }),
  ).toBe("play decoy on prince-stennis");
});

test("a Decoy is not spent on a unit whose points win the last round", () => {
  expect(
    decision({
      round: 3,
      passed: ["B"],
      A: { gems: 1, close: ["zoltan-chivay"], hand: ["decoy", "vesemir"], deck: 9 },
      B: { gems: 1, close: ["villentretenmerth"], hand: 0, deck: 9 },
    }),
  ).toBe("play vesemir");
});

test("a medic brings back a spy while there are cards to draw", () => {
  expect(
    decision(
      {
        A: { hand: ["dun-banner-medic"], deck: DECK, pile: ["vesemir", "thaler", "redanian-foot-soldier"] },
        B: { hand: 5, deck: 9 },
      },
      { after: ["play dun-banner-medic"] },
    ),
  ).toBe("revive thaler");
});

test("a medic brings back the strongest unit when points decide", () => {
  expect(
    decision(
      {
        round: 3,
        passed: ["B"],
        A: { gems: 1, hand: ["dun-banner-medic"], deck: DECK, pile: ["vesemir", "thaler", "catapult"] },
        B: { gems: 1, close: ["vesemir", "zoltan-chivay"], hand: 0, deck: 9 },
      },
      { after: ["play dun-banner-medic"] },
    ),
  ).toBe("revive catapult");
});

test("a medic waits while the pile is poor", () => {
  expect(
    decision({
      A: { hand: ["etolian-auxiliary-archers", ...PLAIN], deck: 9, pile: ["sweers", "albrich"] },
      B: { hand: 4, deck: 9 },
    }),
  ).not.toBe("play etolian-auxiliary-archers");
});

test("Scorch waits while the strongest unit is the own one", () => {
  expect(
    decision({
      A: { ranged: ["milva"], hand: ["scorch", ...PLAIN], deck: 9 },
      B: { close: ["vesemir"], hand: 6, deck: 9 },
    }),
  ).not.toBe("play scorch");
});

test("Scorch strikes a bonded pair", () => {
  expect(
    decision({
      A: { close: ["roach"], hand: ["scorch", ...PLAIN], deck: 9 },
      B: { siege: ["catapult", "catapult"], hand: 6, deck: 9 },
    }),
  ).toBe("play scorch");
});

test("a Horn goes to the row where it doubles most", () => {
  expect(
    decision({
      A: {
        close: ["roach"],
        siege: ["catapult", "catapult", "ballista"],
        hand: ["commanders-horn", "redanian-foot-soldier"],
        deck: 9,
      },
      passed: ["B"],
      B: { close: ["geralt-of-rivia", "cirilla", "draug", "imlerith"], hand: 4, deck: 9 },
    }),
  ).toBe("play commanders-horn to siege");
});

test("weather that hurts us more stays in the hand", () => {
  expect(
    decision({
      A: { siege: ["catapult", "catapult"], hand: ["torrential-rain", ...PLAIN], deck: 9 },
      B: { siege: ["kaedweni-siege-expert"], hand: 6, deck: 9 },
    }),
  ).not.toBe("play torrential-rain");
});

test("an agile unit keeps out of the frost", () => {
  expect(
    decision({
      round: 3,
      weather: ["biting-frost"],
      A: { gems: 1, hand: ["barclay-els"], deck: 9 },
      B: { gems: 1, hand: 1, deck: 9 },
    }),
  ).toBe("play barclay-els to ranged");
});

test("against the automaton it passes once its lead is more than a flip brings", () => {
  expect(
    decision(
      {
        Player: {
          faction: "northern-realms",
          siege: ["catapult", "catapult"],
          hand: ["vesemir", "geralt-of-rivia", "cirilla"],
          deck: 9,
        },
        AU: { faction: "monsters", close: ["foglet"], deck: 20 },
      },
      { mode: "solo" },
    ),
  ).toBe("pass");
});
