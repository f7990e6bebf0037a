import { type Ability, ROWS, WEATHER_BY } from "@medallion/gwent/cards";
import { ROW_PATHS } from "./mark-paths.ts";
import { OUTLINE } from "./paint.ts";

/** The sill of the window on the sky: which rows this weather is over; Clear Weather frees them all. */
export function Sill({ ability, metal }: { readonly ability: Ability | undefined; readonly metal: string }) {
  const covered = ability === undefined ? undefined : WEATHER_BY[ability]?.rows;
  const rows = covered ?? ROWS;
  const first = 44 - (rows.length - 1) * 12 - 8;
  return (
    <>
      <rect y="90" width="88" height="30" fill={OUTLINE} opacity=".72" />
      <path d="M0 90H88" stroke={metal} strokeWidth="1.5" />
      {rows.map((row, i) => (
        <path
          key={row}
          d={ROW_PATHS[row]}
          fillRule="evenodd"
          fill={covered === undefined ? "#8d959a" : metal}
          transform={`translate(${first + i * 24} 94) scale(.66)`}
        />
      ))}
    </>
  );
}
