import { Glyph } from "../glyph/glyph.tsx";
import { BADGE_GROUND, BADGE_INK, FIGURE, MARK } from "../inks.ts";
import type { Sign } from "./signs.ts";

/** A figure is so wide in parts of its type, a mark, and the room between them and between two signs. */
const FIGURE_WIDTH = 0.52;
const OTHER_WIDTHS: Readonly<Record<string, number>> = {
  "≤": 0.62,
  "=": 0.6,
  "·": 0.26,
  "/": 0.42,
  "×": 0.5,
};
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

function textWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (OTHER_WIDTHS[letter] ?? FIGURE_WIDTH), 0);
}

function widthOf({ text }: Sign): number {
  return text === "" ? MARK_WIDTH * 1.2 : textWidth(text) + GAP + MARK_WIDTH;
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
    const figures = textWidth(sign.text) * type;
    const mark = (sign.text === "" ? MARK_WIDTH * 1.2 : MARK_WIDTH) * type;
    const middle = start + (sign.text === "" ? mark / 2 : figures + GAP * type + mark / 2);
    return (
      <g key={`${sign.glyph} ${sign.badge} ${sign.text}`}>
        {sign.text !== "" && (
          <text x={place(start + figures / 2)} y={place(y + type * 0.335)} fontSize={place(type)} fill={ink}>
            {sign.text}
          </text>
        )}
        <Glyph name={sign.glyph} x={middle} y={y} size={mark} fill={markInk} />
        {sign.badge !== undefined && (
          <Badge
            glyph={sign.badge}
            x={middle + mark * 0.36}
            y={y + mark * 0.32}
            size={mark * 0.56}
            ink={markInk}
          />
        )}
      </g>
    );
  });
}

interface BadgeProps {
  readonly glyph: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
}

/** A small glyph on a dark disc, so that it stands out from the mark below it. */
function Badge({ glyph, x, y, size, ink }: BadgeProps) {
  return (
    <>
      <circle
        cx={place(x)}
        cy={place(y)}
        r={place(size * 0.62)}
        fill={BADGE_GROUND}
        stroke={ink}
        strokeWidth={place(size * 0.08)}
      />
      <Glyph name={glyph} x={x} y={y} size={size * 0.8} fill={BADGE_INK} />
    </>
  );
}

const place = (length: number): number => Math.round(length * 10) / 10;
