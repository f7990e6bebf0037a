import { Glyph } from "../glyph/glyph.tsx";
import { SCHOOL_DEVICES } from "../glyph/schools.ts";
import { BLACK, BONE, shared, toneOf, url } from "../inks.ts";
import { SCHOOL_LIST, type SchoolSign, TERRAIN_LIST } from "../kinds.ts";
import { FIGURE, HOOD, TERRAIN_OUTLINES } from "../outlines.ts";
import { toothed } from "../wavy.ts";

/** A witcher on the map; one's own has a rim of brass. */
function FigureShape({ school, own }: { readonly school: SchoolSign; readonly own: boolean }) {
  const metal = toneOf(school, "metal");
  return (
    <g id={shared(`figure-${school}${own ? "-own" : ""}`)}>
      <ellipse cy="2" rx="25" ry="7" fill="#0b0704" opacity=".5" />
      <path d={FIGURE} fill={BLACK} stroke={BLACK} strokeWidth={own ? 9 : 5} strokeLinejoin="round" />
      <path d={FIGURE} fill={url(school)} stroke={own ? "#ffdf8f" : metal} strokeWidth={own ? 4 : 1.4} />
      <path d={HOOD} fill="#0d0906" />
      <Glyph name={SCHOOL_DEVICES[school]} x={0} y={-23} size={25} fill={metal} />
    </g>
  );
}

/** What tokens of the map and the board are made of. */
export function Tokens() {
  return (
    <>
      {SCHOOL_LIST.flatMap((school) => [
        <FigureShape key={school} school={school} own={false} />,
        <FigureShape key={`${school}-own`} school={school} own />,
      ])}
      <g id={shared("monster-ring")}>
        <path d={toothed(39, 2.6, 14)} fill="#120606" />
        <path d={toothed(36.5, 2.4, 14)} fill="#cbb58a" />
        <circle r="32" fill="#1a0807" />
        <circle r="30" fill={url("gules")} />
      </g>
      <g id={shared("disc")}>
        <circle r="25" fill={BLACK} />
        <circle r="23" fill={url("brass")} />
        <circle r="19.5" fill={url("iron")} />
      </g>
      <g id={shared("quest-pin")}>
        <path
          d="M-19-22Q0-27 19-22V18Q8 24 0 18T-19 18Z"
          fill={url("vellum")}
          stroke="#3c2a14"
          strokeWidth="2"
        />
        <path d="M-11-8H11M-11-1H9M-11 6H6" stroke="#7a5f36" strokeWidth="2.4" />
        <circle cy="-22" r="7" fill="#9c2b26" stroke="#2b0a08" strokeWidth="1.6" />
        <circle cx="-2" cy="-24" r="2.2" fill="#fff" opacity=".75" />
      </g>
      {TERRAIN_LIST.map((terrain) => (
        <g key={terrain} id={shared(`trail-${terrain}`)}>
          <path d={TERRAIN_OUTLINES[terrain]} transform="scale(.52)" fill={BLACK} />
          <path d={TERRAIN_OUTLINES[terrain]} transform="scale(.48)" fill="#d9c493" />
          <path d={TERRAIN_OUTLINES[terrain]} transform="scale(.4)" fill={url(terrain)} />
          <Glyph name="paw-print" x={0} y={0} size={27} fill="#fff2cd" />
        </g>
      ))}
      <g id={shared("closed-tavern")}>
        <path d="M-24-26H24L26 18Q0 26-26 18Z" fill="#160d07" />
        <path d="M-22-24H22L23.5 16Q0 23-23.5 16Z" fill="#6b4526" stroke="#c9a24b" strokeWidth="2" />
        <Glyph name="beer-stein" x={0} y={-4} size={34} fill="#f0dfb4" />
        <path d="M-20-20 20 15M20-20-20 15" stroke={BLACK} strokeWidth="8" />
        <path d="M-20-20 20 15M20-20-20 15" stroke="#e06a5a" strokeWidth="4.6" />
      </g>
      <g id={shared("gold-coin")}>
        <circle r="14" fill="#3a2808" />
        <circle r="12.2" fill={url("brass")} />
        <circle r="9" fill="none" stroke="#5a4010" strokeOpacity=".5" />
      </g>
      <path id={shared("fang")} d="M-5-5H5Q4 4 0 8-4 4-5-5Z" fill={BONE} />
      <g id={shared("die")}>
        <rect x="-50" y="-42" width="100" height="100" rx="20" fill="#1b0f07" opacity=".5" />
        <rect x="-50" y="-50" width="100" height="100" rx="20" fill="#7c6238" />
        <rect x="-50" y="-52" width="100" height="96" rx="19" fill={url("bone")} />
        <rect
          x="-43"
          y="-46"
          width="86"
          height="83"
          rx="15"
          fill={url("bone-face")}
          stroke="#fff8e2"
          strokeOpacity=".6"
          strokeWidth="1.5"
        />
      </g>
    </>
  );
}
