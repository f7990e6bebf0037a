import type { ReactNode, RefObject } from "react";
import styles from "./ribbon.module.css";

interface RibbonProps {
  readonly label: string;
  readonly title: string;
  /** What stands below the title. */
  readonly under: ReactNode;
  /** What comes before the words where the last choice was not the one. */
  readonly missed?: string | undefined;
  readonly words: string;
  /** Somebody else acts. */
  readonly isWaiting?: boolean;
  readonly isOver: boolean;
  readonly said: RefObject<HTMLParagraphElement | null>;
  readonly next: RefObject<HTMLDivElement | null>;
  /** The ways on. */
  readonly children: ReactNode;
}

/** A ribbon of vellum above a table that is led: what is said of it, and the ways on. */
export function Ribbon({
  label,
  title,
  under,
  missed,
  words,
  isWaiting,
  isOver,
  said,
  next,
  children,
}: RibbonProps) {
  return (
    <section className={styles.ribbon} data-surface="sheet" data-end={isOver || undefined} aria-label={label}>
      <div className={styles.place}>
        <h2>{title}</h2>
        {under}
      </div>
      <p ref={said} className={styles.words} role="status" tabIndex={-1} data-waits={isWaiting || undefined}>
        {missed !== undefined && <b className={styles.missed}>{missed} </b>}
        {words}
      </p>
      <div ref={next} className={styles.ways}>
        {children}
      </div>
    </section>
  );
}
