import type { Seat } from "@medallion/kernel";
import type { TableCard, WireRefusal } from "@medallion/protocol";
import { useCallback, useEffect, useState } from "react";
import { call, person } from "../../hosts/online.ts";
import { refusalOf } from "../../table/refusal.ts";

/** How it stands with coming to a table of the server. */
export type Arrival =
  | { readonly kind: "coming" }
  | { readonly kind: "unreachable" }
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
  const seated = useCallback((seats: readonly Seat[]) => {
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

async function arrive(table: string): Promise<Arrival> {
  try {
    const { id } = await person();
    const { table: card, link, yours } = await call("table", { params: { table } });
    return { kind: "here", card, link, yours, person: id };
  } catch (error) {
    const refusal = refusalOf(error);
    return refusal === undefined ? { kind: "unreachable" } : { kind: "refused", refusal };
  }
}
