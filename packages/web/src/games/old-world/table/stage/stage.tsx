import type { ReactNode } from "react";
import styles from "./stage.module.css";

interface StageProps {
  readonly label: string;
  /** A word above what lies there. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** What is laid out in the middle to choose from, since it lies nowhere else large enough. */
export function Stage({ label, title, children }: StageProps) {
  return (
    <section className={styles.stage} aria-label={label} data-rove="">
      {title === undefined ? null : <header className={styles.title}>{title}</header>}
      {children}
    </section>
  );
}
