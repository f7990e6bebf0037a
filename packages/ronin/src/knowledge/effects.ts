import { symbolIndex } from "../box.ts";
import type { Effect } from "../data/index.ts";
import { asksLoss } from "../effects/condition.ts";
import { tokensOf } from "../effects/result.ts";
import type { State, SymbolIndex } from "../state.ts";
import { ACTIVE, INACTIVE, POINT } from "./worth.ts";

// Effects in round figures: what they bring and cost when these two symbols are active.

export function symbolWorth(symbol: SymbolIndex, pair: readonly SymbolIndex[]): number {
  return symbol < 0 ? 0 : pair.includes(symbol) ? ACTIVE : INACTIVE;
}

/** What one symbol costs that the condition asks for. */
export function lossWorth({ condition }: Effect, pair: readonly SymbolIndex[]): number {
  if (!asksLoss(condition)) return 0;
  return "symbol" in condition ? symbolWorth(symbolIndex(condition.symbol), pair) : INACTIVE;
}

/** What the result brings at a level; a level between whole ones brings its share. */
export function resultWorth(
  state: State,
  { result }: Effect,
  level: number,
  pair: readonly SymbolIndex[],
): number {
  if (result.k === "R1") return 2 * level * POINT;
  if (result.k === "R2") return level * POINT;
  const whole = Math.ceil(level);
  let gained = 0;
  for (const symbol of tokensOf(state, result, whole)) gained += symbolWorth(symbol, pair);
  return (level / whole) * gained;
}

/** The result at a level, less what is paid for it. */
export function effectWorth(
  state: State,
  effect: Effect,
  level: number,
  pair: readonly SymbolIndex[],
): number {
  return resultWorth(state, effect, level, pair) - level * lossWorth(effect, pair);
}
