import type { Ordinary } from "../ordinaries.ts";

/**
 * What a card bears on its field: the charge, a drawing of the `game-icons` set that no other card has, over an
 * ordinary of its house's field.
 */
export type Bearing = readonly [charge: string, ordinary: Ordinary];

/** The bearings of a faction's cards, by card id. */
export type Bearings = Readonly<Record<string, Bearing>>;
