import { at } from "@medallion/kernel";
import { meanBudget } from "../budget.ts";
import { type ActionCard, CHARACTERS, COLOURS, SYMBOLS } from "../types.ts";
import { type Constraint, count, hold, tally, within } from "./fault.ts";

type Cards = readonly ActionCard[];
const HAND = 5;

/** The five cards of one character, and where the first of them stands. */
function hands(cards: Cards): readonly (readonly [hand: Cards, path: readonly (string | number)[]])[] {
  return CHARACTERS.map((_, index) => {
    const start = index * HAND;
    return [cards.slice(start, start + HAND), ["starting", start]];
  });
}

/** How often a hand shows its symbols, most first: a house symbol, or two for Yuki Onna. */
function spread(hand: Cards): string {
  const shown = tally(
    SYMBOLS,
    hand.flatMap(({ symbols }) => symbols),
  );
  return Object.values(shown)
    .sort((one, other) => other - one)
    .join("/");
}

export const STARTING_CONSTRAINTS = {
  S1: (cards) => {
    hold(cards.length === CHARACTERS.length * HAND, "S1", "Each character has 5 starting cards.", [
      "starting",
    ]);
    for (const [index, { owner }] of cards.entries())
      hold(
        owner === at(CHARACTERS, Math.floor(index / HAND)),
        "S1",
        "Starting cards stand in the order of the characters.",
        ["starting", index, "owner"],
      );
    for (const [hand, path] of hands(cards))
      hold(
        new Set(hand.map(({ colour }) => colour)).size === COLOURS.length,
        "S1",
        "A hand has every colour once.",
        path,
      );
  },
  S2: (cards) => {
    for (const [index, [hand, path]] of hands(cards).entries()) {
      const sizes = hand.map(({ symbols }) => symbols.length).sort();
      hold(sizes.join() === "1,1,1,1,2", "S2", "A hand has one double card and four single ones.", path);
      const due = at(CHARACTERS, index) === "yukiOnna" ? "2/2/1/1" : "3/1/1/1";
      hold(spread(hand) === due, "S2", `The symbols of this hand are spread ${due}.`, path);
    }
    const all = tally(
      SYMBOLS,
      cards.flatMap(({ symbols }) => symbols),
    );
    const sums = SYMBOLS.map((symbol) => all[symbol]).join();
    hold(sums === "11,11,10,10", "S2", "All hands together show C 11, M 11, E 10 and D 10 times.", [
      "starting",
    ]);
  },
  S3: (cards) => {
    for (const [hand, path] of hands(cards)) {
      const kinds = [
        count(
          hand,
          ({ symbols, pass, effect }) => symbols.length === 2 && pass === undefined && effect === undefined,
        ),
        count(hand, ({ pass }) => pass === "LEFT"),
        count(hand, ({ pass }) => pass === "RIGHT"),
        count(hand, ({ effect }) => effect?.timing === "standard"),
        count(hand, ({ effect }) => effect?.timing === "tea"),
      ];
      hold(
        within(kinds, 1, 1),
        "S3",
        "A hand is a plain double card, one with LEFT, one with RIGHT, one standard and one tea effect.",
        path,
      );
    }
  },
  S4: (cards) => {
    const mean = meanBudget(cards);
    for (const [hand, path] of hands(cards))
      hold(
        within([meanBudget(hand)], mean * 0.95, mean * 1.05),
        "S4",
        "The hands are equally strong within 5 percent.",
        path,
      );
    for (const [index, { colour, effect }] of cards.entries()) {
      const condition = effect?.condition;
      hold(
        condition?.k !== "C6" || condition.colour !== colour,
        "S4",
        "C6 of the card's own colour is nearly always met.",
        ["starting", index, "effect", "condition"],
      );
    }
  },
} satisfies Record<string, Constraint<Cards>>;
