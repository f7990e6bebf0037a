import { Rounds } from "../chronicle/rounds.tsx";
import { outcomeOf } from "../prompt/prompt-words.ts";
import { useTable } from "../table-context.ts";
import styles from "./result.module.css";
import { verdictOf } from "./verdict.ts";

/** What came of the match, where the hand was: the rounds with their reasons, and what can be done now. */
export function Result() {
  const { sight, frame, text } = useTable();
  const verdict = verdictOf(sight);
  // By the rules there is no more to say than who won; how else a match ended is worth a line.
  const isToldTwice = verdict.kind === "winners" && sight.scene.table.ending?.by === "rules";
  return (
    <section
      className={styles.result}
      data-surface="sheet"
      data-zone="result"
      aria-label={text("gwent.over")}
    >
      <h2 data-verdict={verdict.kind}>
        {verdict.kind === "winners"
          ? text("gwent.winners", {
              count: verdict.players.length,
              names: sight.scene.say({
                key: "board.name",
                values: { seat: verdict.players.map((seat) => ({ seat })) },
              }),
            })
          : text("gwent.verdict", { verdict: verdict.kind })}
      </h2>
      {!isToldTwice && <p className={styles.outcome}>{outcomeOf(sight)}</p>}
      <div className={styles.rounds}>
        <Rounds />
      </div>
      <div className={styles.after}>{frame.afterGame}</div>
    </section>
  );
}
