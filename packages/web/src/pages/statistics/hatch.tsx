import styles from "./statistics.module.css";

/** How draws are filled: both colours, so that they differ from victories and defeats without any. */
export function Hatch({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className={styles.drawnGround} />
      <rect width="2.4" height="6" className={styles.drawnLine} />
    </pattern>
  );
}
