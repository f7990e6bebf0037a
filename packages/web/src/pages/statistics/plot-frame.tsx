import { type ReactNode, useId } from "react";
import { Plate } from "../../look/surface.tsx";
import styles from "./statistics.module.css";

interface PlotFrameProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** One plot under its name. */
export function PlotFrame({ title, note, children }: PlotFrameProps) {
  const id = useId();
  return (
    <Plate as="section" roomy className={styles.frame} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </Plate>
  );
}
