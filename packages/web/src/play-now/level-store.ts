const KEY = "medallion.levels";

/** The bot that a newcomer meets. */
export const FIRST_BOT = "novice";

/** Whom *Play now* seats opposite in this game: the gentlest, until somebody wants a stronger one. */
export function levelIn(game: string): string {
  return levels()[game] ?? FIRST_BOT;
}

export function rememberLevel(game: string, level: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...levels(), [game]: level }));
  } catch {
    // Then the next game begins gently again.
  }
}

function levels(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([game, level]) => (typeof level === "string" ? [[game, level]] : [])),
    );
  } catch {
    return {};
  }
}
