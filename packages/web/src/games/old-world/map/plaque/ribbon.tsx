import { widthOf } from "../../../../drawn/fit/letter-widths.ts";
import { INK, url } from "../../card/inks.ts";
import { SLOT } from "../geography/slots.ts";
import styles from "./plaque.module.css";

const SIZE = 30;
/** Small capitals are wider than the letters that were measured. */
const CAPS = 1.12;
const NARROWEST = 112;

/** The name of a place on a ribbon as long as the name. */
export function Ribbon({ name }: { readonly name: string }) {
  const half = Math.max(NARROWEST, widthOf(name) * SIZE * CAPS + 30) / 2;
  const { x, y } = SLOT.name;
  return (
    <g className={styles.ribbon} transform={`translate(${x} ${y})`}>
      <path
        d={`M${-half - 12}-12 ${-half + 6}-14V24L${-half - 12} 22 ${-half - 3} 5ZM${half + 12}-12 ${half - 6}-14V24L${half + 12} 22 ${half + 3} 5Z`}
        fill="#9d7f49"
        stroke="#2d1e0c"
        strokeWidth="1.6"
      />
      <path
        d={`M${-half}-18Q0-24 ${half}-18V18Q0 12 ${-half} 18Z`}
        fill={url("vellum")}
        stroke="#2d1e0c"
        strokeWidth="2"
      />
      <text className={styles.name} y="8.5" fontSize={SIZE} fill={INK}>
        {name}
      </text>
    </g>
  );
}
