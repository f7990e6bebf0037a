import { RONIN_PATHS } from "../../../look/heraldry/ronin-motifs.ts";
import { SCHOOL_PATHS } from "../../../look/heraldry/schools.ts";
import { PosterIcon } from "../../poster/poster-icon.tsx";
import { PosterSheet } from "../../poster/poster-sheet.tsx";
import { brushedDisc, brushedLine } from "./brush.ts";

const WATER = `${brushedLine(-900, 1300, (x) => 310 + 7 * Math.sin(x / 70))}V1300H-900Z`;
const SUN = brushedDisc(180, 168, 104);

/** Brush on rice paper: the sun, a helmet, bamboo, tea by the water. */
export function RoninPoster() {
  return (
    <PosterSheet view={[44, 42, 284, 366]}>
      <defs>
        <linearGradient id="ronin-paper" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="480">
          <stop offset="0" stopColor="#f6f0e2" />
          <stop offset="1" stopColor="#e3d7bd" />
        </linearGradient>
        <linearGradient id="ronin-water" gradientUnits="userSpaceOnUse" x1="0" y1="300" x2="0" y2="560">
          <stop offset="0" stopColor="#2b3f6b" />
          <stop offset="1" stopColor="#141f3a" />
        </linearGradient>
      </defs>
      <rect x="-900" y="-900" width="2200" height="2200" fill="url(#ronin-paper)" />
      <path d={SUN} fill="#b5352b" />
      <path
        d="M-900 300C-300 270-120 262-40 276S36 190 72 172S160 266 236 276S420 250 1300 300V340H-900Z"
        fill="#3a4a63"
        opacity=".38"
      />
      <path d="M34 222Q60 182 73 172T108 222Q98 214 90 221T72 215T54 222T34 222Z" fill="#f6f0e2" />
      <path d={WATER} fill="url(#ronin-water)" />
      <path
        d="M40 312q60-18 120-4M190 322q60-14 150-4"
        stroke="#dfe5ea"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
        opacity=".5"
      />
      <g stroke="#33502f" strokeLinecap="round" fill="none">
        <path d="M292 -300Q286 130 296 330" strokeWidth="12" />
        <path d="M314 -300Q318 150 312 330" strokeWidth="8" opacity=".8" />
        <path d="M291 40q-30-4-48 18M314 90q24-6 40 6M290 250q-24 0-40 20" strokeWidth="6" />
      </g>
      <path d="M285 60h12M284 150h12M287 236h12M312 110h8M311 200h8" stroke="#e3d7bd" strokeWidth="3" />
      <PosterIcon path={RONIN_PATHS.helmet} x={180} y={182} size={170} fill="#17130f" box={100} />
      <PosterIcon
        path={RONIN_PATHS.katana}
        x={176}
        y={376}
        size={170}
        fill="#efe6d2"
        opacity={0.95}
        turn={36}
        box={100}
      />
      <PosterIcon
        path={RONIN_PATHS.teapot}
        x={222}
        y={336}
        size={56}
        fill="#efe6d2"
        opacity={0.95}
        box={100}
      />
      <path
        d="M215 302q-7-9 0-17t0-17M228 303q-7-9 0-17t0-15"
        stroke="#f6f0e2"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
        opacity=".8"
      />
      <g transform="translate(88 78)">
        <rect x="-20" y="-26" width="40" height="58" rx="3" fill="#b5352b" />
        <PosterIcon path={SCHOOL_PATHS.wolf} x={0} y={3} size={32} fill="#f6f0e2" box={100} />
      </g>
    </PosterSheet>
  );
}
