import type { Colour } from "@medallion/ronin";
import { memo, type ReactNode } from "react";
import { brushed, chanceOf, enso, type Point, short } from "../brush.ts";
import { lacquerOf, url } from "../inks.ts";
import type { Canvas } from "./canvas.ts";
import { floraOn } from "./flora.tsx";

interface PaintingProps {
  readonly colour: Colour;
  /** The same seed is always the same landscape. */
  readonly seed: string;
  readonly width: number;
  readonly height: number;
}

/** A landscape in a few strokes: a sky, sun or moon, two ridges, clouds, and what grows under this colour. */
export const Painting = memo(function Painting({ colour, seed, width, height }: PaintingProps) {
  const canvas: Canvas = { colour, seed, width, height, chance: chanceOf(seed) };
  return (
    <>
      <rect width={width} height={height} fill={url(`sky-${colour}`)} />
      {disc(canvas)}
      {ridge(canvas, 0.62, 0.24, 0.5)}
      {ridge(canvas, 0.78, 0.2, 0.8)}
      {[0, 1].map((place) => cloud(canvas, place))}
      {floraOn(canvas)}
    </>
  );
});

/** The sun; a pale moon in a ring of ink over water and snow. */
function disc({ colour, seed, width, height, chance }: Canvas): ReactNode {
  const { base, light } = lacquerOf(colour);
  const middle: Point = [width * (0.56 + chance() * 0.22), height * (0.26 + chance() * 0.12)];
  const radius = width * (0.17 + chance() * 0.05);
  const isMoon = colour === "blue" || colour === "pink";
  return (
    <>
      <circle
        cx={short(middle[0])}
        cy={short(middle[1])}
        r={short(radius)}
        fill={isMoon ? "#fffaf0" : light}
        opacity={isMoon ? 0.95 : 0.75}
      />
      {isMoon && (
        <path d={enso({ middle, radius, width: radius * 0.14, seed: `${seed} moon`, gap: 50 })} fill={base} />
      )}
    </>
  );
}

const PEAKS = 7;

function ridge(
  { colour, width, height, chance }: Canvas,
  foot: number,
  rise: number,
  opacity: number,
): ReactNode {
  const peaks = Array.from({ length: PEAKS + 1 }, (_, peak) => {
    const x = (width * peak) / PEAKS + (chance() - 0.5) * width * 0.05;
    const up = peak % 2 === 1 ? 0.5 + chance() * 0.6 : chance() * 0.5;
    return `L${short(x)} ${short(height * foot - height * rise * up)}`;
  });
  return (
    <path
      d={`M0 ${height}V${short(height * foot)}${peaks.join("")}L${width} ${height}Z`}
      fill={url(`ridge-${colour}`)}
      opacity={opacity}
    />
  );
}

function cloud({ seed, width, height, chance }: Canvas, place: number): ReactNode {
  const y = height * (0.5 + 0.2 * place + chance() * 0.06);
  const x = width * (chance() * 0.4 - 0.1);
  const stroke = { width: height * 0.045, seed: `${seed} cloud ${place}`, taper: 0.6 };
  return (
    <path
      key={place}
      d={brushed(
        [
          [x, y],
          [x + width * 0.6, y - 2],
        ],
        stroke,
      )}
      fill="var(--ro-dawn)"
      opacity=".85"
    />
  );
}
