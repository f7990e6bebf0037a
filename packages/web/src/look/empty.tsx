import type { ReactNode } from "react";
import styles from "./empty.module.css";

interface EmptyProps {
  readonly title: string;
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Where a list would be and nothing is yet: says what would be here, and how to get it. */
export function Empty({ title, mark, children, actions }: EmptyProps) {
  return (
    <div className={styles.empty}>
      {mark !== undefined && <div className={styles.mark}>{mark}</div>}
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
