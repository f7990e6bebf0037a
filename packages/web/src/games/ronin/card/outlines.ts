import type { Colour, Direction, Sym } from "@medallion/ronin";

/** The outline tells a symbol before its glyph does; the radius is about 1. */
export const OUTLINES: Readonly<Record<Sym, string>> = {
  /** A lozenge. */
  C: "M0-1.22L1.22 0 0 1.22-1.22 0Z",
  /** A circle. */
  M: "M-1.02 0A1.02 1.02 0 1 1 1.02 0 1.02 1.02 0 1 1-1.02 0Z",
  /** A square. */
  E: "M-.72-.94H.72A.22.22 0 0 1 .94-.72V.72A.22.22 0 0 1 .72 .94H-.72A.22.22 0 0 1-.94 .72V-.72A.22.22 0 0 1-.72-.94Z",
  /** A hexagon. */
  D: "M-.6-1.02H.6L1.16 0 .6 1.02H-.6L-1.16 0Z",
};

/** The glyph inside, and how large it is for a radius of 1. */
export const SYMBOL_GLYPHS: Readonly<Record<Sym, readonly [name: string, size: number]>> = {
  C: ["blades", 1.3],
  M: ["concentration-orb", 1.5],
  E: ["mountain-road", 1.42],
  D: ["handheld-fan", 1.42],
};

export const CRESTS: Readonly<Record<Colour, string>> = {
  red: "maple-leaf",
  blue: "wave",
  green: "stalk",
  yellow: "ginkgo",
  pink: "plum",
};

/** A signpost of height 1 that points to the left or to the right. */
export const POSTS: Readonly<Record<Direction, string>> = {
  LEFT: "M-.59 0L-.21-.5H.59V.5H-.21Z",
  RIGHT: "M.59 0L.21-.5H-.59V.5H.21Z",
};

/** The tab on the edge over which tea is passed, of height 1; mirrored it points to the right. */
export const TEA_TAB = "M-.62 0L-.12-.56H.42a.14.14 0 0 1 .14.14V.42a.14.14 0 0 1-.14.14H-.12Z";

/** A star of eight points and radius 1. */
export const STAR = starOf(8, 1);
/** The same with a radius of 15. */
export const BIG_STAR = starOf(8, 15);

function starOf(points: number, outer: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const turn = (corner * Math.PI) / points - Math.PI / 2;
    const radius = corner % 2 === 0 ? outer : outer * 0.78;
    return `${(radius * Math.cos(turn)).toFixed(3)} ${(radius * Math.sin(turn)).toFixed(3)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** An ema: a votive plaque in a box of 30 × 26. */
export const EMA = "M15 1 29 7V25H1V7Z";
