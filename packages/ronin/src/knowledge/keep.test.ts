import { expect, test } from "vitest";
import { decision } from "./test/decision.ts";

test("the card is kept whose symbols the next chapter counts (RO-10.3)", () => {
  const cards = { m: "red M M", e: "blue E E", x: "green" };
  const position = { phase: "cleaning", pairs: ["MC", "ED", "MC"], A: { timeline: ["m", "e", "x"] } };
  for (const how of ["rate", "plan"] as const) expect(decision(position, { cards, how })).toBe("keeps e");
});

test("of two kept cards the effect lies where it sees the other (RO-10.7)", () => {
  const cards = { plain: "green", effect: "green C7(green)>R5", other: "red D" };
  const position = {
    phase: "cleaning",
    chapter: 2,
    pairs: ["ME", "MC", "ME"],
    A: { timeline: ["effect", "plain", "other"] },
  };
  for (const how of ["rate", "plan"] as const)
    expect(decision(position, { cards, how })).toBe("keeps plain, effect");
});
