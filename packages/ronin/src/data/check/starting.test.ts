import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../components.ts";
import { cardIn, type Draft, draft, give, refused } from "../test/draft.ts";
import type { Components } from "../types.ts";
import { STARTING_CONSTRAINTS } from "./starting.ts";

type Id = keyof typeof STARTING_CONSTRAINTS;
type Spoil = (components: Draft<Components>) => void;

const SPOILT: readonly (readonly [Id, what: string, Spoil, sentence: string])[] = [
  ["S1", "34 cards", ({ starting }) => starting.pop(), "5 starting cards"],
  ["S1", "hands in another order", ({ starting }) => starting.reverse(), "starting.0.owner"],
  [
    "S1",
    "two red cards in a hand",
    (all) => {
      cardIn(all, "geralt-tea").colour = "red";
    },
    "every colour once",
  ],
  ["S2", "two double cards", (all) => cardIn(all, "geralt-tea").symbols.push("C"), "one double card"],
  [
    "S2",
    "a house symbol twice only",
    (all) => {
      cardIn(all, "geralt-tea").symbols = ["E"];
    },
    "spread 3/1/1/1",
  ],
  [
    "S2",
    "a house symbol for Yuki Onna",
    (all) => {
      cardIn(all, "yukiOnna-tea").symbols = ["E"];
    },
    "spread 2/2/1/1",
  ],
  [
    "S2",
    "a hand of magic more",
    (all) => {
      cardIn(all, "geralt-effect").symbols = ["M"];
      cardIn(all, "geralt-tea").symbols = ["M"];
    },
    "C 11, M 11",
  ],
  [
    "S3",
    "two cards to the left",
    (all) => {
      cardIn(all, "ciri-right").pass = "LEFT";
    },
    "starting.15",
  ],
  ["S3", "two tea effects", (all) => give(all, "ciri-effect", "C8(red)>R2"), "starting.15"],
  ["S4", "a stronger hand", (all) => give(all, "vesemir-effect", "C8(red)>R3"), "within 5 percent"],
  [
    "S4",
    "C6 of the own colour",
    (all) => give(all, "yukiOnna-effect", "C6(green)>R7"),
    "starting.31.effect.condition",
  ],
];

describe("the starting cards", () => {
  it.each(SPOILT)("%s: %s is refused", (id, _, spoil, sentence) => {
    const components = draft();
    spoil(components);
    expect(refused(() => STARTING_CONSTRAINTS[id](components.starting))).toContain(sentence);
  });

  it.each(Object.entries(STARTING_CONSTRAINTS))("%s holds", (_, constraint) => {
    expect(refused(() => constraint(COMPONENTS.starting))).toBe("nothing was refused");
  });
});
