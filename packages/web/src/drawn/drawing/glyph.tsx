import type { ComponentType } from "react";

export interface GlyphProps {
  /** One of the game's own glyphs or an icon of the set. */
  readonly name: string;
  /** The middle, and how wide it is. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly opacity?: number;
  readonly turn?: number;
  readonly mirrored?: boolean;
}

const BOX = 512;

/** A glyph of one colour inside a drawing of the game whose glyphs are called so. */
export function glyphWith(idOf: (name: string) => string): ComponentType<GlyphProps> {
  return function Glyph({ name, x, y, size, fill = "currentColor", opacity, turn, mirrored }) {
    const scale = (size / BOX).toFixed(4);
    const move = `translate(${at(x)} ${at(y)})`;
    const rotate = turn === undefined ? "" : ` rotate(${at(turn)})`;
    const half = BOX / 2;
    return (
      <use
        href={`#${idOf(name)}`}
        transform={`${move}${rotate} scale(${mirrored === true ? `-${scale} ${scale}` : scale}) translate(-${half} -${half})`}
        fill={fill}
        color={fill}
        {...(opacity === undefined ? {} : { opacity })}
      />
    );
  };
}

const at = (place: number): string => String(Math.round(place * 100) / 100);
