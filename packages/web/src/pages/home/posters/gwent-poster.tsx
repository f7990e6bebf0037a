import arrows from "virtual:game-icons/arrow-cluster";
import deer from "virtual:game-icons/deer-head";
import eagle from "virtual:game-icons/eagle-head";
import lily from "virtual:game-icons/fleur-de-lys";
import sun from "virtual:game-icons/heraldic-sun";
import snake from "virtual:game-icons/snake";
import swords from "virtual:game-icons/swords-emblem";
import wolf from "virtual:game-icons/wolf-head";
import { PosterIcon } from "./poster-icon.tsx";
import { PosterMetals, PosterShield } from "./poster-shield.tsx";

/** Two mats meet along a seam; before them a wall of heroes, one of each house. */
export function GwentPoster() {
  return (
    <svg viewBox="28 52 304 268" aria-hidden="true">
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
      <PosterShield
        house="northern-realms"
        charge={swords}
        ordinary="chevron"
        strength={10}
        x={180}
        y={118}
        width={78}
      />
      <PosterShield
        house="monsters"
        charge={deer}
        ordinary="pile"
        strength={10}
        x={106}
        y={146}
        width={78}
        turn={-14}
      />
      <PosterShield
        house="skellige"
        charge={eagle}
        ordinary="perbend"
        strength={10}
        x={254}
        y={146}
        width={78}
        turn={14}
      />
      <PosterShield
        house="scoiatael"
        charge={arrows}
        ordinary="saltire"
        strength={10}
        x={92}
        y={240}
        width={84}
        turn={-12}
      />
      <PosterShield
        house="nilfgaard"
        charge={snake}
        ordinary="perpale"
        strength={10}
        x={268}
        y={240}
        width={84}
        turn={12}
      />
      <PosterShield
        house="neutral"
        charge={wolf}
        ordinary="perpale"
        strength={15}
        x={180}
        y={232}
        width={126}
      />
    </svg>
  );
}
