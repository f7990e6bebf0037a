import type { Seat, SeatRecap, Standing } from "@medallion/kernel";
import type { Finished } from "./event.ts";

/** How a finished game is remembered for one seat. Place and result are absent if it was called off. */
export interface SeatResult extends SeatRecap {
  readonly seat: Seat;
  readonly place?: number;
  readonly result?: Standing["result"];
}

/** Results by seat; whoever gave up or was away is last, however well the bot did in their seat. */
export function seatResults({
  ending,
  places,
  left,
  recap,
}: Pick<Finished, "ending" | "places" | "left" | "recap">): readonly SeatResult[] {
  return places.map((place, seat) => {
    const remembered = { score: 0, ...recap[seat], seat };
    const standing = ending.outcome.standings[seat];
    if (standing === undefined) return remembered;
    const fled = place.kind === "person" && left.includes(seat);
    return fled
      ? { ...remembered, place: places.length, result: "loss" }
      : { ...remembered, place: standing.place, result: standing.result };
  });
}
