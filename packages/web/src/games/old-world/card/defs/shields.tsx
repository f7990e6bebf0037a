import { Glyph } from "../glyph/glyph.tsx";
import { SCHOOL_DEVICES } from "../glyph/schools.ts";
import { shared, toneOf, url } from "../inks.ts";
import { SCHOOL_LIST, type SchoolSign } from "../kinds.ts";
import { HEATER } from "../outlines.ts";

/** The shield of a school, some 66 × 90 around its middle: its device on its field. */
function Shield({ school }: { readonly school: SchoolSign }) {
  return (
    <g id={shared(`shield-${school}`)}>
      <path d={HEATER} transform="scale(1.17) translate(0 -.6)" fill="#140d06" />
      <path d={HEATER} transform="scale(1.11) translate(0 -.4)" fill={url("brass")} />
      <path d={HEATER} transform="scale(.97)" fill={url(school)} />
      <path d={HEATER} transform="scale(.97)" fill={url(`weave-${school}`)} />
      <Glyph name={SCHOOL_DEVICES[school]} x={0} y={1} size={44} fill={toneOf(school, "metal")} />
      <path d="M-29-33H29V-6Q0 4-29-6Z" fill={url("gloss")} />
    </g>
  );
}

export function Shields() {
  return SCHOOL_LIST.map((school) => <Shield key={school} school={school} />);
}
