import type { CardRow } from "@medallion/gwent/cards";

/**
 * The outline of a card in its box of 88 × 120 units tells its house before any colour does; cards that are no units
 * have outlines of their own.
 */
export const SILHOUETTES = {
  /** An accolade at the base. */
  "northern-realms": "M5 5H83V90Q83 103 70 103.5L60 104Q48 105 44 115.5Q40 105 28 104L18 103.5Q5 103 5 90Z",
  /** A cut point. */
  nilfgaard: "M5 5H83V89L44 115.5L5 89Z",
  /** A leaf. */
  scoiatael: "M5 5H83V63C83 91 61 99 44 116C27 99 5 91 5 63Z",
  /** Fangs. */
  monsters: "M5 5H83V88L74 112L63 98L44 116L25 98L14 112L5 88Z",
  /** A round shield. */
  skellige: "M5 5H83V75A39 40.5 0 0 1 5 75Z",
  /** Cut corners. */
  neutral: "M5 5H83V98L67 115H21L5 98Z",
  /** A hexagon. */
  special: "M44 4L83 25V95L44 116L5 95V25Z",
  /** A window on the sky. */
  weather: "M5 46A39 41 0 0 1 83 46V108Q83 115 76 115H12Q5 115 5 108Z",
  /** A crown. */
  leader: "M5 27L14 9L29 21L44 4L59 21L74 9L83 27V101Q83 115 68 115H20Q5 115 5 101Z",
} as const;

export type Silhouette = keyof typeof SILHOUETTES;

export function silhouetteOf({ kind, faction }: CardRow): Silhouette {
  return kind === "unit" || kind === "hero" ? faction : kind;
}
