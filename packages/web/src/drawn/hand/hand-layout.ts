/** The place that cards have, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** How the cards of a hand lie so that each is seen whole: in how many lines, drawn how, and how wide. */
export interface HandLie {
  readonly lines: 1 | 2;
  /** With its name on a plate, or the bare shield where a name could not be read anyway. */
  readonly face: "hand" | "strip";
  readonly width: number;
}

/** Room between cards. */
export const GAP = 5;
/** Room at the sides, for a card that is taken up and grows. */
const SIDE = 6;
/** Room above, into which cards rise, and below. */
const ABOVE = 8;
const BELOW = 6;
/** A playable card of the second line rises towards the first. */
const BETWEEN = 9;
/** Width by height. */
const SHAPES = { hand: 100 / 148, strip: 88 / 120 } as const;
/** From this width on the name of most cards can be read. */
const LEGIBLE = 60;

/** The widest cards that have names, else the widest shields. */
export function lieOf(room: Room, cards: number): HandLie {
  const named = widest(room, cards, "hand");
  return named.width >= LEGIBLE ? named : widest(room, cards, "strip");
}

/** Of one line and two the one with wider cards; one line if they are alike. */
function widest(room: Room, cards: number, face: HandLie["face"]): HandLie {
  const one = widthIn(room, cards, 1, face);
  const two = widthIn(room, cards, 2, face);
  return two > one ? { lines: 2, face, width: two } : { lines: 1, face, width: one };
}

function widthIn({ width, height }: Room, cards: number, lines: 1 | 2, face: HandLie["face"]): number {
  const inLine = Math.max(1, Math.ceil(cards / lines));
  const across = (width - 2 * SIDE - (inLine - 1) * GAP) / inLine;
  const down = (height - ABOVE - BELOW - (lines - 1) * BETWEEN) / lines;
  return Math.floor(Math.min(across, down * SHAPES[face]));
}
