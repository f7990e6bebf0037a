import type { Colour } from "@medallion/ronin";
import { memo } from "react";
import { lacquerOf, url } from "../inks.ts";

interface PaintingProps {
  readonly colour: Colour;
  readonly seed: string;
  readonly width: number;
  readonly height: number;
}

/** The landscape of a card, always the same for its seed. */
export const Painting = memo(function Painting({ colour, width, height }: PaintingProps) {
  const { light } = lacquerOf(colour);
  return (
    <>
      <rect width={width} height={height} fill={url(`sky-${colour}`)} />
      <circle cx={width * 0.64} cy={height * 0.3} r={width * 0.19} fill={light} opacity=".75" />
    </>
  );
});
