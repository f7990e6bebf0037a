/** A bridge where a road crosses a river: its middle, how it is turned, and how wide the water is. */
interface Bridge {
  readonly at: readonly [x: number, y: number];
  readonly turn: number;
  readonly width: number;
}

export const BRIDGES: readonly Bridge[] = [
  { at: [1404.8, 469.6], turn: -88.1, width: 17 },
  { at: [1333.4, 477.5], turn: -146.4, width: 17.7 },
  { at: [618.8, 123], turn: 12.6, width: 15.3 },
  { at: [482.9, 274], turn: 67.2, width: 24.1 },
  { at: [1020.8, 87], turn: 9.2, width: 14.4 },
  { at: [595.2, 260.1], turn: 130.5, width: 22.3 },
  { at: [824.7, 288.7], turn: 78, width: 19.4 },
  { at: [331.4, 603.8], turn: 57.2, width: 27.8 },
  { at: [384.9, 599.4], turn: 99.7, width: 27.2 },
  { at: [689.7, 524.7], turn: 144.4, width: 24.1 },
  { at: [765.9, 519.6], turn: 104.1, width: 23.4 },
  { at: [1002, 519.7], turn: 41.9, width: 21 },
  { at: [1183.8, 518.3], turn: 102.9, width: 19.3 },
  { at: [448, 814.7], turn: 59.3, width: 18.5 },
  { at: [613.4, 717.8], turn: 137.3, width: 14.4 },
  { at: [510.9, 812.6], turn: 123.8, width: 17.6 },
  { at: [1185.4, 800], turn: 66.7, width: 21.1 },
  { at: [413.8, 957.8], turn: 105.6, width: 27.3 },
  { at: [865.5, 1056.5], turn: 10.6, width: 21.4 },
];

/** The one place where a road goes over another: the connections are such that no map is without it. */
export const VIADUCT = { over: [11, 18], under: [14, 15], at: [1213, 867], turn: 67.6 } as const;
