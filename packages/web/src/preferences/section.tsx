import { type ReactNode, useId } from "react";
import { Plate } from "../look/surface.tsx";
import styles from "./settings.module.css";

interface SectionProps {
  readonly title: string;
  /** Without a plate of its own, on a sheet that lies above a table. */
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
}

export function Section({ title, bare = false, children }: SectionProps) {
  const heading = useId();
  const content = (
    <>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </>
  );
  if (bare) return <section aria-labelledby={heading}>{content}</section>;
  return (
    <Plate as="section" roomy aria-labelledby={heading}>
      {content}
    </Plate>
  );
}
