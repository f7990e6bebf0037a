import arrows from "virtual:game-icons/arrow-cluster";
import deer from "virtual:game-icons/deer-head";
import eagle from "virtual:game-icons/eagle-head";
import lily from "virtual:game-icons/fleur-de-lys";
import sun from "virtual:game-icons/heraldic-sun";
import snake from "virtual:game-icons/snake";
import swords from "virtual:game-icons/swords-emblem";
import wolf from "virtual:game-icons/wolf-head";
import { PosterIcon } from "../../poster/poster-icon.tsx";
import { PosterSheet } from "../../poster/poster-sheet.tsx";
import type { House } from "../card/faction-paths.ts";
import type { Ordinary } from "../card/ordinaries.ts";
import { PosterMetals, PosterShield } from "./poster-shield.tsx";
import { GWENT_VIEW, SHIELDS } from "./shields.ts";

/** What each house bears: a hero's charge on its field. */
const BLAZON: Readonly<Record<House, { readonly charge: string; readonly ordinary: Ordinary }>> = {
  "northern-realms": { charge: swords, ordinary: "chevron" },
  monsters: { charge: deer, ordinary: "pile" },
  skellige: { charge: eagle, ordinary: "perbend" },
  scoiatael: { charge: arrows, ordinary: "saltire" },
  nilfgaard: { charge: snake, ordinary: "perpale" },
  neutral: { charge: wolf, ordinary: "perpale" },
};

/** Two mats meet along a seam; before them a wall of heroes, one of each house. */
export function GwentPoster() {
  return (
    <PosterSheet view={GWENT_VIEW}>
      <PosterMetals />
      <defs>
        <radialGradient id="gwent-light" gradientUnits="userSpaceOnUse" cx="180" cy="190" r="300">
          <stop offset="0" stopColor="#ffe9b0" stopOpacity=".4" />
          <stop offset="1" stopColor="#ffe9b0" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="gwent-mats" gradientUnits="userSpaceOnUse" x1="-40" y1="20" x2="400" y2="470">
          <stop offset="0" stopColor="#332f31" />
          <stop offset=".5" stopColor="#1e1b1d" />
          <stop offset=".5" stopColor="#2f5580" />
          <stop offset="1" stopColor="#142c46" />
        </linearGradient>
      </defs>
      <rect x="-900" y="-900" width="2200" height="2200" fill="url(#gwent-mats)" />
      <path d="M-720 1125L1080 -633" stroke="#d8b96a" strokeWidth="2" strokeDasharray="9 6" opacity=".55" />
      <PosterIcon path={sun} x={40} y={90} size={220} fill="#d9b24a" opacity={0.16} />
      <PosterIcon path={lily} x={322} y={330} size={230} fill="#9cc9f6" opacity={0.14} />
      <rect x="-900" y="-900" width="2200" height="2200" fill="url(#gwent-light)" />
      {SHIELDS.map((place) => (
        <PosterShield key={place.house} {...place} {...BLAZON[place.house]} />
      ))}
    </PosterSheet>
  );
}
