import type { Colour } from "@medallion/ronin";
import { COLOURS } from "@medallion/ronin/pages";
import { lacquerOf, shared } from "../inks.ts";

type Stop = readonly [offset: number, colour: string, opacity?: number];

interface Slope {
  readonly name: string;
  readonly stops: readonly Stop[];
  /** From the upper left corner to here, in parts of the box; straight down if left out. */
  readonly to?: readonly [x: number, y: number];
}

/** A gradient from the upper left or straight down. */
function Linear({ name, stops, to = [0, 1] }: Slope) {
  return (
    <linearGradient id={shared(`paint-${name}`)} x1="0" y1="0" x2={to[0]} y2={to[1]}>
      {stops.map(stopOf)}
    </linearGradient>
  );
}

/** Light from the upper left on something round. */
function Round({ name, stops }: Slope) {
  return (
    <radialGradient id={shared(`paint-${name}`)} cx=".38" cy=".3" r=".8">
      {stops.map(stopOf)}
    </radialGradient>
  );
}

function stopOf([offset, colour, opacity]: Stop) {
  return (
    <stop
      key={offset}
      offset={offset}
      stopColor={colour}
      {...(opacity === undefined ? {} : { stopOpacity: opacity })}
    />
  );
}

/** Frame, sky and ridge of the cards of a colour. */
function OfColour({ colour }: { readonly colour: Colour }) {
  const { base, light, deep } = lacquerOf(colour);
  return (
    <>
      <Linear
        name={`frame-${colour}`}
        to={[0.6, 1]}
        stops={[
          [0, light],
          [0.06, base],
          [0.5, deep],
          [0.94, base],
          [1, deep],
        ]}
      />
      <Linear
        name={`sky-${colour}`}
        stops={[
          [0, light, 0.5],
          [0.55, light, 0.12],
          [1, base, 0.3],
        ]}
      />
      <Linear
        name={`ridge-${colour}`}
        stops={[
          [0, deep, 0.95],
          [1, base, 0.05],
        ]}
      />
    </>
  );
}

const ROUND: readonly Slope[] = [
  {
    name: "left",
    stops: [
      [0, "#fffdf6"],
      [1, "#e2d3ac"],
    ],
  },
  {
    name: "right",
    stops: [
      [0, "#4a4038"],
      [1, "#120e0b"],
    ],
  },
  {
    name: "lost",
    stops: [
      [0, "#4a3a34"],
      [0.6, "#191210"],
      [1, "#0a0706"],
    ],
  },
  {
    name: "steel",
    stops: [
      [0, "#6f8794"],
      [0.6, "#34474f"],
      [1, "#18242a"],
    ],
  },
  {
    name: "marker",
    stops: [
      [0, "#d9593f"],
      [1, "#6e1510"],
    ],
  },
  {
    name: "shine",
    stops: [
      [0, "#fff", 0.3],
      [0.5, "#fff", 0.02],
      [1, "#000", 0.45],
    ],
  },
];

const LINEAR: readonly Slope[] = [
  {
    name: "brass",
    to: [1, 1],
    stops: [
      [0, "#f6e2a6"],
      [0.35, "#c9a24b"],
      [0.6, "#7d5f22"],
      [1, "#d9b765"],
    ],
  },
  {
    name: "tea",
    stops: [
      [0, "#4f6a3a"],
      [1, "#1f2f18"],
    ],
  },
  {
    name: "gold",
    to: [1, 1],
    stops: [
      [0, "#fbe9ae"],
      [0.5, "#dcb450"],
      [1, "#a97c22"],
    ],
  },
  {
    name: "wood",
    stops: [
      [0, "#e9cf9c"],
      [1, "#b98a4c"],
    ],
  },
  {
    name: "back",
    to: [0.6, 1],
    stops: [
      [0, "#6b1d18"],
      [0.5, "#2b0d0b"],
      [1, "#4d1511"],
    ],
  },
  {
    name: "board",
    stops: [
      [0, "var(--ro-board)"],
      [1, "var(--ro-board-deep)"],
    ],
  },
  {
    name: "pole",
    stops: [
      [0, "#8a6a3c"],
      [0.4, "#4a3420"],
      [1, "#1f140b"],
    ],
  },
  {
    name: "fade-left",
    to: [1, 0],
    stops: [
      [0, "var(--ro-dawn)", 0.92],
      [0.55, "var(--ro-dawn)", 0.55],
      [1, "var(--ro-dawn)", 0],
    ],
  },
  {
    name: "fade-down",
    stops: [
      [0, "var(--ro-paper)", 0],
      [0.8, "var(--ro-paper)", 0.95],
      [1, "var(--ro-paper)"],
    ],
  },
];

export function Gradients() {
  return (
    <>
      {COLOURS.map((colour) => (
        <OfColour key={colour} colour={colour} />
      ))}
      {ROUND.map((slope) => (
        <Round key={slope.name} {...slope} />
      ))}
      {LINEAR.map((slope) => (
        <Linear key={slope.name} {...slope} />
      ))}
    </>
  );
}
