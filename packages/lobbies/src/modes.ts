import { at, type Mode, type Request } from "@medallion/kernel";
import type { Refuse } from "./reason.ts";

/** The numbers of seats that each mode is played with, the usual one first. */
export type Seats<Id extends string = string> = Readonly<Record<Id, readonly number[]>>;

/** The modes as people choose among them. */
export function modesOf(seats: Seats): readonly Mode[] {
  return Object.entries(seats).map(([id, numbers]) => ({
    id,
    seats: numbers,
    name: { key: `mode.${id}` },
    about: { key: `mode.${id}.about` },
  }));
}

/** How many seats a request asks for. Throws `InputError` for a number that the mode is not played with. */
export function seatsAsked<Id extends string>(
  refuse: Refuse<"seats">,
  seats: Seats<Id>,
  mode: Id,
  { seats: count = at(seats[mode], 0) }: Request,
): number {
  if (!seats[mode].includes(count))
    throw refuse("seats", { mode, known: seats[mode].join(", "), count }, ["seats"]);
  return count;
}
