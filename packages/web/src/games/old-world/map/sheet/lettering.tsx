import { memo } from "react";
import { widthOf } from "../../../../drawn/fit/letter-widths.ts";
import { SHEET } from "../geography/points.ts";
import styles from "./lettering.module.css";

interface LetteringProps {
  /** What stands on the scroll in the corner: the name of the game. */
  readonly title: string;
  readonly sea: string;
}

/** What a cartographer writes on a map; the sheet itself bears no letters, so that it is the same in all languages. */
export const Lettering = memo(function Lettering({ title, sea }: LetteringProps) {
  return (
    <svg aria-hidden="true" className={styles.lettering} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
      <path id="ow-map-sea" d="M44 668C34 540 40 420 66 300" fill="none" />
      <text className={styles.sea}>
        <textPath href="#ow-map-sea" startOffset="50%">
          {sea}
        </textPath>
      </text>
      <g className={styles.scroll} transform="translate(156 884)">
        <path d="M-13 46 0 34 13 46 0 78Z" className={styles.jewel} />
        <text y="124" className={styles.title} {...fitted(title, 38)}>
          {title}
        </text>
      </g>
    </svg>
  );
});

const ROOM = 176;
/** Small capitals are wider than the letters that were measured. */
const CAPS = 1.12;

/** So large, or so much smaller that it fits the scroll. */
function fitted(words: string, size: number): { readonly fontSize: string } {
  return { fontSize: Math.min(size, ROOM / (widthOf(words) * CAPS)).toFixed(1) };
}
