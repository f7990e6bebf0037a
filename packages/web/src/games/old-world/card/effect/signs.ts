import type { Extension, Symbols } from "@medallion/old-world/data";

/** A number, if there is one, and then the mark of what it is a number of. */
export interface Sign {
  readonly glyph: string;
  readonly text: string;
  /** A small glyph at its corner: how, of what, or that it is not. */
  readonly badge?: string | undefined;
}

/** A number with its sign, as the rules print it: the minus is no hyphen. */
export const signedFigure = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

type SymbolName = keyof Symbols | "returnCard";

/** The mark of each symbol of an action card (OW-1.10). */
export const SYMBOL_GLYPHS: Readonly<Record<SymbolName, string>> = {
  damage: "broadsword",
  shield: "shield",
  refill: "draw",
  takeDiscard: "take-discard",
  returnCard: "return-card",
};

/** What a card or an extension gives, in the order of its symbols. */
export function signsOf(symbols: Symbols & Pick<Extension, "returnCard">): readonly Sign[] {
  const { damage, shield, refill, takeDiscard, returnCard } = symbols;
  const texts: Readonly<Record<SymbolName, string | undefined>> = {
    damage: damage === undefined ? undefined : String(damage),
    shield: shield === undefined ? undefined : String(shield),
    refill: refill === undefined ? undefined : signedFigure(refill),
    takeDiscard: takeDiscard === undefined ? undefined : "",
    returnCard: returnCard === undefined ? undefined : "",
  };
  return (Object.keys(SYMBOL_GLYPHS) as SymbolName[]).flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : [{ glyph: SYMBOL_GLYPHS[name], text }];
  });
}
