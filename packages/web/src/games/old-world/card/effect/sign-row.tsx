import { Glyph } from "../glyph/glyph.tsx";
import { FIGURE, MARK } from "../inks.ts";
import type { Sign } from "./signs.ts";

/** A figure is so wide in parts of its type, a mark, and the room between them and between two signs. */
const FIGURE_WIDTH = 0.52;
const MARK_WIDTH = 0.8;
const GAP = 0.1;
const BETWEEN = 0.34;

interface SignRowProps {
  readonly signs: readonly Sign[];
  /** The middle of the row, the most it may be wide, and the size of its figures if that is enough. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly ink?: string;
  readonly markInk?: string;
}

function widthOf({ text }: Sign): number {
  return text === "" ? MARK_WIDTH * 1.2 : text.length * FIGURE_WIDTH + GAP + MARK_WIDTH;
}

/** How wide the row is in parts of its type. */
export function rowWidth(signs: readonly Sign[]): number {
  return signs.reduce((sum, sign) => sum + widthOf(sign), 0) + Math.max(0, signs.length - 1) * BETWEEN;
}

/** Signs side by side, each its number and then its mark. */
export function SignRow({ signs, x, y, width, size, ink = FIGURE, markInk = MARK }: SignRowProps) {
  const natural = rowWidth(signs);
  const type = Math.min(size, width / natural);
  let left = x - (natural * type) / 2;
  return signs.map((sign) => {
    const start = left;
    left += (widthOf(sign) + BETWEEN) * type;
    const figures = sign.text.length * FIGURE_WIDTH * type;
    const mark = (sign.text === "" ? MARK_WIDTH * 1.2 : MARK_WIDTH) * type;
    const middle = start + (sign.text === "" ? mark / 2 : figures + GAP * type + mark / 2);
    return (
      <g key={sign.glyph}>
        {sign.text !== "" && (
          <text x={place(start + figures / 2)} y={place(y + type * 0.335)} fontSize={place(type)} fill={ink}>
            {sign.text}
          </text>
        )}
        <Glyph name={sign.glyph} x={middle} y={y} size={mark} fill={markInk} />
      </g>
    );
  });
}

const place = (length: number): number => Math.round(length * 10) / 10;
