import type { Seat } from "@medallion/kernel";
import type { GameRecord } from "@medallion/records";

/** The seat of the only person among bots; nobody's where several played. */
export function onlyPerson({ seats }: Pick<GameRecord, "seats">): Seat | null {
  const people = seats.flatMap(({ who }, seat) => (who === "person" ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}
