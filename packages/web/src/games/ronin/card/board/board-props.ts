import type { AllianceSide, CharacterId, Direction } from "@medallion/ronin";

/** An alliance board as one of its partners reads it. */
export interface AllianceBoardProps {
  readonly row: AllianceSide;
  /** The space on which the shared marker stands. */
  readonly marker: number;
  /** Who shares it with the one who looks, and what to write above it. */
  readonly partner?: CharacterId | undefined;
  readonly title?: string | undefined;
  /** On which side that partner sits: a lying track grows towards it. */
  readonly direction: Direction;
  /** Where the marker will come to; nothing if it stays or nobody knows. */
  readonly goal?: number | undefined;
  /** How many times as high as wide its place is: a hanging board spreads over it. */
  readonly height?: number | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}
