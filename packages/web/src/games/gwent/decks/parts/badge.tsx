import type { Fault } from "@medallion/gwent/decks";
import { useText } from "../../../../language/language.tsx";
import styles from "./badge.module.css";

interface BadgeProps {
  readonly label: string;
  readonly faults: readonly Fault[];
}

/** Whether a deck keeps certain limits, or how many faults it has. */
export function Badge({ label, faults }: BadgeProps) {
  const text = useText();
  const legal = faults.length === 0;
  return (
    <span className={`${styles.badge} ${legal ? styles.legal : styles.faulty}`}>
      <span className={styles.mark} aria-hidden="true">
        {legal ? "✓" : faults.length}
      </span>
      {label}
      <span className="unseen">
        {legal ? text("decks.badge.legal") : text("decks.badge.faults", { count: faults.length })}
      </span>
    </span>
  );
}
