import { useEffect, useState } from "react";
import { localHost } from "../../local/local-host.ts";
import type { LocalCard } from "../../local/local-tables.ts";

/** The table as it was when the page was opened; afterwards the table itself tells how it stands. */
export function useLocalCard(table: string): LocalCard | "none" | undefined {
  const [found, setFound] = useState<LocalCard | "none">();
  useEffect(() => {
    let wanted = true;
    const settle = (cards: readonly LocalCard[]): void => {
      if (wanted) setFound(cards.find(({ id }) => id === table) ?? "none");
    };
    localHost()
      .tables.list()
      .then(settle, () => settle([]));
    return () => {
      wanted = false;
    };
  }, [table]);
  return found;
}
