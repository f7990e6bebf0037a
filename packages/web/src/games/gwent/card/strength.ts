import type { CardRow } from "@medallion/gwent/cards";

/** Whether a card counts for more or less than is printed on it. */
export type Change = "raised" | "lowered";

/** Nothing changes a hero (GW-1.4), so a hero is never shown as changed. */
export function changeOf(row: CardRow, strength: number): Change | undefined {
  if (row.kind === "hero" || strength === row.strength) return undefined;
  return strength > row.strength ? "raised" : "lowered";
}

/** Whether a card is a unit, so that it has a strength to show. */
export function fights({ kind }: CardRow): boolean {
  return kind === "unit" || kind === "hero";
}
