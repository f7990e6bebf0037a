/** Where things stand at a plaque, from its middle, in units of the sheet. */
export const SLOT = {
  monster: { x: -60, y: -2 },
  figures: { x: 0, y: -38 },
  quest: { x: -44, y: -56 },
  trail: { x: -46, y: -54 },
  tavern: { x: -66, y: 28 },
  action: { x: 54, y: 10 },
  school: { x: 60, y: -10 },
  name: { x: 0, y: 69 },
  price: { x: 0, y: 113 },
} as const;
