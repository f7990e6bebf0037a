import styles from "./life-bar.module.css";
import type { LifeSegment } from "./life-segments.ts";

/** A witcher's life as one bar: what is hatched may be lost. */
export function LifeBar({ segments }: { readonly segments: readonly LifeSegment[] }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {segments.map(({ of, threatened }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments are told apart by their places.
        <i key={place} data-of={of} data-threatened={threatened ? "" : undefined} />
      ))}
    </span>
  );
}
