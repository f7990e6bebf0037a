import type { OldWorldSubject } from "@medallion/old-world";
import type { CSSProperties } from "react";
import styles from "./life-stack.module.css";

interface LifeStackProps {
  readonly count: number;
  /** What it is made of. */
  readonly of: "monster" | "witcher" | "discard";
  readonly label: string;
  /** How many cards the next blow takes from it, in words of its own. */
  readonly loss?: string | undefined;
  readonly why?: OldWorldSubject | undefined;
  readonly zone: string;
}

/** So many cards are drawn of a stack at most. */
const DRAWN = 12;

/** A pile of cards that is somebody's life: as high as it has cards. */
export function LifeStack({ count, of, label, loss, why, zone }: LifeStackProps) {
  const layers = Array.from({ length: Math.min(count, DRAWN) }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: closed cards are alike.
    <i key={place} style={{ "--layer": place } as CSSProperties} />
  ));
  const inner = (
    <>
      <span className={styles.pile} data-of={of} data-zone={zone}>
        {layers}
        <b
          className={styles.count}
          data-number=""
          style={{ "--layer": Math.max(0, layers.length - 1) } as CSSProperties}
        >
          {count}
        </b>
        {loss === undefined ? null : <em className={styles.loss}>{loss}</em>}
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
  if (why === undefined) return <span className={styles.stack}>{inner}</span>;
  return (
    <button type="button" className={styles.stack} data-why={JSON.stringify(why)} data-nav="">
      {inner}
    </button>
  );
}
