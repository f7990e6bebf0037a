import type { RefObject } from "react";
import styles from "./rings.module.css";
import { useRings } from "./use-rings.ts";

interface RingsProps {
  /** Where the table is. */
  readonly field: RefObject<HTMLElement | null>;
  readonly selectors: readonly string[];
}

/** Brass rings around what the coach speaks of; they lie above the table and catch no click. */
export function Rings({ field, selectors }: RingsProps) {
  const boxes = useRings(field, selectors);
  return (
    <div className={styles.rings} data-coach="" aria-hidden="true">
      {boxes.map(({ isSlim, ...box }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring is nothing but its place on the screen.
        <i key={place} data-slim={isSlim || undefined} style={box} />
      ))}
    </div>
  );
}
