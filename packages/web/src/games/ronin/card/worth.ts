import type { Sym } from "@medallion/ronin";

/** What a symbol is worth: nothing is known of it yet, it is the left or the right active one, or it scores nothing. */
export const WORTHS = ["plain", "left", "right", "inactive"] as const;
export type SymbolWorth = (typeof WORTHS)[number];

/** The left and the right active symbol of the chapter. */
export type ActivePair = readonly [left: Sym, right: Sym];

export function worthOf(symbol: Sym, active: ActivePair | undefined): SymbolWorth {
  if (active === undefined) return "plain";
  if (symbol === active[0]) return "left";
  return symbol === active[1] ? "right" : "inactive";
}
