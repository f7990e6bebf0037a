import { gwentKit } from "@medallion/gwent";
import type { Kit } from "@medallion/kernel";
import { oldWorldKit } from "@medallion/old-world";
import { roninKit } from "@medallion/ronin";

/** The one list of games. Links name a game by its place here: append only. */
export const KITS: readonly Kit[] = [gwentKit, roninKit, oldWorldKit];

export function findKit(id: string): Kit | undefined {
  return KITS.find((kit) => kit.game.id === id);
}
