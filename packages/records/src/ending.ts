import type { Outcome, Seat, Standing } from "@medallion/kernel";
import type { HostEnding } from "./entry.ts";

/** How a game ended: by its rules, or at the table. A game that was called off has no standings. */
export interface Ending {
  readonly by: "rules" | HostEnding["kind"];
  readonly outcome: Outcome;
}

/** The outcome of what ends a game outside its rules. */
export function hostEnding(entry: HostEnding, seats: number): Ending {
  switch (entry.kind) {
    case "resignation":
      return {
        by: "resignation",
        outcome: {
          standings: standings(seats, (seat) => (seat === entry.seat ? lost(seats) : WON)),
          text: { key: "ending.resignation", values: { seat: { seat: entry.seat } } },
        },
      };
    case "draw":
      return {
        by: "draw",
        outcome: { standings: standings(seats, () => EVEN), text: { key: "ending.draw" } },
      };
    case "abort":
      return { by: "abort", outcome: { standings: [], text: { key: "ending.abort" } } };
  }
}

const WON: Standing = { place: 1, result: "win" };
const EVEN: Standing = { place: 1, result: "draw" };

function lost(seats: number): Standing {
  return { place: seats, result: "loss" };
}

function standings(seats: number, of: (seat: Seat) => Standing): readonly Standing[] {
  return Array.from({ length: seats }, (_, seat) => of(seat));
}
