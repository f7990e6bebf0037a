import type { ActionCard, Condition, Result } from "./types.ts";

/** How far a condition is met at a random moment (facts 2.1). */
const LEVEL: Readonly<Record<Condition["k"], number>> = {
  C1: 0.6,
  C2: 0.95,
  C3: 1.15,
  C4: 0.55,
  C5: 1.4,
  C6: 0.5,
  C7: 0.45,
  C8: 1.5,
  C9: 0.35,
  C10: 0.6,
};

/** What meeting it costs per level. */
const COST: Readonly<Partial<Record<Condition["k"], number>>> = { C1: 0.45, C2: 0.45, C3: 0.15 };

/** What a result is worth per level. */
const VALUE: Readonly<Record<Result["k"], number>> = {
  R1: 1,
  R2: 0.5,
  R3: 0.9,
  R4: 0.9,
  R5: 1.7,
  R6: 1.7,
  R7: 1.9,
  R8: 1.1,
  R9: 0.55,
  R10: 1.65,
};

/** What a card is worth by itself, in round figures: its power budget (facts K10). */
export function powerBudget({ symbols, pass, effect }: ActionCard): number {
  const printed = 0.6 * symbols.length + (pass === undefined ? 0 : 0.5);
  if (effect === undefined) return printed;
  const { condition, result } = effect;
  return printed + LEVEL[condition.k] * (VALUE[result.k] - (COST[condition.k] ?? 0));
}

/** The mean budget of some cards. */
export function meanBudget(cards: readonly ActionCard[]): number {
  return cards.reduce((sum, card) => sum + powerBudget(card), 0) / cards.length;
}
