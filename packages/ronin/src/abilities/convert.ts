import { symbolAt } from "../box.ts";
import type { Target } from "../choice.ts";
import type { SymbolIndex } from "../state.ts";

/**
 * CONVERT: up to `most` tokens of a pool for as many active ones, each of own choice. Giving away what one gets back
 * is the same as exchanging less, so each outcome is listed once.
 */
export function exchangesOf(
  pool: readonly number[],
  [left, right]: readonly [SymbolIndex, SymbolIndex],
  most: number,
): readonly Target[] {
  const targets: Target[] = [];
  for (let count = 1; count <= most; count++)
    for (let ofRight = 0; ofRight <= count; ofRight++) {
      const gained = [...Array<number>(count - ofRight).fill(left), ...Array<number>(ofRight).fill(right)];
      const spare = pool.map((tokens, symbol) => (gained.includes(symbol) ? 0 : tokens));
      for (const away of handfuls(spare, count))
        targets.push({ kind: "convert", away: away.map(symbolAt), symbols: gained.map(symbolAt) });
    }
  return targets;
}

/** All ways to take `count` tokens out of a pool, by symbols in ascending order. */
function handfuls(pool: readonly number[], count: number): readonly (readonly SymbolIndex[])[] {
  const ways: (readonly SymbolIndex[])[] = [];
  const extend = (taken: readonly SymbolIndex[], symbol: SymbolIndex): void => {
    if (taken.length === count) {
      ways.push(taken);
      return;
    }
    const tokens = pool[symbol];
    if (tokens === undefined) return;
    for (let amount = Math.min(tokens, count - taken.length); amount >= 0; amount--)
      extend([...taken, ...Array<number>(amount).fill(symbol)], symbol + 1);
  };
  extend([], 0);
  return ways;
}
