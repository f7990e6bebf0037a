import type { DeckList } from "@medallion/gwent/decks";
import { useId } from "react";
import { useText, useWords } from "../../../../language/language.tsx";
import { averageStrength, type Column, curveOf, LAST_COLUMN } from "../charts.ts";
import styles from "./charts.module.css";

const STEP = 26;
const BAR = 19;
const TOP = 16;
const HEIGHT = 92;
const FOOT = 20;

/** How many units there are of each strength, heroes hatched in gold on top. */
export function Curve({ deck }: { readonly deck: DeckList }) {
  const text = useText();
  const { list } = useWords();
  const hatch = useId();
  const curve = curveOf(deck);
  const tallest = Math.max(4, ...curve.map(({ units, heroes }) => units + heroes));
  const average = averageStrength(deck);
  const told = curve
    .filter(({ units, heroes }) => units + heroes > 0)
    .map(({ strength, units, heroes }) =>
      text("decks.curve.column", { strength: label(strength), count: units + heroes }),
    );
  return (
    <figure className={styles.figure}>
      <figcaption>
        {text("decks.curve")}
        {average !== undefined && (
          <span className={styles.note}>
            {text("decks.curve.average", { average: Math.round(average * 10) / 10 })}
          </span>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${STEP * curve.length} ${TOP + HEIGHT + FOOT}`}
        className={styles.curve}
        role="img"
        aria-label={told.length === 0 ? text("decks.curve.none") : list(told)}
      >
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className={styles.heroGround} />
          <rect width="2.4" height="6" className={styles.heroLine} />
        </pattern>
        <path className={styles.base} d={`M0 ${TOP + HEIGHT + 0.5}H${STEP * curve.length}`} />
        {curve.map((column) => (
          <CurveColumn key={column.strength} column={column} unit={HEIGHT / tallest} hatch={hatch} />
        ))}
      </svg>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.unitKey} /> {text("decks.curve.units")}
        <span className={styles.heroKey} /> {text("decks.curve.heroes")}
      </p>
    </figure>
  );
}

interface CurveColumnProps {
  readonly column: Column;
  readonly unit: number;
  readonly hatch: string;
}

function CurveColumn({ column, unit, hatch }: CurveColumnProps) {
  const { strength, units, heroes } = column;
  const x = strength * STEP + (STEP - BAR) / 2;
  const base = TOP + HEIGHT;
  const total = units + heroes;
  return (
    <g>
      <rect className={styles.unit} x={x} y={base - units * unit} width={BAR} height={units * unit} />
      <rect fill={`url(#${hatch})`} x={x} y={base - total * unit} width={BAR} height={heroes * unit} />
      {total > 0 && (
        <text x={x + BAR / 2} y={base - total * unit - 4} className={styles.count}>
          {total}
        </text>
      )}
      <text x={x + BAR / 2} y={base + 15} className={styles.axis}>
        {label(strength)}
      </text>
    </g>
  );
}

function label(strength: number): string {
  return strength === LAST_COLUMN ? `${strength}+` : String(strength);
}
