import { Button } from "../../../../look/button.tsx";
import { Rounds } from "../chronicle/rounds.tsx";
import { useTable } from "../table-context.ts";
import styles from "./result.module.css";
import { scoreLine } from "./score.ts";
import { verdictOf } from "./verdict.ts";
import { verdictTitle } from "./verdict-title.ts";

/** What came of the match, where the hand was, while one looks at the table as it was left. */
export function Result() {
  const { sight, text } = useTable();
  const verdict = verdictOf(sight);
  return (
    <section className={styles.result} data-surface="sheet" aria-label={text("gwent.over")}>
      <h2 data-verdict={verdict.kind}>{verdictTitle(sight, verdict, text)}</h2>
      <p className={styles.outcome}>{scoreLine(sight, text)}</p>
      <div className={styles.rounds}>
        <Rounds />
      </div>
      <div className={styles.after}>
        <Button kind="brass" data-open="" data-nav="">
          {text("gwent.result")}
        </Button>
      </div>
    </section>
  );
}
