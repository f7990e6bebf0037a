import styles from "./laying.module.css";

/** The frame of a table that is being laid, at once and over all there is: both sides, what goes on, and the hand. */
export function Laying({ words }: { readonly words: string }) {
  return (
    <div className={styles.laying} data-laying="" data-loading="">
      <div className={styles.side} />
      <p className={styles.words} role="status">
        {words}
      </p>
      <div className={styles.side} />
      <div className={styles.hand} />
    </div>
  );
}
