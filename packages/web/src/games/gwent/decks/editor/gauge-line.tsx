import { useText } from "../../../../language/language.tsx";
import type { Gauge } from "../limits.ts";
import styles from "./limits-panel.module.css";

const LENGTH = 100;

/** One limit as a bar: filled up to it, and a mark whether it is kept. */
export function GaugeLine({ gauge }: { readonly gauge: Gauge }) {
  const text = useText();
  const { of, count, limit, bound, met } = gauge;
  const filled = Math.min(1, limit === 0 ? 1 : count / limit) * LENGTH;
  return (
    <li className={met ? styles.met : styles.unmet}>
      <span className={styles.label}>{text(`decks.gauge.${of}`)}</span>
      <svg className={styles.bar} viewBox={`0 0 ${LENGTH} 8`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width={LENGTH} height="8" />
        <rect className={styles.fill} width={filled} height="8" />
      </svg>
      <span className={styles.value}>
        {text(`decks.gauge.${bound}`, { count, limit })} <span aria-hidden="true">{met ? "✓" : "!"}</span>
      </span>
    </li>
  );
}
