/** The place that cards have, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A way to draw the cards of a hand. */
export interface HandFace<Face extends string> {
  readonly face: Face;
  /** Width by height. */
  readonly shape: number;
  /** Narrower than this it cannot be read any more. */
  readonly least: number;
}

/** How the cards of a hand lie so that each is seen whole: in how many lines, drawn how, and how wide. */
export interface HandLayout<Face extends string> {
  readonly lines: 1 | 2;
  readonly face: Face;
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

/** Of the faces, which say less and less, the first that can be read; the last one in any case. */
export function handLayout<Face extends string>(
  room: Room,
  cards: number,
  [first, ...barer]: readonly [HandFace<Face>, ...HandFace<Face>[]],
): HandLayout<Face> {
  const widest = widestOf(room, cards, first);
  const [next, ...rest] = barer;
  return widest.width >= first.least || next === undefined
    ? widest
    : handLayout(room, cards, [next, ...rest]);
}

/** Of one line and two the one with wider cards; one line if they are alike. */
function widestOf<Face extends string>(
  room: Room,
  cards: number,
  { face, shape }: HandFace<Face>,
): HandLayout<Face> {
  const one = widthIn(room, cards, 1, shape);
  const two = widthIn(room, cards, 2, shape);
  return two > one ? { lines: 2, face, width: two } : { lines: 1, face, width: one };
}

function widthIn({ width, height }: Room, cards: number, lines: 1 | 2, shape: number): number {
  const inLine = Math.max(1, Math.ceil(cards / lines));
  const across = (width - 2 * SIDE - (inLine - 1) * GAP) / inLine;
  const down = (height - ABOVE - BELOW - (lines - 1) * BETWEEN) / lines;
  return Math.floor(Math.min(across, down * shape));
}
