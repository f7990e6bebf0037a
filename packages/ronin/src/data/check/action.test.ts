import { describe, expect, it } from "vitest";
import { powerBudget } from "../budget.ts";
import { COMPONENTS } from "../components.ts";
import { cardIn, type Draft, draft, give, refused } from "../test/draft.ts";
import type { Components } from "../types.ts";
import { ACTION_CONSTRAINTS } from "./action.ts";

type Id = keyof typeof ACTION_CONSTRAINTS;
type Spoil = (components: Draft<Components>) => void;

function swapColours(components: Draft<Components>, one: string, other: string): void {
  const [first, second] = [cardIn(components, one), cardIn(components, other)];
  [first.colour, second.colour] = [second.colour, first.colour];
}

const SPOILT: readonly (readonly [Id, what: string, Spoil, sentence: string])[] = [
  ["K1", "79 cards", ({ action }) => action.pop(), "80 cards"],
  [
    "K1",
    "17 red cards",
    (all) => {
      cardIn(all, "B-P1").colour = "red";
    },
    "16 cards are red",
  ],
  [
    "K2",
    "a fifth red card with two symbols",
    (all) => cardIn(all, "R-Q1").symbols.push("C"),
    "red cards 4 show",
  ],
  [
    "K2",
    "another house symbol",
    (all) => {
      cardIn(all, "R-Q1").symbols = ["C"];
    },
    "red cards show C 7 times",
  ],
  [
    "K3",
    "three cards to the right",
    (all) => {
      cardIn(all, "R-Q1").pass = "RIGHT";
    },
    "pass tea LEFT",
  ],
  [
    "K3",
    "a cup beside two symbols",
    (all) => {
      const [single, double] = [cardIn(all, "R-Q1"), cardIn(all, "R-P1")];
      [single.symbols, double.symbols] = [double.symbols, single.symbols];
    },
    "action.4.pass",
  ],
  [
    "K4",
    "a tea effect less",
    (all) => {
      delete cardIn(all, "R-Q3").effect;
    },
    "7 red cards",
  ],
  [
    "K4",
    "a cup on a card with an effect",
    (all) => {
      delete cardIn(all, "R-Q1").pass;
      cardIn(all, "R-Z1").pass = "LEFT";
    },
    "2 red cards without effect",
  ],
  [
    "K4",
    "three conditions C8 less",
    (all) => {
      for (const id of ["R-Z4", "B-Z4", "G-Z4"]) give(all, id, "C3>R3");
    },
    "C3 stands on 7 cards",
  ],
  [
    "K4",
    "two results R9 less",
    (all) => {
      for (const id of ["R-Q6", "B-Z2"]) give(all, id, "C3>R3");
    },
    "R3 stands on 5 cards",
  ],
  ["K6", "R3 more often than R4", (all) => give(all, "B-Z4", "C8(blue)>R3"), "R3 and R4"],
  ["K6", "R5 more often than R6", (all) => give(all, "R-Z1", "C7(red)>R5"), "R5 and R6"],
  [
    "K7",
    "red asked for twice more",
    (all) => {
      give(all, "B-Z4", "C8(red)>R4");
      give(all, "Y-Z1", "C8(red)>R4");
    },
    "each colour 5 or 6",
  ],
  [
    "K7",
    "two tea cards for blue",
    (all) => {
      give(all, "B-Q4", "C5(blue)>R2");
      give(all, "B-Z4", "C8(green)>R4");
    },
    "C5 names each colour once",
  ],
  [
    "K7",
    "four losses of magic",
    (all) => {
      give(all, "R-Q3", "C1(M)>R1");
      give(all, "G-Z3", "C2(M)>R2");
    },
    "C1 and C2",
  ],
  [
    "K7",
    "four gains of combat",
    (all) => {
      give(all, "B-Z2", "C3>R9(C)");
      give(all, "G-Z2", "C3>R9(C)");
    },
    "R8 and R9",
  ],
  [
    "K8",
    "two equal cards, their symbols in another order",
    (all) => {
      cardIn(all, "R-P2").symbols = ["E", "C"];
    },
    "action.2",
  ],
  ["K9", "no C3>R9(C)", (all) => give(all, "R-Q6", "C3>R9(M)"), "C3>R9(C)"],
  [
    "K9",
    "C3>R9(C) without exploration",
    (all) => {
      cardIn(all, "R-Q6").symbols = ["C"];
    },
    "a card with E and C3>R9(C)",
  ],
  ["K9", "no C1(E)>R1", (all) => give(all, "G-Q3", "C1(D)>R1"), "C1(E)>R1"],
  ["K9", "no C5(blue)>R2", (all) => give(all, "R-Q4", "C5(red)>R2"), "C5(blue)>R2"],
  ["K9", "no C5(yellow)>R2", (all) => give(all, "G-Q4", "C5(red)>R2"), "C5(yellow)>R2"],
  [
    "K9",
    "no green tea card",
    (all) => {
      swapColours(all, "G-Q3", "R-Q1");
      swapColours(all, "G-Q4", "R-Q2");
      swapColours(all, "G-Z3", "R-P1");
    },
    "a green tea card",
  ],
  [
    "K9",
    "no pink card to the right",
    (all) => {
      swapColours(all, "K-Q2", "R-Q1");
      swapColours(all, "K-Z2", "R-P1");
    },
    "a pink card with RIGHT",
  ],
  ["K10", "a card that is too strong", (all) => cardIn(all, "K-Q5").symbols.push("D"), "action.72"],
  [
    "K10",
    "a card that is too weak",
    (all) => {
      delete cardIn(all, "G-Z3").pass;
    },
    "action.46",
  ],
  [
    "K10",
    "two weak green cards",
    (all) => {
      give(all, "G-Z1", "C9>R7");
      give(all, "G-Z3", "C2(C)>R2");
    },
    "At most one green card",
  ],
  [
    "K10",
    "one colour stronger than another",
    (all) => {
      cardIn(all, "G-Q3").symbols = [];
      delete cardIn(all, "G-Q3").effect;
      cardIn(all, "G-Q3").pass = "LEFT";
      cardIn(all, "G-Z3").pass = "LEFT";
      give(all, "G-Z3", "C3>R2");
    },
    "The colours differ",
  ],
];

describe("the main deck", () => {
  it.each(SPOILT)("%s: %s is refused", (id, _, spoil, sentence) => {
    const components = draft();
    spoil(components);
    expect(refused(() => ACTION_CONSTRAINTS[id](components.action))).toContain(sentence);
  });

  it.each(Object.entries(ACTION_CONSTRAINTS))("%s holds", (_, constraint) => {
    expect(refused(() => constraint(COMPONENTS.action))).toBe("nothing was refused");
  });

  it("K10: a low mean is refused", () => {
    const { action } = draft();
    for (const { effect } of action)
      if (effect?.condition.k === "C8" && effect.result.k !== "R9") effect.condition = { k: "C3" };
      else if (effect?.condition.k === "C10") effect.condition = { k: "C9" };
    expect(refused(() => ACTION_CONSTRAINTS.K10(action))).toContain("mean budget");
  });

  it("K10: the budget is the one of the facts file", () => {
    const budgets = ["R-P1", "R-Q1", "R-Q3", "R-Q5", "B-Q7", "G-Z3", "K-Q7", "Y-Z3"].map((id) =>
      powerBudget(cardIn(draft(), id)).toFixed(2),
    );
    expect(budgets).toEqual(["1.20", "1.10", "0.93", "1.21", "1.03", "0.90", "1.32", "1.25"]);
  });
});
