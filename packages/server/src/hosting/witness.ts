import type { LogEntry } from "@medallion/table";
import type { NodeStore } from "../store/store.ts";
import type { Resident } from "./resident.ts";

/**
 * Whether somebody may tell of what is said at a table: who sits or sat there, owns it, or watches it. Of those who watch
 * by way of other nodes this one cannot know; where there are some, whoever may watch is believed.
 */
export async function isWitness(
  person: string,
  resident: Resident,
  log: readonly LogEntry[],
  nodes: Pick<NodeStore, "living">,
): Promise<boolean> {
  const { room } = resident;
  if (room.owner === person || room.seatsOf(person).length > 0 || resident.isWatchedBy(person)) return true;
  if (log.some(({ by }) => by !== "host" && by.person === person)) return true;
  return room.mayWatch(person) && (await nodes.living()).length > 1;
}
