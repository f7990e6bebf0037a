import type { Finality, Seat, Told } from "@medallion/kernel";
import type { Placed } from "@medallion/records";

/**
 * When a seat may take its last choice back. `free`: always, for a local game whose holder owns all
 * human seats. `engine`: while the rules call it open and no other seat has chosen since.
 */
export type Takebacks = "free" | "engine";

/** An entry in force and whether it may still be taken back. */
export interface Step extends Placed {
  readonly finality: Finality;
  /** What was told by it, where that is kept. */
  readonly told?: readonly Told[];
}

/** The place in the line of the seat's last choice if it may be taken back. */
export function takebackPoint(line: readonly Step[], seat: Seat, takebacks: Takebacks): number | undefined {
  const last = line.findLastIndex((step) => moverOf(step) === seat);
  if (last < 0) return undefined;
  if (takebacks === "free") return last;
  if (line[last]?.finality !== "open") return undefined;
  for (let next = last + 1; next < line.length; next++) {
    const step = line[next];
    if (step === undefined || moverOf(step) !== undefined || step.finality !== "open") return undefined;
  }
  return last;
}

/** Who chose; the table's own entries have nobody. */
export function moverOf({ entry }: Placed): Seat | undefined {
  switch (entry.kind) {
    case "choice":
    case "offer":
    case "fallback":
      return entry.seat;
    case "seat":
    case "pause":
    case "resume":
    case "resignation":
    case "draw":
    case "abort":
      return undefined;
  }
}
