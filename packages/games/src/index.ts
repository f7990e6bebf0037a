import type { PositionKit, StudiedKit } from "@medallion/fittings";
import { gwentKit } from "@medallion/gwent";
import { oldWorldKit } from "@medallion/old-world";
import { roninKit } from "@medallion/ronin";
import type { InsightKit } from "@medallion/search";

/** A game with what reports, bots that think ahead and those who write positions down need of it. */
export type GameKit = StudiedKit & InsightKit & PositionKit;

/** The one list of games. Links name a game by its place here: append only. */
export const KITS: readonly GameKit[] = [gwentKit, roninKit, oldWorldKit];

export function findKit(id: string): GameKit | undefined {
  return KITS.find((kit) => kit.game.id === id);
}
