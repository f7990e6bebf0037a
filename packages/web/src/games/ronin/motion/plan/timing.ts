/** How long things take at normal speed, in milliseconds. */
export const MS = {
  /** A banner is planted and the pair slides to its taker. */
  take: 260,
  refresh: 320,
  refreshApart: 60,
  draw: 220,
  drawApart: 90,
  /** All pairs turn at once. */
  reveal: 320,
  lay: 260,
  /** What acts is lit before anything comes of it. */
  lit: 180,
  miss: 160,
  cross: 220,
  token: 220,
  tokenApart: 60,
  /** The arc is brushed and the cup travels; between the viewer and a neighbour all else lies in the shade meanwhile. */
  tea: 480,
  ownTea: 1100,
  step: 140,
  /** Points that no space is left for fall off the track. */
  spill: 700,
  /** The marker stops at a bonus. */
  stop: 200,
  nod: 240,
  swing: 320,
  sweep: 320,
  sweepApart: 14,
  /** So long nothing moves when a chapter is scored or the game ends. */
  hold: 420,
  /** So long a hand that is shown can be looked at. */
  show: 900,
  /** So long a scroll can be read, and so much longer for each of its lines. */
  read: 1500,
  line: 300,
} as const;
