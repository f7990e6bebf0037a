import type { TableCard } from "@medallion/protocol";
import { useCallback, useEffect, useState } from "react";
import { onlineConnection, person } from "../../hosts/online.ts";
import type { Asked } from "../../hosts/use-asked.ts";
import { isUnanswered } from "../../network/answerer.ts";
import { useAskAgain } from "../../network/use-ask-again.ts";
import type { GameMode } from "../../people/game-mode-fields.tsx";

/** The open tables of the server as they come and go. */
export function useOpenTables(
  { game, mode }: GameMode,
  ratedOnly: boolean,
): { readonly tables: Asked<readonly TableCard[]>; readonly again: () => void } {
  const [tables, setTables] = useState<Asked<readonly TableCard[]>>({ state: "asking" });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is how `again` asks once more.
  useEffect(() => {
    let wanted = true;
    let stop = (): void => {};
    const filter = { game, ...(mode !== "" && { mode }), ...(ratedOnly && { rated: true }) };
    person().then(
      () => {
        if (!wanted) return;
        stop = onlineConnection().lobby(filter, (value) => setTables({ state: "there", value }));
      },
      (error: unknown) => {
        if (wanted) setTables({ state: "failed", error });
      },
    );
    return () => {
      wanted = false;
      stop();
    };
  }, [game, mode, ratedOnly, round]);
  const again = useCallback(() => setRound((number) => number + 1), []);
  useAskAgain(tables.state === "failed" && isUnanswered(tables.error) ? tables : undefined, again);
  return { tables, again };
}
