import type { CardRow, Faction } from "@medallion/gwent/cards";
import type { ReactNode } from "react";
import { BackDrawing } from "./back-drawing.tsx";
import { Enamel } from "./enamel.tsx";
import { OUTLINE } from "./paint.ts";
import styles from "./shield.module.css";

interface PileProps {
  readonly count: number;
  readonly children: ReactNode;
}

/** A deck that lies face down: its thickness and number tell how much is left. Not read out. */
export function DeckPile({ faction, count }: { readonly faction: Faction; readonly count: number }) {
  return (
    <Pile count={count}>
      <BackDrawing faction={faction} />
    </Pile>
  );
}

/** A pile that lies open, by the card on its top. Not read out. */
export function DiscardPile({ top, count }: { readonly top: CardRow | undefined; readonly count: number }) {
  return (
    <Pile count={count}>
      <g className={styles.spent}>{top !== undefined && <Enamel row={top} />}</g>
    </Pile>
  );
}

function Pile({ count, children }: PileProps) {
  return (
    <svg aria-hidden="true" className={styles.shield} viewBox="0 0 96 128">
      {count === 0 ? <EmptyPlace /> : <Sheets count={count} />}
      {count > 0 && children}
      <circle cx="78" cy="112" r="15" fill="#f7efdd" stroke={OUTLINE} strokeWidth="2" />
      <text
        className={styles.numeral}
        x="78"
        y="118.5"
        fontSize={count > 9 ? 18 : 20}
        textAnchor="middle"
        fill="#1d1610"
      >
        {count}
      </text>
    </svg>
  );
}

/** The edges of the cards below the top one, at most four. */
function Sheets({ count }: { readonly count: number }) {
  const sheets = Math.min(4, Math.ceil((count - 1) / 5));
  return Array.from({ length: sheets }, (_, i) => sheets - i).map((step) => (
    <rect
      key={step}
      x={3 + step * 2}
      y={3 + step * 2}
      width="82"
      height="114"
      rx="7"
      fill="#2a2e31"
      stroke={OUTLINE}
      strokeWidth="1.5"
    />
  ));
}

function EmptyPlace() {
  return (
    <rect
      x="5"
      y="5"
      width="78"
      height="110"
      rx="6"
      fill="#0003"
      stroke="#0008"
      strokeWidth="2"
      strokeDasharray="5 4"
    />
  );
}
