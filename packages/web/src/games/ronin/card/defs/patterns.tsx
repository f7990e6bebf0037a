import type { Colour } from "@medallion/ronin";
import type { ReactNode } from "react";
import { lacquerOf, PAPER, shared } from "../inks.ts";

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly drawing: ReactNode;
}

const red = lacquerOf("red").base;
const blue = lacquerOf("blue").base;
const green = lacquerOf("green").base;
const yellow = lacquerOf("yellow").base;
const pink = lacquerOf("pink").base;

/** The cloth that tells a colour without its colour: scales, waves, stalks, honeycombs and snow. */
const TILES: Readonly<Record<Colour, Tile>> = {
  red: { width: 10, height: 9, drawing: <path d="M0 9L5 0 10 9Z" fill={red} /> },
  blue: {
    width: 12,
    height: 6,
    drawing: (
      <g fill="none" stroke={blue}>
        <circle cx="6" cy="6" r="5.4" />
        <circle cx="6" cy="6" r="3" />
        <circle cx="0" cy="3" r="5.4" />
        <circle cx="12" cy="3" r="5.4" />
      </g>
    ),
  },
  green: {
    width: 9,
    height: 20,
    drawing: (
      <>
        <path d="M4.5 0V20" stroke={green} strokeWidth="3.4" />
        <path d="M2 5H7M2 15H7" stroke={PAPER} strokeWidth="1.4" />
      </>
    ),
  },
  yellow: {
    width: 13.86,
    height: 24,
    drawing: (
      <path
        d="M6.93 0V8M6.93 8L0 12M6.93 8L13.86 12M0 12V20M13.86 12V20M0 20L6.93 24M13.86 20L6.93 24"
        fill="none"
        stroke={yellow}
      />
    ),
  },
  pink: {
    width: 16,
    height: 16,
    drawing: (
      <g fill={pink}>
        <circle cx="4" cy="4" r="1.8" />
        <circle cx="12" cy="12" r="2.6" />
        <circle cx="12" cy="3" r="1" />
        <circle cx="4" cy="12" r="1.2" />
      </g>
    ),
  },
};

const BACK: Tile = {
  width: 12,
  height: 12,
  drawing: (
    <path d="M0 6H12M6 0V12M0 0L12 12M12 0L0 12" stroke="var(--ro-brass)" strokeWidth=".35" opacity=".6" />
  ),
};

export function Patterns() {
  return Object.entries({ ...TILES, back: BACK }).map(([name, { width, height, drawing }]) => (
    <pattern
      key={name}
      id={shared(`paint-cloth-${name}`)}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
    >
      {drawing}
    </pattern>
  ));
}
