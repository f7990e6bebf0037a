import { gwentKit } from "@medallion/gwent";
import type { Kit } from "@medallion/kernel";
import { roninKit } from "@medallion/ronin";

/** The one list of games. Links name a game by its place here: append only. */
export const KITS: readonly Kit[] = [gwentKit, roninKit];

export function findKit(id: string): Kit | undefined {
  return KITS.find((kit) => kit.game.id === id);
}
