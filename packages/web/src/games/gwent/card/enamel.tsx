import type { CardRow } from "@medallion/gwent/cards";
import { memo } from "react";
import { Charge } from "./charge.tsx";
import { bearingOf } from "./charges/index.ts";
import { Chief } from "./chief.tsx";
import { Field } from "./field.tsx";
import { chargeId, clipId, paintId, url } from "./paint.ts";
import { Rim, rimOf } from "./rim.tsx";
import { RowRoundel } from "./row-roundel.tsx";
import { SILHOUETTES, silhouetteOf } from "./silhouettes.ts";
import { Sill } from "./sill.tsx";
import { fights } from "./strength.ts";
import { TINCTURES, tinctureOf } from "./tinctures.ts";
import { useHeraldry } from "./use-heraldry.tsx";

export interface EnamelProps {
  readonly row: CardRow;
  /** What it counts for now; what is printed, if left out. */
  readonly strength?: number | undefined;
  /** Whether an agile unit bears its two rows; larger cards show them beside the shield. */
  readonly withRows?: boolean;
}

/** The enamelled shield of a card as a part of a drawing, in a box of 88 × 120 units. */
export const Enamel = memo(function Enamel({ row, strength = row.strength, withRows = false }: EnamelProps) {
  useHeraldry();
  const silhouette = silhouetteOf(row);
  const tincture = tinctureOf(row);
  const path = SILHOUETTES[silhouette];
  const [charge, ordinary] = bearingOf(row.id);
  const { deep, metal } = TINCTURES[tincture];
  const unit = fights(row);
  return (
    <>
      <g clipPath={url(clipId(silhouette))}>
        <Field {...{ row, silhouette, tincture, ordinary }} />
        <Charge name={charge} silhouette={silhouette} paint={chargeId(tincture)} wire={deep} />
        <Depth path={path} isUnit={unit} />
        {unit && <Chief {...{ row, tincture, strength }} />}
        {row.kind === "weather" && <Sill ability={row.abilities[0]} metal={metal} />}
      </g>
      <Rim row={row} path={path} />
      {withRows &&
        row.rows.length > 1 &&
        row.rows.map((name, i) => (
          <RowRoundel key={name} row={name} x={i === 0 ? 18 : 70} y={95} radius={12} rim={rimOf(row)} />
        ))}
    </>
  );
});

/** The shade along the rim and the light on the enamel. */
function Depth({ path, isUnit }: { readonly path: string; readonly isUnit: boolean }) {
  return (
    <>
      <path d={path} fill="none" stroke="#000" strokeOpacity=".28" strokeWidth="18" />
      <path d={path} fill="none" stroke="#000" strokeOpacity=".3" strokeWidth="12" />
      <path d={`M5 ${isUnit ? 44 : 5}H60Q26 64 5 104Z`} fill={url(paintId("gloss"))} opacity=".55" />
    </>
  );
}
