import type { ReactNode, RefObject } from "react";
import small from "../art/continent-1200.webp";
import large from "../art/continent-2400.webp";
import styles from "./map-sheet.module.css";

interface MapSheetProps {
  /** The window onto the sheet, and the sheet itself, which the lens moves. */
  readonly pane: RefObject<HTMLElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly label: string;
  /** What lives on the sheet. */
  readonly children: ReactNode;
  /** What lies above it and does not move with it. */
  readonly above?: ReactNode;
}

/** The painted sheet as one picture, whole in its window unless one looks closer, and above it what lives on it. */
export function MapSheet({ pane, sheet, label, children, above }: MapSheetProps) {
  return (
    <section ref={pane} className={styles.pane} aria-label={label} data-pane="" data-whole="">
      <div ref={sheet} className={styles.sheet}>
        <img
          className={styles.picture}
          srcSet={`${small} 1200w, ${large} 2400w`}
          sizes="(max-width: 700px) 100vw, 200vw"
          src={small}
          alt=""
          draggable={false}
        />
        {children}
      </div>
      {above}
    </section>
  );
}
