import type { OldWorldEvent } from "@medallion/old-world";

const BLOWS: ReadonlySet<OldWorldEvent["kind"]> = new Set([
  "comboPlayed",
  "attackNamed",
  "attackRolled",
  "attackRevealed",
]);

/** Whether a combo or an attack is played: from then on the stage of a fight shows what is told of it. */
export function isBlow({ kind }: OldWorldEvent): boolean {
  return BLOWS.has(kind);
}
