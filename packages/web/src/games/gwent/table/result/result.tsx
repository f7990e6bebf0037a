import { Rounds } from "../chronicle/rounds.tsx";
import { useTable } from "../table-context.ts";
import styles from "./result.module.css";
import { verdictOf } from "./verdict.ts";

/** What came of the match, where the hand was: the rounds with their reasons, and what can be done now. */
export function Result() {
  const { sight, frame, text } = useTable();
  const verdict = verdictOf(sight);
  return (
    <section
      className={styles.result}
      data-surface="sheet"
      data-zone="result"
      aria-label={text("gwent.over")}
    >
      <h2 data-verdict={verdict}>{text("gwent.verdict", { verdict })}</h2>
      <div className={styles.rounds}>
        <Rounds />
      </div>
      <div className={styles.after}>{frame.afterGame}</div>
    </section>
  );
}
