import { mark, type Span, text } from "@medallion/ink";
import type { Tone } from "@medallion/kernel";
import type { Bonus, Colour, Direction, Sym } from "../data/index.ts";
import { bonusText, colourName, passText, symbolName } from "../data/words.ts";
import type { Sight } from "./sight.ts";

// Signs are told apart without colour and take one column everywhere.

/** Each symbol is a letter in the tone of its house colour; covered it is small. */
const SYMBOL_TONES: Readonly<Record<Sym, Tone>> = { C: "bad", M: "cold", E: "good", D: "gold" };

export function symbolMark(sight: Sight, symbol: Sym, covered = false): Span {
  const name = sight.say(symbolName(symbol));
  if (!covered) return mark(symbol, name, SYMBOL_TONES[symbol]);
  return mark(symbol.toLowerCase(), sight.say({ key: "board.covered", values: { what: name } }), "quiet");
}

const COLOUR_TONES: Readonly<Record<Colour, Tone>> = {
  red: "bad",
  blue: "cold",
  green: "good",
  yellow: "gold",
  pink: "own",
};

/** The colour of a card by the first letter of its name. */
export function colourMark(sight: Sight, colour: Colour): Span {
  return mark(
    `[${text(sight, `board.colour.${colour}`)}]`,
    sight.say(colourName(colour)),
    COLOUR_TONES[colour],
  );
}

const CUPS: Readonly<Record<Direction, string>> = { LEFT: "«", RIGHT: "»" };

export function cupMark(sight: Sight, direction: Direction, covered: boolean): Span {
  const means = sight.say(passText(direction));
  if (!covered) return mark(CUPS[direction], means, "strong");
  return mark("×", sight.say({ key: "board.covered", values: { what: text(sight, "board.cup") } }), "quiet");
}

export function effectMark(sight: Sight, timing: "standard" | "tea"): Span {
  return timing === "tea"
    ? mark("♨", text(sight, "board.teaEffect"), "gold")
    : mark("*", text(sight, "board.effect"), "strong");
}

/** What a space of a track gives, as one sign. */
export function bonusMark(sight: Sight, bonus: Bonus): Span {
  const means = sight.say(bonusText(bonus));
  switch (bonus.k) {
    case "abilityOrXp":
      return mark(String(bonus.ability), means, "gold");
    case "drawOrXp":
      return mark("+", means, "gold");
    case "showHand":
      return mark("?", means, "gold");
    case "activeAny":
      return mark("-=≡".charAt(bonus.n - 1), means, "gold");
    case "xp":
      return mark("x", means, "gold");
  }
}

export function readyMark(sight: Sight): Span {
  return mark("●", text(sight, "board.ready"), "good");
}

export function usedMark(sight: Sight): Span {
  return mark("○", text(sight, "board.used"), "quiet");
}
