import { ROUTES } from "../geography/routes.ts";
import styles from "./roads.module.css";

/** Our own anchor, within 10 of its middle. */
const ANCHOR =
  "M0 -10a3 3 0 0 1 1.4 5.6v1.9H5v2.4H1.4v7.3c2.600-.4 4.700-1.900 5.700-4l-1.800.3 3-5 2 5.200-1.400-.3C7.900 7.400 4.400 10 0 10S-7.900 7.400-8.900 3.400l-1.400.3 2-5.200 3 5-1.800-.3c1 2.100 3.100 3.600 5.700 4V-.1H-5v-2.400h3.600v-1.900A3 3 0 0 1 0-10Z";

/** A mark on every waterway. */
export function Anchors() {
  return ROUTES.filter(({ by }) => by === "water").map(({ a, b, middle: [x, y] }) => (
    <g key={`${a}-${b}`} className={styles.anchor} transform={`translate(${x} ${y})`}>
      <circle r="15" />
      <path d={ANCHOR} />
    </g>
  ));
}
