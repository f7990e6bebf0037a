import { parseEffect } from "../notation.ts";
import { type ActionCard, type Colour, type Direction, SYMBOLS, type Sym } from "../types.ts";

/** What a row says beside its symbols. */
export interface Marks {
  readonly pass?: Direction;
  /** As the rules file writes it. */
  readonly effect?: string;
}

/** Writes the cards of one colour, one card a row; the symbols as their letters. */
export function printer(colour: Colour): (id: string, symbols: string, marks?: Marks) => ActionCard {
  return (id, symbols, marks = {}) => printCard(id, colour, symbols, marks);
}

export function printCard(id: string, colour: Colour, symbols: string, { pass, effect }: Marks): ActionCard {
  return {
    id,
    colour,
    symbols: [...symbols].map(symbolOf),
    ...(pass !== undefined && { pass }),
    ...(effect !== undefined && { effect: parseEffect(effect) }),
  };
}

function symbolOf(letter: string): Sym {
  const symbol = SYMBOLS.find((known) => known === letter);
  if (symbol === undefined) throw new Error(`${letter} is no symbol`);
  return symbol;
}
