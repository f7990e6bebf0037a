import type { Seat } from "@medallion/kernel";
import type { RoomLook } from "@medallion/table";

/** The seat to which the device goes next, if it is another one's turn than that of the seat whose table is shown. */
export function handover(look: RoomLook, shown: Seat, people: readonly Seat[]): Seat | undefined {
  if (look.stage !== "playing" || look.paused || look.waitingFor.includes(shown)) return undefined;
  return look.waitingFor.find((seat) => people.includes(seat) && playsThemselves(look, seat));
}

function playsThemselves({ places }: RoomLook, seat: Seat): boolean {
  const place = places[seat];
  return place?.kind === "person" && place.standIn === undefined;
}
