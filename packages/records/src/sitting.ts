import { type Ending, hostEnding } from "./ending.ts";
import type { Entry } from "./entry.ts";
import type { Holder } from "./holder.ts";

/** What the table knows beside the rules: who sits where, whether the clocks rest, whether it ended the game. */
export interface Sitting {
  readonly seats: readonly Holder[];
  readonly paused: boolean;
  readonly ended: Ending | undefined;
}

/** The sitting after one more entry in force. */
export function sittingAfter(sitting: Sitting, entry: Entry): Sitting {
  switch (entry.kind) {
    case "seat":
      return { ...sitting, seats: sitting.seats.with(entry.seat, entry.holder) };
    case "pause":
      return { ...sitting, paused: true };
    case "resume":
      return { ...sitting, paused: false };
    case "resignation":
    case "draw":
    case "abort":
      return { ...sitting, ended: hostEnding(entry, sitting.seats.length) };
    case "choice":
    case "offer":
    case "fallback":
    case "takeback":
      return sitting;
  }
}
