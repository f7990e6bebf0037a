import type { Colour } from "@medallion/ronin";
import type { ReactNode } from "react";
import { brushed, type Point, short } from "../brush.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { lacquerOf } from "../inks.ts";
import { type Canvas, times } from "./canvas.ts";

const WOOD = "#2a241d";

/** What a colour stands for, painted over its landscape. */
const FLORA: Readonly<Record<Colour, (canvas: Canvas) => ReactNode>> = {
  red: maple,
  blue: sea,
  green: bamboo,
  yellow: field,
  pink: blossom,
};

/** Painted at once, so that the hand goes on where the landscape left it. */
export function floraOn(canvas: Canvas): ReactNode {
  return FLORA[canvas.colour](canvas);
}

/** A branch from the right with its last leaves. */
function maple({ seed, width, height, chance }: Canvas): ReactNode {
  const { base, deep } = lacquerOf("red");
  const y = height * (0.1 + chance() * 0.1);
  const branch: readonly Point[] = [
    [width * 1.02, y - height * 0.04],
    [width * 0.7, y + height * 0.05],
    [width * 0.42, y + height * 0.02],
  ];
  return (
    <>
      <path d={brushed(branch, { width: height * 0.028, seed: `${seed} branch`, taper: 0.8 })} fill={WOOD} />
      {times(7, (leaf) => (
        <Glyph
          key={leaf}
          name="maple-leaf"
          x={width * (0.4 + chance() * 0.58)}
          y={y + height * (chance() * 0.3 - 0.05)}
          turn={chance() * 360}
          size={width * (0.08 + chance() * 0.07)}
          fill={chance() > 0.4 ? base : deep}
        />
      ))}
    </>
  );
}

/** Waves upon waves. */
function sea({ width, height, chance }: Canvas): ReactNode {
  const { base, deep } = lacquerOf("blue");
  const radius = width * 0.14;
  return times(3, (row) =>
    times(6, (wave) => {
      const x = (wave - 1) * radius * 1.9 + (row % 2) * radius * 0.95 + chance() * 2 + radius;
      const y = height * (0.86 + row * 0.06) + radius * 0.55;
      return times(3, (ring) => (
        <circle
          key={`${row} ${wave} ${ring}`}
          cx={short(x)}
          cy={short(y)}
          r={short(radius * (1 - ring * 0.3))}
          fill={ring > 0 ? "none" : row === 2 ? deep : base}
          stroke="var(--ro-dawn)"
          strokeWidth={short(width * 0.009)}
        />
      ));
    }),
  );
}

/** Where stalks stand: at the right edge, and one far off at the left. */
const STALKS = [0.9, 0.74, 0.12, 0.98];

/** Stalks in knots, with leaves here and there. */
function bamboo({ seed, width, height, chance }: Canvas): ReactNode {
  const { base, deep } = lacquerOf("green");
  return STALKS.map((place, stalk) => {
    const x = width * (place + (chance() - 0.5) * 0.06);
    const thick = width * (0.035 + chance() * 0.03);
    return (
      <g key={place} opacity={stalk === 2 ? 0.35 : 0.92} fill={stalk % 2 === 1 ? base : deep}>
        {times(6, (knot) => {
          const from = height * (1.02 - knot * 0.2);
          const to = from - height * 0.185;
          const way: readonly Point[] = [
            [x + knot * 0.6, from],
            [x + knot * 0.8, to],
          ];
          const leaves = chance() > 0.45 ? [-1, 1] : [];
          return (
            <g key={knot}>
              <path d={brushed(way, { width: thick, seed: `${seed} ${stalk} ${knot}`, taper: 0.05 })} />
              {leaves.map((side) => (
                <path
                  key={side}
                  d={`M0 0Q${short(width * 0.03)} ${short(height * 0.05)} 0 ${short(height * 0.13)}Q${short(-width * 0.03)} ${short(height * 0.05)} 0 0Z`}
                  transform={`translate(${short(x)} ${short(to)}) rotate(${short((chance() * 80 + 10) * side)})`}
                  fill={base}
                />
              ))}
            </g>
          );
        })}
      </g>
    );
  });
}

/** Furrows under falling ginkgo leaves. */
function field({ width, height, chance }: Canvas): ReactNode {
  const { base, deep } = lacquerOf("yellow");
  return (
    <>
      {times(6, (furrow) => {
        const y = height * (0.84 + furrow * 0.032);
        return (
          <path
            key={furrow}
            d={`M0 ${short(y + chance() * 2)}Q${short(width * 0.5)} ${short(y - height * 0.03)} ${width} ${short(y + chance() * 3)}`}
            stroke={deep}
            strokeWidth={short(width * 0.01)}
            fill="none"
            opacity=".5"
          />
        );
      })}
      {times(7, (leaf) => (
        <Glyph
          key={leaf}
          name="ginkgo"
          x={width * (0.34 + chance() * 0.62)}
          y={height * (0.06 + chance() * 0.42)}
          turn={chance() * 360}
          size={width * (0.08 + chance() * 0.06)}
          fill={chance() > 0.5 ? base : deep}
        />
      ))}
    </>
  );
}

/** A plum branch in bloom while it snows. */
function blossom({ seed, width, height, chance }: Canvas): ReactNode {
  const { base, light } = lacquerOf("pink");
  const y = height * (0.16 + chance() * 0.14);
  const branch: readonly [Point, Point, Point, Point] = [
    [width * 1.03, y + height * 0.26],
    [width * 0.84, y + height * 0.1],
    [width * 0.7, y + height * 0.06],
    [width * 0.44, y - height * 0.05],
  ];
  const twig: readonly Point[] = [branch[1], [width * 0.74, y - height * 0.13]];
  return (
    <g style={{ ["--ro-hole" as string]: "#fff4f4" }}>
      <path d={brushed(branch, { width: height * 0.04, seed: `${seed} branch`, taper: 0.8 })} fill={WOOD} />
      <path d={brushed(twig, { width: height * 0.02, seed: `${seed} twig`, taper: 0.8 })} fill={WOOD} />
      {times(8, (flower) => {
        const along = chance() * 3;
        const knot = Math.min(2, Math.floor(along));
        const [x1, y1] = branch[knot] ?? branch[0];
        const [x2, y2] = branch[knot + 1] ?? branch[3];
        return (
          <Glyph
            key={flower}
            name="plum"
            x={x1 + (x2 - x1) * (along - knot) + (chance() - 0.5) * width * 0.1}
            y={y1 + (y2 - y1) * (along - knot) + (chance() - 0.5) * height * 0.1}
            size={width * (0.08 + chance() * 0.06)}
            fill={chance() > 0.35 ? base : light}
          />
        );
      })}
      {times(16, (flake) => (
        <circle
          key={flake}
          cx={short(chance() * width)}
          cy={short(chance() * height)}
          r={(width * (0.006 + chance() * 0.008)).toFixed(2)}
          fill="#fff"
        />
      ))}
    </g>
  );
}
