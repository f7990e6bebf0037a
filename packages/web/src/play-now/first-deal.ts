const KEY = "medallion.begun";

/**
 * The deal of somebody's very first game of a kind on this device, one of those that begin kindly; afterwards, and where
 * nothing can be remembered, chance deals.
 */
export function firstDeal(game: string, deals: readonly string[], random = Math.random): string | undefined {
  try {
    const begun = begunGames();
    if (deals.length === 0 || begun.includes(game)) return undefined;
    localStorage.setItem(KEY, JSON.stringify([...begun, game]));
  } catch {
    return undefined;
  }
  return deals[Math.floor(random() * deals.length)];
}

function begunGames(): readonly string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
  return Array.isArray(kept) ? kept.filter((game) => typeof game === "string") : [];
}
