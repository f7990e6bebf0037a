import { type ReactNode, useId } from "react";
import { Plate } from "../../look/surface.tsx";
import styles from "./settings.module.css";

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useId();
  return (
    <Plate as="section" roomy aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </Plate>
  );
}
