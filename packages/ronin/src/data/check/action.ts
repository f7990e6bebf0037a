import { meanBudget, powerBudget } from "../budget.ts";
import { effectNotation } from "../notation.ts";
import {
  type ActionCard,
  COLOURS,
  type Colour,
  type Condition,
  DIRECTIONS,
  type Effect,
  type Result,
  SYMBOLS,
  type Sym,
} from "../types.ts";
import { type Constraint, count, hold, tally, within } from "./fault.ts";

type Cards = readonly ActionCard[];
const ALL = ["action"] as const;

const ofColour = (cards: Cards, colour: Colour): Cards => cards.filter((card) => card.colour === colour);
const effects = (cards: Cards): readonly Effect[] => cards.flatMap(({ effect }) => effect ?? []);
const conditions = (cards: Cards): readonly Condition[] => effects(cards).map(({ condition }) => condition);
const results = (cards: Cards): readonly Result[] => effects(cards).map(({ result }) => result);

/** The symbol that a colour shows most; pink has none. */
const HOUSE: Readonly<Partial<Record<Colour, Sym>>> = { red: "C", blue: "M", green: "E", yellow: "D" };

/** How often each condition and each result occurs, give or take one (facts 2.1). */
const CONDITION_COUNTS: Readonly<Record<Condition["k"], number>> = {
  C1: 5,
  C2: 4,
  C3: 7,
  C4: 6,
  C5: 5,
  C6: 4,
  C7: 4,
  C8: 9,
  C9: 2,
  C10: 4,
};
const RESULT_COUNTS: Readonly<Record<Result["k"], number>> = {
  R1: 5,
  R2: 10,
  R3: 5,
  R4: 5,
  R5: 5,
  R6: 5,
  R7: 4,
  R8: 4,
  R9: 5,
  R10: 2,
};

function printedSymbols(cards: Cards, colour: Colour): void {
  const own = ofColour(cards, colour);
  const sizes = [0, 1, 2].map((size) => count(own, ({ symbols }) => symbols.length === size));
  hold(sizes.join() === "4,8,4", "K2", `Of the ${colour} cards 4 show no symbol, 8 one and 4 two.`, ALL);
  const shown = tally(
    SYMBOLS,
    own.flatMap(({ symbols }) => symbols),
  );
  for (const symbol of SYMBOLS) {
    const due = HOUSE[colour] === undefined ? 4 : HOUSE[colour] === symbol ? 7 : 3;
    hold(shown[symbol] === due, "K2", `The ${colour} cards show ${symbol} ${due} times.`, ALL);
  }
}

function effectsOfColour(cards: Cards, colour: Colour): void {
  const own = ofColour(cards, colour);
  const timings = effects(own).map(({ timing }) => timing);
  const found = tally(["standard", "tea"], timings);
  hold(
    found.standard === 7 && found.tea === 3,
    "K4",
    `7 ${colour} cards have a standard and 3 a tea effect.`,
    ALL,
  );
  const passing = count(own, ({ effect, pass }) => effect === undefined && pass !== undefined);
  hold(passing === 2, "K4", `2 ${colour} cards without effect have a tea-passing symbol.`, ALL);
}

function sameCard(card: ActionCard): string {
  const { colour, symbols, pass = "-", effect } = card;
  const printed = [...symbols].sort().join("");
  return `${colour} ${printed} ${pass} ${effect === undefined ? "-" : effectNotation(effect)}`;
}

/** The cards that the printed examples need, and how they are told. */
const WANTED: readonly (readonly [what: string, test: (card: ActionCard) => boolean])[] = [
  ["a card with E and C3>R9(C)", (card) => card.symbols.includes("E") && written(card) === "C3>R9(C)"],
  ["C1(E)>R1", (card) => written(card) === "C1(E)>R1"],
  ["C5(blue)>R2", (card) => written(card) === "C5(blue)>R2"],
  ["C5(yellow)>R2", (card) => written(card) === "C5(yellow)>R2"],
  ["a green tea card", ({ colour, effect }) => colour === "green" && effect?.timing === "tea"],
  ["a pink card with RIGHT", ({ colour, pass }) => colour === "pink" && pass === "RIGHT"],
];

function written({ effect }: ActionCard): string | undefined {
  return effect === undefined ? undefined : effectNotation(effect);
}

function countsOf<K extends string>(due: Readonly<Record<K, number>>, kinds: readonly K[]): void {
  for (const [kind, number] of Object.entries<number>(due))
    hold(
      within([count(kinds, (found) => found === kind)], number - 1, number + 1),
      "2.1",
      `${kind} stands on ${number} cards, one more or one less.`,
      ALL,
    );
}

/** What the 80 cards of the main deck have in common; K5 is held by every single card (`readEffect`). */
export const ACTION_CONSTRAINTS = {
  K1: (cards) => {
    hold(cards.length === 80, "K1", "The main deck has 80 cards.", ALL);
    for (const colour of COLOURS)
      hold(ofColour(cards, colour).length === 16, "K1", `16 cards are ${colour}.`, ALL);
  },
  K2: (cards) => {
    for (const colour of COLOURS) printedSymbols(cards, colour);
  },
  K3: (cards) => {
    for (const colour of COLOURS)
      for (const direction of DIRECTIONS) {
        const found = count(ofColour(cards, colour), ({ pass }) => pass === direction);
        hold(found === 2, "K3", `2 ${colour} cards pass tea ${direction}.`, ALL);
      }
    for (const [index, { symbols, pass }] of cards.entries())
      hold(pass === undefined || symbols.length < 2, "K3", "Two symbols leave no room for a cup.", [
        ...ALL,
        index,
        "pass",
      ]);
  },
  K4: (cards) => {
    for (const colour of COLOURS) effectsOfColour(cards, colour);
    countsOf(
      CONDITION_COUNTS,
      conditions(cards).map(({ k }) => k),
    );
    countsOf(
      RESULT_COUNTS,
      results(cards).map(({ k }) => k),
    );
  },
  K6: (cards) => {
    const found = (kind: Result["k"]): number => count(results(cards), ({ k }) => k === kind);
    hold(found("R3") === found("R4"), "K6", "R3 and R4 are equally many.", ALL);
    hold(found("R5") === found("R6"), "K6", "R5 and R6 are equally many.", ALL);
  },
  K7: (cards) => {
    const coloured = conditions(cards).flatMap((condition) => ("colour" in condition ? [condition] : []));
    const named = tally(
      COLOURS,
      coloured.map(({ colour }) => colour),
    );
    hold(within(Object.values(named), 5, 6), "K7", "Conditions name each colour 5 or 6 times.", ALL);
    const ofPartners = coloured.filter(({ k }) => k === "C5").map(({ colour }) => colour);
    hold(within(Object.values(tally(COLOURS, ofPartners)), 1, 1), "K7", "C5 names each colour once.", ALL);
    const lost = conditions(cards).flatMap((condition) => ("symbol" in condition ? [condition.symbol] : []));
    hold(
      within(Object.values(tally(SYMBOLS, lost)), 2, 3),
      "K7",
      "C1 and C2 ask each symbol 2 or 3 times.",
      ALL,
    );
    const gained = results(cards).flatMap((result) => ("symbol" in result ? [result.symbol] : []));
    hold(
      within(Object.values(tally(SYMBOLS, gained)), 2, 3),
      "K7",
      "R8 and R9 give each symbol 2 or 3 times.",
      ALL,
    );
  },
  K8: (cards) => {
    const known = new Set<string>();
    for (const [index, card] of cards.entries()) {
      hold(!known.has(sameCard(card)), "K8", "No two cards are the same.", [...ALL, index]);
      known.add(sameCard(card));
    }
  },
  K9: (cards) => {
    for (const [what, test] of WANTED) hold(cards.some(test), "K9", `The deck contains ${what}.`, ALL);
  },
  K10: (cards) => {
    for (const [index, card] of cards.entries())
      hold(within([powerBudget(card)], 0.5, 1.7), "K10", "The power budget lies between 0.7 and 1.7.", [
        ...ALL,
        index,
      ]);
    const means = COLOURS.map((colour) => meanBudget(ofColour(cards, colour)));
    for (const colour of COLOURS) {
      const weak = count(ofColour(cards, colour), (card) => powerBudget(card) < 0.7 - 1e-9);
      hold(weak <= 1, "K10", `At most one ${colour} card has a power budget below 0.7.`, ALL);
    }
    hold(within([meanBudget(cards)], 1.15, 1.25), "K10", "The mean budget lies between 1.15 and 1.25.", ALL);
    hold(Math.max(...means) - Math.min(...means) <= 0.1, "K10", "The colours differ by at most 0.1.", ALL);
  },
} satisfies Record<string, Constraint<Cards>>;
