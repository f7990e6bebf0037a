import type { Seat } from "@medallion/kernel";
import { PATIENCE, type RoomLook } from "@medallion/table";

/** Without a clock somebody who is there but slow may be decided about after so many times the patience. */
const SLOW = 5;

export interface Absence {
  readonly seat: Seat;
  readonly why: "gone" | "slow";
  /** How long it must last before the others may decide, in milliseconds. */
  readonly patience: number;
}

/** The people whom the viewer's seat may come to decide about: those who lost the connection, and those it waits for without a clock. */
export function absences(look: RoomLook, seat: Seat | null): readonly Absence[] {
  if (seat === null || look.stage !== "playing" || look.paused) return [];
  return look.places.flatMap((place, other): Absence[] => {
    if (other === seat || place.kind !== "person" || place.standIn !== undefined) return [];
    if (look.gone.includes(other)) return [{ seat: other, why: "gone", patience: PATIENCE }];
    const slow = look.settings.clock.kind === "none" && look.waitingFor.includes(other);
    return slow ? [{ seat: other, why: "slow", patience: SLOW * PATIENCE }] : [];
  });
}
