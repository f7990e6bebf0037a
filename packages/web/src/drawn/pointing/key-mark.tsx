import { useDrawn } from "../drawn-context.ts";
import styles from "./piece.module.css";

/** The letter that presses a button, as digits are written: while keys are what the table is played with. */
export function KeyMark({ letter }: { readonly letter: string }) {
  const { digits } = useDrawn();
  return digits ? (
    <span className={styles.digit} aria-hidden="true">
      {letter}
    </span>
  ) : null;
}
