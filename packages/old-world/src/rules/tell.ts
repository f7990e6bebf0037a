import type { Seat, Told } from "@medallion/kernel";
import type { OldWorldEvent, Scribe } from "../events.ts";

/** For everybody. `scribe.tell?.(toAll(…))` builds no event where nobody listens. */
export function toAll(event: OldWorldEvent): Told<OldWorldEvent> {
  return { event, to: "all" };
}

/** For one seat; the others hear `others`, or nothing. */
export function toSeat(seat: Seat, event: OldWorldEvent, others?: OldWorldEvent): Told<OldWorldEvent> {
  return others === undefined ? { event, to: [seat] } : { event, to: [seat], others };
}

/** The way back to the menu. */
export function thinkBetter(scribe: Scribe, seat: Seat): void {
  scribe.tell?.(toAll({ kind: "thoughtBetter", seat }));
}
