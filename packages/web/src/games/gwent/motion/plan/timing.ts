/** How long things take at normal speed, in milliseconds. */
export const MS = {
  lay: 260,
  spy: 320,
  arc: 300,
  callApart: 80,
  draw: 220,
  drawApart: 90,
  dealApart: 40,
  sky: 320,
  ripple: 240,
  mark: 250,
  crack: 350,
  fall: 300,
  turn: 320,
  press: 280,
  /** When a round is over, nothing moves for so long. */
  hold: 450,
  countRow: 360,
  ring: 420,
  gem: 620,
  /** So long the line that says why can be read before all is cleared. */
  read: 1800,
  sweep: 380,
  sweepApart: 12,
  count: 180,
  countApart: 60,
  lift: 320,
  glance: 240,
  /** A reason stays this long beside its number. */
  reason: 900,
  /** A special card lies open in the middle this long before it acts. */
  rest: 160,
} as const;

/** Of many cards called at once so many are seen coming one after the other. */
export const APART = 5;
