import type { ComponentType } from "react";

export interface SharedPartProps {
  /** What the game calls it. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly opacity?: number;
}

/** Something that all drawings of a game share, at its place in one of them. */
export function sharedPartOf(idOf: (name: string) => string): ComponentType<SharedPartProps> {
  return function SharedPart({ name, x, y, scale = 1, opacity }) {
    const sized = scale === 1 ? "" : ` scale(${rounded(scale, 1000)})`;
    return (
      <use
        href={`#${idOf(name)}`}
        transform={`translate(${rounded(x, 10)} ${rounded(y, 10)})${sized}`}
        {...(opacity === undefined ? {} : { opacity })}
      />
    );
  };
}

const rounded = (length: number, parts: number): number => Math.round(length * parts) / parts;
