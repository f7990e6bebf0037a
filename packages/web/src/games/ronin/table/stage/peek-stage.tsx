import { TableCard } from "../cards/table-card.tsx";
import { useTable } from "../table-context.ts";
import styles from "./stage.module.css";

/** The top cards of the deck that one looks at, to take two of them. */
export function PeekStage() {
  const { sight, text } = useTable();
  const cards = [...new Set(sight.choices.flatMap((choice) => (choice.kind === "take" ? choice.cards : [])))];
  return (
    <section className={styles.stage} aria-label={text("ronin.peek")} data-rove="">
      <div className={styles.cards}>
        {cards.map((id) => (
          <span key={id} className={styles.card}>
            <TableCard id={id} size="hand" />
          </span>
        ))}
      </div>
    </section>
  );
}
