import type { CSSProperties } from "react";
import styles from "./combo.module.css";

/** The bar of brass from the clasp of a card to the socket of the next one, which is level with the first clasp. */
export function MadeLink({
  extension,
  extensions,
}: {
  readonly extension: number;
  readonly extensions: number;
}) {
  const steps = extensions > 2 ? 0.82 : 1;
  return (
    <svg
      className={styles.made}
      style={{ "--down": extension * steps } as CSSProperties}
      viewBox="0 0 10 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {["shade", "brass", "gleam"].map((layer) => (
        <path key={layer} data-layer={layer} d={extension === 0 ? "M0 5H10" : "M0 10H2L8 0H10"} />
      ))}
    </svg>
  );
}
