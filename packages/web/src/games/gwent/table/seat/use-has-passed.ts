import type { GwentEvent } from "@medallion/gwent";
import type { RoomEvent } from "@medallion/table";
import { useToldLog } from "../../../../drawn/drawn-context.ts";
import { playerOf } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../table-context.ts";

/**
 * Whether a player has passed: in words only once it is told; the wax lies there for the film to press it on, and is
 * there until the film has cleared the table. Who passes last is seen to, although the round ends with that.
 */
export function useHasPassed(player: number, as: "wax" | "told"): boolean {
  const { sight, isTelling } = useTable();
  const { sight: told } = useToldTable("passed");
  const { log } = useToldLog();
  return (
    playerOf(told, player).passed ||
    (as === "wax" && playerOf(sight, player).passed) ||
    (isTelling && passesIn(log, player))
  );
}

/** Whether the log tells that this player passed, and nothing that ended it. */
function passesIn(log: readonly RoomEvent[], player: number): boolean {
  for (const heard of log.toReversed()) {
    if (heard.kind !== "game") continue;
    // What a game's own table hears are its game's events.
    const event = heard.event as GwentEvent;
    if (event.kind === "fieldCleared" || event.kind === "roundStarted") return false;
    if (event.kind === "passed" && event.seat === player) return true;
  }
  return false;
}
