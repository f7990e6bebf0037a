import { type ReactNode, useId } from "react";
import styles from "./charts.module.css";

interface BarsProps {
  readonly title: string;
  readonly bars: readonly {
    readonly id: string;
    readonly label: string;
    readonly count: number;
    readonly mark?: ReactNode;
  }[];
  /** What a full bar would be. */
  readonly full: number;
}

/** Parts of a deck as bars; the words and numbers beside them tell the same. */
export function Bars({ title, bars, full }: BarsProps) {
  const id = useId();
  return (
    <section className={styles.figure} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.bars}>
        {bars.map(({ id, label, count, mark }) => (
          <li key={id}>
            <span className={styles.mark} aria-hidden="true">
              {mark}
            </span>
            <span>{label}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} width="100" height="8" />
              <rect className={styles.unit} width={full === 0 ? 0 : (count / full) * 100} height="8" />
            </svg>
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
