import { type Ink, type Span, textWidth } from "@medallion/ink";
import type { Tone } from "@medallion/kernel";

/** Dots of one sign: two columns of four. */
const DOTS_ACROSS = 2;
const DOTS_DOWN = 4;
/** The bits of a Braille sign by column and row of its dots. */
const BITS = [
  [0x01, 0x02, 0x04, 0x40],
  [0x08, 0x10, 0x20, 0x80],
] as const;
const BLANK = 0x2800;

interface Cell {
  dots: number;
  tone?: Tone;
  /** What is written from here on; cells that it covers hold an empty one. */
  span?: Span;
}

const COVERED: Span = { text: "" };

/** A point in signs; fractions lie between them. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Signs in rows, on which lines are drawn dot by dot and texts are laid over them. */
export class Canvas {
  readonly #rows: Cell[][];

  constructor(width: number, height: number) {
    this.#rows = Array.from({ length: height }, () => Array.from({ length: width }, () => ({ dots: 0 })));
  }

  /** A line; with gaps where not every dot is set. */
  line(from: Point, to: Point, tone: Tone, every = 1): void {
    const [x0, y0] = [from.x * DOTS_ACROSS, from.y * DOTS_DOWN];
    const [x1, y1] = [to.x * DOTS_ACROSS, to.y * DOTS_DOWN];
    const steps = Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1));
    for (let i = 0; i <= steps; i++) {
      if (i % every !== 0) continue;
      this.#dot(Math.round(x0 + ((x1 - x0) * i) / steps), Math.round(y0 + ((y1 - y0) * i) / steps), tone);
    }
  }

  #dot(x: number, y: number, tone: Tone): void {
    const cell = this.#rows[Math.floor(y / DOTS_DOWN)]?.[Math.floor(x / DOTS_ACROSS)];
    if (cell === undefined) return;
    cell.dots |= BITS[x % DOTS_ACROSS === 0 ? 0 : 1][(y % DOTS_DOWN) as 0 | 1 | 2 | 3];
    cell.tone = tone;
  }

  /** Lays a text over whatever was drawn, from this sign on; a mark stays whole, for the legend. */
  write(column: number, row: number, ink: Ink): void {
    const cells = this.#rows[row];
    let place = column;
    for (const span of ink) {
      const first = cells?.[place];
      if (first !== undefined) first.span = span;
      const end = place + textWidth(span.text);
      for (place++; place < end; place++) {
        const covered = cells?.[place];
        if (covered !== undefined) covered.span = COVERED;
      }
      place = end;
    }
  }

  lines(): readonly Ink[] {
    return this.#rows.map((row) =>
      row.map(({ dots, tone, span }): Span => {
        if (span !== undefined) return span;
        const text = dots === 0 ? " " : String.fromCodePoint(BLANK + dots);
        return tone === undefined ? { text } : { text, tone };
      }),
    );
  }
}
