import type { ChapterCard as ChapterRow, Pair } from "@medallion/ronin";
import { SYMBOLS } from "@medallion/ronin/pages";
import { brushed } from "../brush.ts";
import { PAPER, url } from "../inks.ts";
import { Drawing } from "../mark/drawing.tsx";
import { SharedPart } from "../mark/shared-part.tsx";
import styles from "./chapter-card.module.css";

const NUMERALS = ["I", "II", "III"];
const STROKE = brushed(
  [
    [8, 22],
    [142, 22],
  ],
  { width: 42, seed: "now", taper: 0.02, rough: 0.05 },
);
const LINE = brushed(
  [
    [12, 157],
    [138, 157],
  ],
  { width: 2.4, seed: "quest", taper: 0.4 },
);

interface ChapterCardProps {
  readonly row: ChapterRow;
  /** Which of its pairs is active now, from 0; none if left out. */
  readonly pair?: number | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The front of a chapter card, 150 × 210: the active symbols of all three chapters, and those of the side quest. */
export function ChapterCard({ row, pair, label, className }: ChapterCardProps) {
  return (
    <Drawing box="0 0 150 210" label={label} className={[styles.card, className].filter(Boolean).join(" ")}>
      <Sheet />
      {row.pairs.map(([left, right], place) => (
        <g
          key={NUMERALS[place]}
          transform={`translate(0 ${12 + place * 47})`}
          opacity={pair !== undefined && place < pair ? 0.5 : 1}
        >
          {place === pair && <path d={STROKE} fill="#d9b24a" opacity=".45" />}
          <text x="24" y="30" className={styles.caps} fontSize="19" fill="var(--ro-cinnabar-deep)">
            {NUMERALS[place]}
          </text>
          <SharedPart name={`post-LEFT-${left}`} x={68} y={22} scale={34} />
          <SharedPart name={`post-RIGHT-${right}`} x={117} y={22} scale={34} />
        </g>
      ))}
      <path d={LINE} fill="var(--ro-cinnabar-deep)" />
      <SharedPart name="koban" x={24} y={181} scale={0.6} />
      {questSymbols(row.pairs[2]).map((symbol, place) => (
        <SharedPart key={symbol} name={`symbol-${symbol}-plain`} x={70 + place * 44} y={181} scale={15} />
      ))}
    </Drawing>
  );
}

/** The symbols of the side quest: those that are inactive in the last chapter (RO-1.16). */
function questSymbols([left, right]: Pair) {
  return SYMBOLS.filter((symbol) => symbol !== left && symbol !== right);
}

export function Sheet() {
  return (
    <>
      <rect width="150" height="210" rx="9" fill={url("back")} />
      <rect x="5" y="5" width="140" height="200" rx="5" fill={PAPER} />
      <rect x="6" y="6" width="138" height="198" rx="5" fill="none" stroke={url("brass")} strokeWidth="1.2" />
    </>
  );
}
