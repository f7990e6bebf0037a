/** Where things stand at a plaque, from its middle, in units of the sheet. */
export const SLOT = {
  monster: { x: -60, y: -2 },
  figures: { x: 0, y: -38 },
  quest: { x: -44, y: -56 },
  trail: { x: -46, y: -54 },
  tavern: { x: -66, y: 28 },
  /** Where a monster stands at its usual place. */
  tavernBelow: { x: -96, y: 44 },
  action: { x: 54, y: 10 },
  school: { x: 60, y: -10 },
  name: { x: 0, y: 69 },
  price: { x: 0, y: 113 },
  /** The left end of a price where the sheet ends below the name; beside the name where others hang above. */
  priceAbove: { x: 36, y: -66 },
  priceBeside: { x: 66, y: 84 },
} as const;

/** How far a price hangs aside of the middle, by the number of its place: so as not to lie under a figure farther south. */
export const PRICE_ASIDE: Readonly<Record<number, number>> = { 2: -60, 5: -42, 9: -42, 12: 50, 15: 40 };
