import { useId } from "react";
import { type Composition, SLOTS, type Slot } from "./composition.ts";
import { GROUND_DRAWINGS } from "./grounds.ts";
import { MOTIFS } from "./motifs/index.ts";
import { SKIES } from "./skies.ts";
import styles from "./story-picture.module.css";

interface Standing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where the slots are on the sheet. A wide frame shows its middle, a narrow one leaves out both sides. */
const STANDINGS: Readonly<Record<Slot, Standing>> = {
  sky: { x: 190, y: 236, size: 0.9 },
  far: { x: 262, y: 386, size: 0.6 },
  "back-left": { x: 148, y: 418, size: 1.02 },
  back: { x: 262, y: 418, size: 1.1 },
  "back-right": { x: 380, y: 418, size: 1.02 },
  left: { x: 150, y: 466, size: 1.3 },
  middle: { x: 262, y: 468, size: 1.3 },
  right: { x: 376, y: 466, size: 1.3 },
  "near-left": { x: 146, y: 524, size: 1.42 },
  near: { x: 262, y: 526, size: 1.5 },
  "near-right": { x: 376, y: 524, size: 1.42 },
};

const SHEET = { width: 520, height: 640 };

/** The drawing of a story. It says nothing that the text does not: for those who do not see it, it is not there. */
export function StoryPicture({ composition }: { readonly composition: Composition }) {
  const { ground, light, motifs } = composition;
  const sky = useId();
  const edge = useId();
  const { isIndoors, shapes } = GROUND_DRAWINGS[ground];
  const whole = `M0 0H${SHEET.width}V${SHEET.height}H0Z`;
  return (
    <svg
      aria-hidden="true"
      className={styles.picture}
      data-ground={ground}
      data-light={light}
      preserveAspectRatio="xMidYMid slice"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
    >
      <defs>
        <linearGradient id={sky} x1="0" x2="0" y1="0" y2="1">
          <stop className={styles.skyTop} offset="0" />
          <stop className={styles.skyLow} offset="0.66" />
        </linearGradient>
        <radialGradient cx="0.5" cy="0.5" id={edge} r="0.75">
          <stop offset="0.62" stopColor="#0a0604" stopOpacity="0" />
          <stop offset="1" stopColor="#0a0604" stopOpacity="0.55" />
        </radialGradient>
      </defs>
      {isIndoors || (
        <>
          <path d={whole} fill={`url(#${sky})`} />
          {SKIES[light].map(([paint, d]) => (
            <path className={styles[paint]} d={d} key={paint} />
          ))}
          <path className={styles.engraving} d={ENGRAVING} />
        </>
      )}
      {shapes.map(([paint, d]) =>
        paint === "pane" ? (
          <path d={d} fill={`url(#${sky})`} key={d} />
        ) : paint === "front" ? null : (
          <path className={styles[paint]} d={d} key={d} />
        ),
      )}
      {fromAfar(motifs).map(([motif, slot, turned]) => {
        const { x, y, size } = STANDINGS[slot];
        return (
          <g
            key={`${motif} ${slot}`}
            transform={`translate(${x} ${y}) scale(${turned === undefined ? size : -size} ${size})`}
          >
            {slot !== "sky" && <ellipse className={styles.shadow} cy="2" rx="76" ry="9" />}
            {MOTIFS[motif].map(([ink, d]) => (
              <path className={styles[ink]} d={d} key={d} />
            ))}
          </g>
        );
      })}
      {shapes.map(([paint, d]) => paint === "front" && <path className={styles.front} d={d} key={d} />)}
      <path d={whole} fill={`url(#${edge})`} />
    </svg>
  );
}

/** What is near covers what is not. */
function fromAfar(motifs: Composition["motifs"]): Composition["motifs"] {
  return motifs.toSorted(([, one], [, other]) => SLOTS.indexOf(one) - SLOTS.indexOf(other));
}

const ENGRAVING = Array.from({ length: 17 }, (_, line) => `M0 ${26 + line * 22}H520`).join("");
