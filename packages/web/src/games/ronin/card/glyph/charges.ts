/** The pictures that cards bear. */
export const CHARGES: readonly string[] = ["katana", "pagoda", "paper-crane", "raven", "fox-head"];

/** What a card bears; one that only a scenario knows bears a gate. */
export function chargeOf(card: string): string {
  return (
    CHARGES[[...card].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % CHARGES.length] ?? "torii"
  );
}
