import type { Seat, Told } from "@medallion/kernel";
import type { RoninEvent } from "../events.ts";

/** For everybody. `scribe.tell?.(toAll(…))` builds no event where nobody listens. */
export function toAll(event: RoninEvent): Told<RoninEvent> {
  return { event, to: "all" };
}

/** For one seat; the others hear `others`, or nothing. */
export function toSeat(seat: Seat, event: RoninEvent, others?: RoninEvent): Told<RoninEvent> {
  return others === undefined ? { event, to: [seat] } : { event, to: [seat], others };
}
