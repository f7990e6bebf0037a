import type { ReactNode } from "react";
import styles from "./rows.module.css";

/** A list of things that each have a name, a line about them and something to do with them: tables, games, decks. */
export function Rows({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  readonly title: ReactNode;
  readonly about?: ReactNode;
  readonly mark?: ReactNode;
  readonly actions?: ReactNode;
}

export function Row({ title, about, mark, actions }: RowProps) {
  return (
    <li className={styles.row} data-surface="plate">
      {mark !== undefined && <span className={styles.mark}>{mark}</span>}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {about !== undefined && <p className={styles.about}>{about}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
