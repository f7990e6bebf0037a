import { at } from "@medallion/kernel";
import { boxOf, symbolAt, symbolIndex } from "../box.ts";
import type { Printed } from "../choice.ts";
import type { Condition, Sym } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { toAll } from "../rules/tell.ts";
import { idOf } from "../rules/zones.ts";
import type { Player, PlayerIndex, State, SymbolIndex, Work } from "../state.ts";
import { playerOf } from "../state.ts";
import { activePair, COVERS_FIRST, COVERS_SECOND, printedAt } from "./count.ts";

/** Equal symbols in one place, of which it makes no difference which one is paid (RO-13.19). */
export interface Source {
  readonly symbol: SymbolIndex;
  /** The place in the timeline, -1 for the pool. */
  readonly place: number;
  readonly count: number;
}

/** The symbols that a condition accepts as payment. */
function accepted(state: State, condition: Condition): readonly SymbolIndex[] {
  if (condition.k === "C1" || condition.k === "C2") return [symbolIndex(condition.symbol)];
  if (condition.k !== "C3") return [];
  const pair = activePair(state);
  return [0, 1, 2, 3].filter((symbol) => !pair.includes(symbol));
}

/** What can be lost: tokens first, then printed symbols in scope from left to right (RO-5.9, RO-5.10). */
export function sourcesOf(state: State, work: Work, condition: Condition): readonly Source[] {
  const box = boxOf(state);
  const owner = playerOf(state, work.player);
  const symbols = accepted(state, condition);
  const sources: Source[] = [];
  for (const symbol of symbols) {
    const count = at(owner.pool, symbol);
    if (count > 0) sources.push({ symbol, place: -1, count });
  }
  for (let place = 0; place <= work.place; place++)
    for (const symbol of symbols) {
      const count = printedAt(box, owner, place, symbol);
      if (count > 0) sources.push({ symbol, place, count });
    }
  return sources;
}

/** Every way to pay `cost`, as amounts per source; earlier sources are used first (RO-13.9). */
export function paymentsOf(sources: readonly Source[], cost: number): readonly (readonly number[])[] {
  const payments: number[][] = [];
  const extend = (amounts: readonly number[], left: number): void => {
    const source = sources[amounts.length];
    if (source === undefined) {
      if (left === 0) payments.push([...amounts]);
      return;
    }
    for (let amount = Math.min(left, source.count); amount >= 0; amount--)
      extend([...amounts, amount], left - amount);
  };
  extend([], cost);
  return payments;
}

/** The only way to pay, or nothing where there are several (RO-13.18). */
export function onlyPayment(sources: readonly Source[], cost: number): readonly number[] | undefined {
  const total = sources.reduce((sum, { count }) => sum + count, 0);
  if (total === cost) return sources.map(({ count }) => count);
  return sources.length === 1 ? [cost] : undefined;
}

export interface NamedPayment {
  readonly tokens: readonly Sym[];
  readonly printed: readonly Printed[];
}

/** What a payment consists of, by name. */
export function namedPayment(
  state: State,
  player: PlayerIndex,
  sources: readonly Source[],
  amounts: readonly number[],
): NamedPayment {
  const { timeline } = playerOf(state, player);
  const tokens: Sym[] = [];
  const printed: Printed[] = [];
  for (const [i, { symbol, place }] of sources.entries())
    for (let paid = 0; paid < at(amounts, i); paid++)
      if (place < 0) tokens.push(symbolAt(symbol));
      else printed.push({ card: idOf(state, at(timeline, place)), symbol: symbolAt(symbol) });
  return { tokens, printed };
}

/** The amounts per source behind the names. */
export function amountsOf(
  state: State,
  player: PlayerIndex,
  sources: readonly Source[],
  { tokens, printed }: NamedPayment,
): readonly number[] {
  const { timeline } = playerOf(state, player);
  return sources.map(({ symbol, place }) => {
    const name = symbolAt(symbol);
    if (place < 0) return tokens.filter((token) => token === name).length;
    const id = idOf(state, at(timeline, place));
    return printed.filter((lost) => lost.card === id && lost.symbol === name).length;
  });
}

/** Tokens go back to the supply, printed symbols are covered (RO-5.9). */
export function pay(
  state: State,
  scribe: Scribe,
  player: PlayerIndex,
  sources: readonly Source[],
  amounts: readonly number[],
): void {
  const owner = playerOf(state, player);
  for (const [i, { symbol, place }] of sources.entries()) {
    const amount = at(amounts, i);
    if (place < 0) owner.pool[symbol] = at(owner.pool, symbol) - amount;
    else for (let paid = 0; paid < amount; paid++) cover(state, owner, place, symbol);
  }
  if (scribe.tell !== undefined)
    scribe.tell(
      toAll({ kind: "symbolsLost", seat: player, ...namedPayment(state, player, sources, amounts) }),
    );
}

/** Covers the left one of equal symbols (RO-13.19). */
function cover(state: State, owner: Player, place: number, symbol: SymbolIndex): void {
  const card = at(owner.timeline, place);
  const covered = at(owner.covered, place);
  const first = at(boxOf(state).first, card) === symbol && (covered & COVERS_FIRST) === 0;
  owner.covered[place] = covered | (first ? COVERS_FIRST : COVERS_SECOND);
}

/** Takes the lost-symbol token off a printed symbol, the left one of equal symbols. */
export function uncover(state: State, owner: Player, place: number, symbol: SymbolIndex): void {
  const card = at(owner.timeline, place);
  const covered = at(owner.covered, place);
  const first = at(boxOf(state).first, card) === symbol && (covered & COVERS_FIRST) !== 0;
  owner.covered[place] = covered & ~(first ? COVERS_FIRST : COVERS_SECOND);
}
