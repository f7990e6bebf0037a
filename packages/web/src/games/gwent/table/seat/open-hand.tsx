import { TableCard } from "../cards/table-card.tsx";
import { handOf } from "../sight/sight.ts";
import { useTable } from "../table-context.ts";
import styles from "./open-hand.module.css";

/** The hand of a team mate, or of anybody whose hand this viewer may see. */
export function OpenHand({
  player,
  within,
}: {
  readonly player: number;
  readonly within: "seat" | "prompt";
}) {
  const { sight } = useTable();
  const hand = handOf(sight, player);
  if (hand === undefined || hand.length === 0) return null;
  return (
    <div className={styles.hand} data-in={within} data-rove="">
      {hand.map(({ card, id }) => (
        <span key={card}>
          <TableCard id={id} card={card} size="strip" />
        </span>
      ))}
    </div>
  );
}
