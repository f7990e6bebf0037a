import type { GwentEvent } from "@medallion/gwent";
import type { RoomEvent } from "@medallion/table";
import { useToldNow } from "../../../../drawn/drawn-context.ts";
import { playerOf } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../table-context.ts";

/**
 * Whether a player has passed: in words only once it is told; the wax lies there for the film to press it on, and is
 * there until the film has cleared the table. Who passes last is seen to, although the round ends with that.
 */
export function useHasPassed(player: number, as: "wax" | "told"): boolean {
  const { sight } = useTable();
  const { sight: told } = useToldTable("passed");
  const now = useToldNow();
  return (
    playerOf(told, player).passed || (as === "wax" && playerOf(sight, player).passed) || passesIn(now, player)
  );
}

/** Whether it was told that this player passed, and nothing that ended it. */
function passesIn(told: readonly RoomEvent[], player: number): boolean {
  for (const heard of told.toReversed()) {
    if (heard.kind !== "game") continue;
    // What a game's own table hears are its game's events.
    const event = heard.event as GwentEvent;
    if (event.kind === "fieldCleared" || event.kind === "roundStarted") return false;
    if (event.kind === "passed" && event.seat === player) return true;
  }
  return false;
}
