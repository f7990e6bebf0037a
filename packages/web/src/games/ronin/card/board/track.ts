import type { Bonus, Worth } from "@medallion/ronin";

/** One space of an alliance track as it is drawn. */
export interface TrackSpace {
  readonly space: number;
  readonly bonus: Bonus | undefined;
  /** What the track is worth from here on, where that begins. */
  readonly vp: number | undefined;
  /** Whether the marker stands here or went past. */
  readonly passed: boolean;
}

interface Track {
  readonly top: number;
  readonly bonuses: Readonly<Record<number, Bonus>>;
  readonly vp: readonly Worth[];
}

export function spacesOf({ top, bonuses, vp }: Track, marker: number): readonly TrackSpace[] {
  return Array.from({ length: top + 1 }, (_, space) => ({
    space,
    bonus: bonuses[space],
    vp: vp.find(([from]) => from === space)?.[1],
    passed: space <= marker,
  }));
}

/** The next space with a bonus, beyond the marker. */
export function nextBonus(
  { top, bonuses }: Track,
  marker: number,
): { readonly space: number; readonly bonus: Bonus } | undefined {
  for (let space = marker + 1; space <= top; space++) {
    const bonus = bonuses[space];
    if (bonus !== undefined) return { space, bonus };
  }
  return undefined;
}

/** So many spaces with the marker among them: two that it left behind, and what lies ahead. */
export function spacesAround(track: Track, marker: number, count: number): readonly TrackSpace[] {
  const first = Math.max(0, Math.min(marker - 2, track.top + 1 - count));
  return spacesOf(track, marker).slice(first, first + count);
}
