import type { Text } from "../../language/words.ts";
import type { TableDraft } from "./draft.ts";

/** What somebody in this seat is called who gives no name; only where several sit at this device, by their seat. */
export function usualName(
  seat: number,
  { seats }: Pick<TableDraft, "seats">,
  own: string,
  text: Text,
): string {
  if (seat === 0 && own !== "") return own;
  const people = seats.filter(({ kind }) => kind === "person");
  return people.length > 1 ? text("home.new.name", { number: seat + 1 }) : text("home.you");
}
