/** How the cards of a combo are drawn: with their names, or slim where there is no room for them. */
export type ComboFace = "hand" | "slim";

interface ClaspPlaces {
  /** Width by height of a card. */
  readonly shape: number;
  /** In parts of its height: where the socket lies, the first clasp and the next ones, by how many there are. */
  readonly socket: number;
  first(count: number): number;
  step(count: number): number;
}

/** Where `ActionFace` draws the clasps on the right edge of a card, and the socket on the left one. */
const CLASPS: Readonly<Record<ComboFace, ClaspPlaces>> = {
  hand: {
    shape: 200 / 280,
    socket: 60 / 280,
    first: (count) => (count > 3 ? 46 : 60) / 280,
    step: (count) => (count > 2 ? 36 : 44) / 280,
  },
  slim: {
    shape: 120 / 196,
    socket: 28 / 196,
    first: () => 28 / 196,
    step: (count) => (count > 3 ? 27 : 31) / 196,
  },
};

/** How far down a clasp lies, as a part of the card's height. */
export function claspAt(face: ComboFace, extension: number, count: number): number {
  const { first, step } = CLASPS[face];
  return first(count) + extension * step(count);
}

export function socketAt(face: ComboFace): number {
  return CLASPS[face].socket;
}

export function shapeOf(face: ComboFace): number {
  return CLASPS[face].shape;
}
