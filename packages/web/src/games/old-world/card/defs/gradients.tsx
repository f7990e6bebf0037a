import { shared, toneOf } from "../inks.ts";
import { COLOUR_LIST, SCHOOL_LIST, TERRAIN_LIST } from "../kinds.ts";

type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

function stopsOf(stops: Stops) {
  return stops.map(([offset, colour, opacity]) => (
    <stop
      key={offset}
      offset={offset}
      stopColor={colour}
      {...(opacity === undefined ? {} : { stopOpacity: opacity })}
    />
  ));
}

interface EnamelProps {
  readonly name: string;
  readonly stops: Stops;
}

/** Enamel: the light falls on it from above, a little from the left. */
function Enamel({ name, stops }: EnamelProps) {
  return (
    <radialGradient id={shared(`paint-${name}`)} cx=".4" cy=".26" r=".92">
      {stopsOf(stops)}
    </radialGradient>
  );
}

/** Metal, vellum and bone: from above. */
function Sheen({ name, stops, slant = 0 }: EnamelProps & { readonly slant?: number }) {
  return (
    <linearGradient id={shared(`paint-${name}`)} x1="0" y1="0" x2={slant} y2="1">
      {stopsOf(stops)}
    </linearGradient>
  );
}

export function Gradients() {
  return (
    <>
      {[...COLOUR_LIST, ...TERRAIN_LIST, "gules"].map((tincture) => (
        <Enamel
          key={tincture}
          name={tincture}
          stops={[
            [0, toneOf(tincture, "light")],
            [0.52, toneOf(tincture, "base")],
            [1, toneOf(tincture, "deep")],
          ]}
        />
      ))}
      {SCHOOL_LIST.map((school) => (
        <Enamel
          key={school}
          name={school}
          stops={[
            [0, toneOf(school, "base")],
            [1, toneOf(school, "deep")],
          ]}
        />
      ))}
      <Sheen
        name="iron"
        slant={0.3}
        stops={[
          [0, "#5d656b"],
          [0.25, "#33393d"],
          [0.6, "#1d2123"],
          [1, "#0e1011"],
        ]}
      />
      <Sheen
        name="brass"
        slant={0.35}
        stops={[
          [0, "#fbe7ae"],
          [0.3, "#d3ab52"],
          [0.55, "#8a6725"],
          [0.8, "#d0a84f"],
          [1, "#6b4e18"],
        ]}
      />
      <Sheen
        name="vellum"
        stops={[
          [0, "#fbf3df"],
          [1, "#d9c490"],
        ]}
      />
      <Sheen
        name="bone"
        stops={[
          [0, "#fffaf0"],
          [1, "#c9ae7a"],
        ]}
      />
      <Enamel
        name="bone-face"
        stops={[
          [0, "#fffaf0"],
          [0.6, "#efe0bb"],
          [1, "#d8c190"],
        ]}
      />
      <Sheen
        name="leather"
        stops={[
          [0, "#5a3324"],
          [1, "#2a160e"],
        ]}
      />
      <Sheen
        name="gloss"
        stops={[
          [0, "#fff", 0.34],
          [1, "#fff", 0],
        ]}
      />
    </>
  );
}
