import type { RoninEvent, View } from "@medallion/ronin";
import { neighbour } from "@medallion/ronin/pages";
import type { Scene } from "../../../scene/scene.ts";

/** How many alliance points both sides of each board got for tea since cards were last revealed. */
export function pouredIn({ log, table }: Pick<Scene, "log" | "table">): ReadonlyMap<number, number> {
  const view = table.view as View;
  const poured = new Map<number, number>();
  let board: number | undefined;
  for (const entry of log) {
    if (entry.kind !== "game") continue;
    const event = entry.event as RoninEvent;
    if (event.kind === "cardsRevealed") poured.clear();
    else if (event.kind === "teaPassed") board = boardBetween(view, event);
    // What an effect gives is no tea.
    else if (event.kind === "effectResolved" || event.kind === "automaServedTea") board = undefined;
    else if (event.kind === "allianceMoved" && event.seat === board)
      poured.set(board, (poured.get(board) ?? 0) + 1);
  }
  return poured;
}

/** A board is named by the player whose left board it is. */
function boardBetween(view: View, { seat, partner }: Extract<RoninEvent, { kind: "teaPassed" }>): number {
  return neighbour(view, seat, "left") === partner ? seat : partner;
}
