import type { Colour, TerrainSymbol } from "@medallion/old-world/data";
import type { ReactNode } from "react";
import { shared } from "../inks.ts";
import type { SchoolSign } from "../kinds.ts";

interface Weave {
  readonly width: number;
  readonly height: number;
  readonly turn?: number;
  readonly threads: ReactNode;
}

const line = (path: string, width: number, opacity: number): ReactNode => (
  <path d={path} fill="none" stroke="#fff" strokeWidth={width} opacity={opacity} />
);
const patch = (path: string, opacity: number): ReactNode => <path d={path} fill="#fff" opacity={opacity} />;

/** What the field of each colour is strewn with. */
const COLOUR_WEAVES: Readonly<Record<Colour, Weave>> = {
  blue: { width: 26, height: 20, threads: line("M0 0 12 10 0 20", 4, 0.1) },
  red: { width: 20, height: 20, turn: 45, threads: patch("M0 0H9V20H0Z", 0.085) },
  green: { width: 30, height: 16, threads: line("M0 8q7.5-9 15 0t15 0", 4, 0.1) },
  yellow: { width: 24, height: 32, threads: patch("M12 0 24 16 12 32 0 16Z", 0.11) },
  purple: { width: 26, height: 26, threads: patch("M13 4l2 7 7 2-7 2-2 7-2-7-7-2 7-2z", 0.13) },
};

const TERRAIN_WEAVES: Readonly<Record<TerrainSymbol, Weave>> = {
  forest: { width: 12, height: 12, threads: patch("M6 1l3.4 5.5H2.6z", 0.11) },
  mountain: { width: 16, height: 10, threads: line("M0 10 8 2 16 10", 1.6, 0.13) },
  water: { width: 20, height: 10, threads: line("M0 5q5-5 10 0t10 0", 1.6, 0.16) },
  wild: { width: 12, height: 12, threads: line("M0 6 6 0 12 6 6 12Z", 1.3, 0.15) },
};

/** The field of each school: bendy, per pale, checky, barry, chevronny, and strewn. */
const SCHOOL_WEAVES: Readonly<Record<SchoolSign, Weave>> = {
  wolf: { width: 14, height: 14, turn: 45, threads: patch("M0 0H7V14H0Z", 0.12) },
  griffin: { width: 60, height: 100, threads: <path d="M0 0H30V100H0Z" opacity=".24" /> },
  bear: { width: 12, height: 12, turn: 45, threads: patch("M0 0H6V6H0ZM6 6H12V12H6Z", 0.1) },
  cat: { width: 10, height: 12, threads: patch("M0 0H10V6H0Z", 0.1) },
  viper: { width: 16, height: 12, threads: line("M0 12 8 4 16 12", 3, 0.14) },
  manticore: { width: 14, height: 14, threads: patch("M7 3 11 7 7 11 3 7Z", 0.12) },
};

export function Patterns() {
  const weaves = { ...COLOUR_WEAVES, ...TERRAIN_WEAVES, ...SCHOOL_WEAVES };
  return Object.entries(weaves).map(([name, { width, height, turn, threads }]) => (
    <pattern
      key={name}
      id={shared(`paint-weave-${name}`)}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      {...(turn === undefined ? {} : { patternTransform: `rotate(${turn})` })}
    >
      {threads}
    </pattern>
  ));
}
