import type { Store } from "../store/store.ts";
import type { Resident } from "./resident.ts";

/** Entries that are read at a time. */
const PAGE = 500;

/**
 * Whether somebody may tell of what is said at a table: who sits or sat there, owns it, or watches it. Of those who watch
 * by way of other nodes this one cannot know; where there are some, whoever may watch is believed.
 */
export async function isWitness(
  person: string,
  resident: Resident,
  { tables, nodes }: Pick<Store, "tables" | "nodes">,
  /** `there`: nobody is believed to watch elsewhere, for somebody may be named who never came. */
  how: "believed" | "there" = "believed",
): Promise<boolean> {
  const { room } = resident;
  if (room.owner === person || room.seatsOf(person).length > 0 || resident.isWatchedBy(person)) return true;
  for (let from = 0; from < room.position; from += PAGE) {
    const page = await tables.entries(resident.id, from, PAGE);
    if (page.some(({ by }) => by !== "host" && by.person === person)) return true;
  }
  return how === "believed" && room.mayWatch(person) && (await nodes.living()).length > 1;
}
