import type { StudiedKit } from "@medallion/fittings";
import { gwentKit } from "@medallion/gwent";
import { oldWorldKit } from "@medallion/old-world";
import { roninKit } from "@medallion/ronin";

/** The one list of games. Links name a game by its place here: append only. */
export const KITS: readonly StudiedKit[] = [gwentKit, roninKit, oldWorldKit];

export function findKit(id: string): StudiedKit | undefined {
  return KITS.find((kit) => kit.game.id === id);
}
