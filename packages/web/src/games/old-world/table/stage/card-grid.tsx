import { type CSSProperties, type ReactNode, useRef } from "react";
import { gridFit, useRoom } from "../../../../drawn/index.ts";
import styles from "./stage.module.css";

const GAP = 8;
const MOST = 170;

interface CardGridProps<Card> {
  readonly cards: readonly Card[];
  readonly keyOf: (card: Card) => string;
  /** Width by height. */
  readonly shape: number;
  readonly card: (card: Card) => ReactNode;
}

/** Cards as large as all of them are seen at once. */
export function CardGrid<Card>({ cards, keyOf, shape, card }: CardGridProps<Card>) {
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const fit = room && gridFit(room, { count: cards.length, shape, gap: GAP, most: MOST });
  const style = fit && { "--columns": fit.columns, "--card": `${fit.width}px` };
  return (
    <div ref={place} className={styles.room}>
      <div className={styles.grid} style={style as CSSProperties | undefined}>
        {cards.map((one) => (
          <div key={keyOf(one)} className={styles.cell}>
            {card(one)}
          </div>
        ))}
      </div>
    </div>
  );
}
