import { remembered } from "@medallion/fittings";
import { type Box, symbolIndex } from "../box.ts";
import { COLOURS, type Condition, type Result } from "../data/index.ts";

/** The timing of a card without an effect, of a standard one and of one in the tea ceremony. */
export const PLAIN = 0;
export const STANDARD = 1;
export const TEA = 2;

/** The effects of all cards of a box as numbers, by card: they are tried out by the thousand (bench: ronin-policy-games). */
export interface Faces {
  readonly timing: readonly number[];
  /** Conditions and results by their numbers in the rules: C1 to C10, R1 to R10. */
  readonly condition: readonly number[];
  /** The symbol or the colour that the condition asks for, -1 without one. */
  readonly asked: readonly number[];
  readonly result: readonly number[];
  /** The symbol that R8 and R9 give; of R10 the symbol that it does not. */
  readonly given: readonly number[];
}

/** The faces of a box, worked out once. */
export const facesOf: (box: Box) => Faces = remembered(
  ({ effects }: Box): Faces => ({
    timing: effects.map((effect) =>
      effect === undefined ? PLAIN : effect.timing === "tea" ? TEA : STANDARD,
    ),
    condition: effects.map((effect) => numberIn(effect?.condition.k)),
    asked: effects.map((effect) => (effect === undefined ? -1 : askedBy(effect.condition))),
    result: effects.map((effect) => numberIn(effect?.result.k)),
    given: effects.map((effect) => (effect === undefined ? -1 : givenBy(effect.result))),
  }),
);

function numberIn(kind: string | undefined): number {
  return kind === undefined ? 0 : Number(kind.slice(1));
}

function askedBy(condition: Condition): number {
  if ("symbol" in condition) return symbolIndex(condition.symbol);
  return "colour" in condition ? COLOURS.indexOf(condition.colour) : -1;
}

function givenBy(result: Result): number {
  if (result.k === "R8" || result.k === "R9") return symbolIndex(result.symbol);
  if (result.k !== "R10") return -1;
  const symbols = result.symbols.map(symbolIndex);
  return [0, 1, 2, 3].findIndex((symbol) => !symbols.includes(symbol));
}
