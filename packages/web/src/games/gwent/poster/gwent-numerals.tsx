import { GWENT_VIEW, placing, SHIELDS } from "./shields.ts";

/** The strengths on the shields of Gwent's poster, over its picture. */
export function GwentNumerals() {
  return (
    <svg viewBox={GWENT_VIEW.join(" ")} aria-hidden="true">
      <defs>
        <linearGradient id="poster-numeral" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffbe8" />
          <stop offset=".55" stopColor="#f0d48a" />
          <stop offset="1" stopColor="#c9a24b" />
        </linearGradient>
      </defs>
      {SHIELDS.map((place) => (
        <text
          key={place.house}
          transform={placing(place)}
          x="44"
          y="38.5"
          fontSize="44"
          fontWeight="900"
          textAnchor="middle"
          letterSpacing="-1.5"
          fill="url(#poster-numeral)"
        >
          {place.strength}
        </text>
      ))}
    </svg>
  );
}
