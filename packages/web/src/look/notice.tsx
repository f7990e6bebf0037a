import type { ReactNode } from "react";
import styles from "./notice.module.css";

type Tone = "news" | "good" | "bad";

const MARKS: Readonly<Record<Tone, string>> = { news: "i", good: "✓", bad: "!" };

interface NoticeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
  /** Buttons at its end. */
  readonly actions?: ReactNode;
}

/** Something one should know, on a slip of vellum; a fault is read out at once. */
export function Notice({ tone = "news", children, actions }: NoticeProps) {
  return (
    <div
      className={`${styles.notice} ${styles[tone]}`}
      data-surface="sheet"
      role={tone === "bad" ? "alert" : "status"}
    >
      <span className={styles.mark} aria-hidden="true">
        {MARKS[tone]}
      </span>
      <div className={styles.words}>{children}</div>
      {actions}
    </div>
  );
}
