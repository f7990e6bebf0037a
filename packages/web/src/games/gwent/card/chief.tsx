import type { Ability, CardRow } from "@medallion/gwent/cards";
import { MARK_PATHS, markOf } from "./mark-paths.ts";
import { GOLD, metalId, OUTLINE, paintId, url } from "./paint.ts";
import styles from "./shield.module.css";
import { type Change, changeOf } from "./strength.ts";
import { TINCTURES, type TinctureName } from "./tinctures.ts";

interface ChiefProps {
  readonly row: CardRow;
  readonly tincture: TinctureName;
  readonly strength: number;
}

/** The upper part of a unit: its strength, readable from afar, and its ability. */
export function Chief({ row, tincture, strength }: ChiefProps) {
  const hero = row.kind === "hero";
  const change = changeOf(row, strength);
  const ink = hero ? GOLD : change === undefined ? "#17100a" : "#fff8ea";
  const paint = hero ? paintId("hero") : change === undefined ? metalId(tincture) : paintId(change);
  return (
    <>
      <rect width="88" height="43" fill={url(paint)} />
      <rect width="88" height="22" fill="#fff" opacity={hero || change !== undefined ? 0.09 : 0.2} />
      <path d="M0 43.6H88" stroke={OUTLINE} strokeWidth="3.4" />
      <path d="M0 42.2H88" stroke={hero ? GOLD : TINCTURES[tincture].metal} strokeWidth="1.6" />
      <Numeral strength={strength} fill={hero ? url(paintId("numeral")) : ink} />
      <Sign row={row} ink={ink} change={change} isWide={strength > 9} />
    </>
  );
}

function Numeral({ strength, fill }: { readonly strength: number; readonly fill: string }) {
  const digits = String(strength).length;
  const size = [47, 47, 44, 31][digits] ?? 25;
  return (
    <text
      className={styles.numeral}
      x={digits === 1 ? 27 : 32}
      y={digits > 2 ? 34 : 38.5}
      fontSize={size}
      letterSpacing={digits === 1 ? 0 : -1.5}
      textAnchor="middle"
      fill={fill}
    >
      {strength}
    </text>
  );
}

interface SignProps {
  readonly row: CardRow;
  readonly ink: string;
  readonly change: Change | undefined;
  readonly isWide: boolean;
}

/** The ability's mark, and which way the strength went: never by colour alone. */
function Sign({ row, ink, change, isWide }: SignProps) {
  const ability = row.abilities.find((one) => one !== "agile");
  if (change === undefined)
    return ability === undefined ? null : (
      <Mark ability={ability} x={isWide ? 56 : 53} y={13} size={isWide ? 23 : 26} ink={ink} />
    );
  const arrow = change === "raised" ? "M0 7l7-8 7 8Z" : "M0-1l7 8 7-8Z";
  const place = ability === undefined ? "translate(57 20) scale(1.5)" : "translate(61 8.5)";
  return (
    <>
      {ability !== undefined && <Mark ability={ability} x={57} y={17} size={22} ink={ink} />}
      <path d={arrow} fill={ink} transform={place} />
    </>
  );
}

interface MarkProps {
  readonly ability: Ability;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
}

function Mark({ ability, x, y, size, ink }: MarkProps) {
  const place = `translate(${x} ${y}) scale(${(size / 24).toFixed(3)})`;
  return <path d={MARK_PATHS[markOf(ability)]} fillRule="evenodd" fill={ink} transform={place} />;
}
