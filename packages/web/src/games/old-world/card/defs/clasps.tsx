import type { Colour } from "@medallion/old-world/data";
import { BLACK, shared, toneOf, url } from "../inks.ts";
import { COLOUR_LIST } from "../kinds.ts";
import { COLOUR_MARKS, lozenge } from "../outlines.ts";

/** A clasp of radius 19: which colour may follow here, or has followed if it is lit. */
function Clasp({ colour, lit }: { readonly colour: Colour; readonly lit: boolean }) {
  return (
    <g id={shared(`clasp-${colour}${lit ? "-lit" : ""}`)}>
      <path d={lozenge(19)} fill={BLACK} />
      <path d={lozenge(16.5)} fill={lit ? "#fff1bd" : url("brass")} />
      <path d={lozenge(lit ? 12 : 13)} fill={url(colour)} />
      <path
        d={COLOUR_MARKS[colour]}
        transform="scale(.62)"
        fill={toneOf(colour, "metal")}
        fillRule="evenodd"
      />
    </g>
  );
}

export function Clasps() {
  return COLOUR_LIST.flatMap((colour) => [
    <Clasp key={colour} colour={colour} lit={false} />,
    <Clasp key={`${colour}-lit`} colour={colour} lit />,
  ]);
}
