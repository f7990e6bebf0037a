/** A point of the sheet, in its units. */
export interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

/** The sheet is so many units wide and high. */
export const SHEET = { width: 1600, height: 1200 } as const;

/** By the number of a place: the middle of its plaque. */
export const POINTS: readonly SheetPoint[] = [
  { x: 1402, y: 566 },
  { x: 352, y: 150 },
  { x: 752, y: 150 },
  { x: 1196, y: 142 },
  { x: 1444, y: 268 },
  { x: 262, y: 506 },
  { x: 512, y: 358 },
  { x: 828, y: 384 },
  { x: 1196, y: 396 },
  { x: 352, y: 716 },
  { x: 752, y: 640 },
  { x: 1108, y: 668 },
  { x: 470, y: 884 },
  { x: 388, y: 1064 },
  { x: 838, y: 888 },
  { x: 1434, y: 812 },
  { x: 664, y: 1082 },
  { x: 1012, y: 1086 },
  { x: 1334, y: 1050 },
];
