import { useId } from "react";
import { GoldGradient } from "../../../look/heraldry/gold.tsx";
import { ORDINARIES, type Ordinary, RAYS } from "../card/ordinaries.ts";
import { SILHOUETTES } from "../card/silhouettes.ts";
import { TINCTURES } from "../card/tinctures.ts";
import { placing, type ShieldPlace } from "./shields.ts";

interface PosterShieldProps extends ShieldPlace {
  readonly charge: string;
  readonly ordinary: Ordinary;
}

/**
 * A hero's shield as the poster shows it. The cards of the table are drawn with all their art; the first page brings
 * only the six it shows. Its strength is written by `GwentNumerals`, since a picture knows no fonts of ours.
 */
export function PosterShield({ charge, ordinary, ...place }: PosterShieldProps) {
  const { house } = place;
  const id = useId();
  const outline = SILHOUETTES[house];
  const tincture = TINCTURES[house];
  return (
    <g transform={placing(place)}>
      <defs>
        <clipPath id={`${id}k`}>
          <path d={outline} />
        </clipPath>
        <radialGradient id={`${id}f`} cx=".34" cy=".42" r=".85">
          <stop offset="0" stopColor={tincture.light} />
          <stop offset=".5" stopColor={tincture.enamel} />
          <stop offset="1" stopColor={tincture.deep} />
        </radialGradient>
        <linearGradient id={`${id}m`} x1="0" y1="0" x2=".35" y2="1">
          <stop offset="0" stopColor={tincture.metalLight} />
          <stop offset=".5" stopColor={tincture.metal} />
          <stop offset="1" stopColor={tincture.metalDark} />
        </linearGradient>
      </defs>
      <path
        d={outline}
        fill="#000"
        opacity=".45"
        transform="translate(1.5 5)"
        stroke="#000"
        strokeWidth="9"
      />
      <g clipPath={`url(#${id}k)`}>
        <rect width="88" height="120" fill={`url(#${id}f)`} />
        <path d={ORDINARIES[ordinary]} fill={tincture.deep} opacity=".62" />
        {house === "nilfgaard" && <path d={RAYS} fill="#d9b24a" opacity=".2" />}
        <Charge path={charge} fill="#000" opacity={0.5} dx={1.4} dy={2.6} />
        <Charge path={charge} fill={tincture.deep} stroke={tincture.deep} />
        <Charge path={charge} fill={`url(#${id}m)`} />
        <path d={outline} fill="none" stroke="#000" strokeOpacity=".3" strokeWidth="16" />
        <rect width="88" height="43" fill="url(#poster-chief)" />
        <path d="M0 43.6H88" stroke="#0b0806" strokeWidth="3.4" />
        <path d="M0 42.2H88" stroke="#f0d48a" strokeWidth="1.6" />
      </g>
      <path d={outline} fill="none" stroke="#0b0806" strokeWidth="8.5" strokeLinejoin="round" />
      <path d={outline} fill="none" stroke="url(#poster-gold)" strokeWidth="6.4" strokeLinejoin="round" />
      <path
        d={outline}
        fill="none"
        stroke="#5a4212"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeDasharray="0 5.7"
      />
      <path
        d={outline}
        fill="none"
        stroke="#fffbe6"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="0 5.7"
      />
    </g>
  );
}

interface ChargeProps {
  readonly path: string;
  readonly fill: string;
  readonly stroke?: string;
  readonly opacity?: number;
  readonly dx?: number;
  readonly dy?: number;
}

function Charge({ path, fill, stroke, opacity = 1, dx = 0, dy = 0 }: ChargeProps) {
  return (
    <path
      d={path}
      fill={fill}
      stroke={stroke}
      strokeWidth="44"
      strokeLinejoin="round"
      opacity={opacity}
      transform={`translate(${15 + dx} ${45 + dy}) scale(${58 / 512})`}
    />
  );
}

/** What all shields of the poster share; once in its drawing. */
export function PosterMetals() {
  return (
    <defs>
      <GoldGradient id="poster-gold" />
      <linearGradient id="poster-chief" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#3a3335" />
        <stop offset="1" stopColor="#0d0a0b" />
      </linearGradient>
    </defs>
  );
}
