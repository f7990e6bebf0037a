import compass from "virtual:game-icons/compass";
import wyvern from "virtual:game-icons/wyvern";
import { SCHOOL_FIELDS, SCHOOL_PATHS, type School } from "../../../look/heraldry/schools.ts";
import { PosterIcon } from "../../poster/poster-icon.tsx";
import { PosterSheet } from "../../poster/poster-sheet.tsx";

const SHORE = "C-200 350-60 392 20 360S120 300 196 330S300 392 420 338S700 330 1300 350";
const ROAD =
  "M-340 300C-200 250-120 330-40 300C30 250 50 300 110 268S180 236 240 262S330 300 420 250S560 280 700 240";
const MOUNTAINS: readonly (readonly [x: number, y: number, size: number])[] = [
  [92, 226, 0.8],
  [58, 222, 1.1],
  [118, 238, 0.6],
  [22, 230, 0.8],
  [288, 232, 0.9],
  [322, 228, 1.1],
  [262, 240, 0.55],
  [-40, 160, 1],
  [-90, 168, 0.8],
  [420, 150, 1],
  [464, 164, 0.8],
];
const TREES: readonly (readonly [x: number, y: number])[] = [
  [150, 214],
  [168, 222],
  [186, 212],
  [204, 222],
  [222, 214],
  [132, 226],
  [240, 226],
  [76, 60],
  [94, 70],
  [112, 58],
  [60, 72],
  [300, 214],
  [-14, 202],
];
const MEDALS: readonly { school: School; x: number; y: number; r: number }[] = [
  { school: "bear", x: 78, y: 272, r: 22 },
  { school: "griffin", x: 124, y: 300, r: 24 },
  { school: "wolf", x: 180, y: 310, r: 31 },
  { school: "cat", x: 236, y: 300, r: 24 },
  { school: "viper", x: 282, y: 272, r: 22 },
];

/** Ink on a map of vellum: the road, the hunt, the five schools. */
export function OldWorldPoster() {
  return (
    <PosterSheet view={[34, 30, 292, 316]}>
      <defs>
        <radialGradient id="old-vellum" gradientUnits="userSpaceOnUse" cx="170" cy="150" r="420">
          <stop offset="0" stopColor="#f5e8c6" />
          <stop offset=".6" stopColor="#dcc591" />
          <stop offset="1" stopColor="#b3935a" />
        </radialGradient>
        <linearGradient id="old-gold" x1="0" y1="0" x2=".6" y2="1">
          <stop offset="0" stopColor="#fff6d2" />
          <stop offset=".5" stopColor="#a77f2e" />
          <stop offset="1" stopColor="#e9c774" />
        </linearGradient>
      </defs>
      <rect x="-900" y="-900" width="2200" height="2200" fill="url(#old-vellum)" />
      <path d={`M-900 372${SHORE}V1300H-900Z`} fill="#8fa9a8" opacity=".55" />
      <path d={`M-900 372${SHORE}`} fill="none" stroke="#54401f" strokeWidth="2" />
      <path
        d="M-60 384q14-8 28 0t28 0M70 376q12-7 24 0t24 0M240 390q14-8 28 0t28 0M420 372q14-8 28 0t28 0"
        fill="none"
        stroke="#3d5a5c"
        strokeWidth="1.6"
        opacity=".7"
      />
      {MOUNTAINS.map(([x, y, size]) => (
        <Mountain key={`${x}`} x={x} y={y} size={size} />
      ))}
      <path d={TREES.map(tree).join("")} fill="#5d4a2a" opacity=".62" />
      <path
        d={ROAD}
        fill="none"
        stroke="#7c2018"
        strokeWidth="3.5"
        strokeDasharray="3 9"
        strokeLinecap="round"
      />
      <PosterIcon path={wyvern} x={190} y={118} size={168} fill="#3a2a14" opacity={0.94} />
      <PosterIcon path={compass} x={286} y={372} size={54} fill="#54401f" opacity={0.5} />
      {MEDALS.map((medal) => (
        <Medal key={medal.school} {...medal} />
      ))}
    </PosterSheet>
  );
}

function tree([x, y]: readonly [number, number]): string {
  return `M${x} ${y}l7 16h-14ZM${x} ${y + 9}l9 18h-18ZM${x - 1.5} ${y + 27}h3v6h-3Z`;
}

function Mountain({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-30 0L0 -46L30 0" fill="#e2cf9f" stroke="#54401f" strokeWidth="2.2" strokeLinejoin="round" />
      <path d="M0 -46L30 0H8L12 -14L2 -24Z" fill="#7a6136" opacity=".6" />
    </g>
  );
}

function Medal({ school, x, y, r }: (typeof MEDALS)[number]) {
  return (
    <g>
      <circle cx={x} cy={y + 3} r={r + 3} fill="#0006" />
      <circle cx={x} cy={y} r={r + 3} fill="#1d1610" />
      <circle cx={x} cy={y} r={r + 1.5} fill="url(#old-gold)" />
      <circle cx={x} cy={y} r={r - 3} fill={SCHOOL_FIELDS[school]} stroke="#0008" strokeWidth="2" />
      <PosterIcon path={SCHOOL_PATHS[school]} x={x} y={y} size={r * 1.4} fill="#f6e2a6" box={100} />
    </g>
  );
}
