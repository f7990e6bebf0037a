import { memo } from "react";
import { BRIDGES, VIADUCT } from "../geography/bridges.ts";
import { SHEET } from "../geography/points.ts";
import { type DrawnRoute, ROUTES } from "../geography/routes.ts";
import type { Leg } from "../state/ways-gone.ts";
import { Anchors } from "./anchors.tsx";
import styles from "./roads.module.css";
import { routeBetween } from "./route.ts";

interface RoadsProps {
  /** Roads that lead where one may go now. */
  readonly lit: readonly Leg[];
  /** The way of this turn, and the one that somebody sketches for themselves. */
  readonly gone: readonly Leg[];
  readonly sketched: readonly Leg[];
}

const isUnder = ({ a, b }: DrawnRoute): boolean => a === VIADUCT.under[0] && b === VIADUCT.under[1];

/** What lies below comes first. */
const IN_ORDER: readonly DrawnRoute[] = [
  ...ROUTES.filter(({ by }) => by === "water"),
  ...ROUTES.filter(isUnder),
  ...ROUTES.filter((route) => route.by === "road" && !isUnder(route)),
];

/** Roads, waterways and bridges, and the ways that are gone or thought of. */
export const Roads = memo(function Roads({ lit, gone, sketched }: RoadsProps) {
  const isLit = ({ a, b }: DrawnRoute): boolean =>
    lit.some(({ from, to }) => (from === a && to === b) || (from === b && to === a));
  const anyLit = lit.length > 0;
  return (
    <svg aria-hidden="true" className={styles.roads} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
      {IN_ORDER.map((route) => (
        <g
          key={`${route.by}${route.a}-${route.b}`}
          className={styles[route.by]}
          data-light={isLit(route) ? "lit" : anyLit ? "dim" : undefined}
        >
          <path className={styles.bed} d={route.path} />
          <path className={styles.track} d={route.path} />
        </g>
      ))}
      <Bridges />
      <Anchors />
      <Way legs={gone} className={styles.gone} />
      <Way legs={sketched} className={styles.sketched} />
    </svg>
  );
});

function Way({ legs, className }: { readonly legs: readonly Leg[]; readonly className: string | undefined }) {
  const routes = legs.flatMap(({ from, to }) => routeBetween(from, to) ?? []);
  if (routes.length === 0) return null;
  const path = routes.map((route) => route.path).join("");
  return (
    <g className={className}>
      <path className={styles.edge} d={path} />
      <path className={styles.line} d={path} />
    </g>
  );
}

const Bridges = memo(function Bridges() {
  const { at, turn } = VIADUCT;
  return (
    <>
      {BRIDGES.map(({ at: [x, y], turn: slant, width }) => (
        <g key={`${x}-${y}`} className={styles.bridge} transform={`translate(${x} ${y}) rotate(${slant})`}>
          <rect x={-width / 2} y="-8" width={width} height="16" rx="2" />
          <path d={`M${-width / 2} -5.6H${width / 2}M${-width / 2} 5.6H${width / 2}`} />
        </g>
      ))}
      <g className={styles.bridge} transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
        <rect x="-34" y="-11" width="68" height="22" rx="3" />
        <path d="M-34 -8H34M-34 8H34" />
        <path className={styles.pier} d="M-42 -15l10 5M42 -15l-10 5M-42 15l10-5M42 15l-10-5" />
        <rect className={styles.deck} x="-34" y="-4" width="68" height="8" />
      </g>
    </>
  );
});
