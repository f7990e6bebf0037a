import type { House } from "../card/faction-paths.ts";

/** A shield on the poster of Gwent. */
export interface ShieldPlace {
  readonly house: House;
  readonly strength: number;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Degrees. */
  readonly turn: number;
}

/** What must be seen of the poster of Gwent. */
export const GWENT_VIEW = [28, 52, 304, 268] as const;

export const SHIELDS: readonly ShieldPlace[] = [
  { house: "northern-realms", strength: 10, x: 180, y: 118, width: 78, turn: 0 },
  { house: "monsters", strength: 10, x: 106, y: 146, width: 78, turn: -14 },
  { house: "skellige", strength: 10, x: 254, y: 146, width: 78, turn: 14 },
  { house: "scoiatael", strength: 10, x: 92, y: 240, width: 84, turn: -12 },
  { house: "nilfgaard", strength: 10, x: 268, y: 240, width: 84, turn: 12 },
  { house: "neutral", strength: 15, x: 180, y: 232, width: 126, turn: 0 },
];

/** From a shield's own 88 × 120 units to the poster. */
export function placing({ x, y, width, turn }: ShieldPlace): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${width / 88}) translate(-44 -60)`;
}
