import { Glyph } from "../glyph/glyph.tsx";
import { BLACK, url } from "../inks.ts";

interface PricePlateProps {
  readonly price: number;
  readonly x: number;
  readonly y: number;
}

/** What a card of the pool costs now: so many cards. */
export function PricePlate({ price, x, y }: PricePlateProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-32" y="-16" width="64" height="31" rx="9" fill={BLACK} />
      <rect x="-30" y="-14" width="60" height="27" rx="7.5" fill={url("brass")} />
      <text x="-10" y="9" fontSize="27" fill="#2b1c05">
        {price}
      </text>
      <Glyph name="cards" x={13} y={-0.5} size={22} fill="#2b1c05" />
    </g>
  );
}
