import type { Seat } from "@medallion/kernel";
import { type TableCard, tableIdSchema, type WireRefusal } from "@medallion/protocol";
import { useCallback, useEffect, useState } from "react";
import { call, person } from "../../hosts/online.ts";
import { pageWasLeft } from "../../look/arrival.ts";
import { useAskAgain } from "../../network/use-ask-again.ts";
import { refusalOf } from "../../table/refusal.ts";

/** How it stands with coming to a table of the server. */
export type Arrival =
  | { readonly kind: "coming" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "none" }
  | { readonly kind: "refused"; readonly refusal: WireRefusal }
  | {
      readonly kind: "here";
      readonly card: TableCard;
      readonly link: string;
      readonly yours: readonly Seat[];
      readonly person: string;
    };

interface Coming {
  readonly arrival: Arrival;
  /** Asks the server again: after a failure, or when a seat was given up. */
  readonly again: () => void;
  readonly seated: (seats: readonly Seat[]) => void;
  readonly refused: (refusal: WireRefusal) => void;
}

/** Asks who we are and which seats of the table are ours. */
export function useArrival(table: string): Coming {
  const [arrival, setArrival] = useState<Arrival>({ kind: "coming" });
  const again = useCallback(() => {
    setArrival({ kind: "coming" });
    void arrive(table).then(setArrival);
  }, [table]);
  useEffect(again, [again]);
  // By itself without a word: what stands there stays until there is something else to show.
  const tryAgain = useCallback(() => void arrive(table).then(setArrival), [table]);
  useAskAgain(arrival.kind === "unreachable" ? arrival : undefined, tryAgain);
  const seated = useCallback((seats: readonly Seat[]) => {
    // The table is shown anew from the seat; the button that led there is gone with the focus it had.
    pageWasLeft();
    setArrival((before) => (before.kind === "here" ? { ...before, yours: seats } : before));
  }, []);
  const refused = useCallback(
    (refusal: WireRefusal) => {
      void arrive(table).then((now) => {
        // A seat that was given up leads to a place among the spectators; the same place again leads nowhere.
        setArrival((before) => (samePlace(before, now) ? { kind: "refused", refusal } : now));
      });
    },
    [table],
  );
  return { arrival, again, seated, refused };
}

function samePlace(before: Arrival, now: Arrival): boolean {
  return before.kind === "here" && now.kind === "here" && before.yours.join() === now.yours.join();
}

/** Comes to a table, or learns why not. */
export async function arrive(table: string): Promise<Arrival> {
  if (!tableIdSchema.safeParse(table).success) return { kind: "none" };
  try {
    const { id } = await person();
    const { table: card, link, yours } = await call("table", { params: { table } });
    return { kind: "here", card, link, yours, person: id };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) return { kind: "unreachable" };
    return refusal.code === "no-such-table" ? { kind: "none" } : { kind: "refused", refusal };
  }
}
