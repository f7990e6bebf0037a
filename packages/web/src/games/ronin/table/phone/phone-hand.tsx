import { Swiped } from "../../../../drawn/index.ts";
import { CardBack, PickSeal } from "../../card/index.ts";
import { TableCard } from "../cards/table-card.tsx";
import { heldCards } from "../line/laid-cards.ts";
import { spotOf } from "../play/spot.ts";
import { useTable } from "../table-context.ts";
import styles from "./phone-hand.module.css";

/** The hand as a strip that is swiped sideways; the next card shows its edge. */
export function PhoneHand() {
  const { sight, lights } = useTable();
  const { hand, handCount } = heldCards(sight);
  const orderOf = (id: string) => (sight.asked === "play" ? lights.laid.indexOf(spotOf.card(id)) + 1 : 0);
  return (
    <Swiped>
      <section
        className={styles.hand}
        data-zone={`hand:${sight.player}`}
        data-first=""
        data-rove=""
        aria-label={sight.scene.say({ key: "outline.hand", values: { count: handCount } })}
      >
        {hand === undefined
          ? Array.from({ length: handCount }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: closed cards are alike.
              <span key={place} className={styles.card}>
                <CardBack />
              </span>
            ))
          : hand.map((id) => (
              <span key={id} className={styles.card}>
                {/* Not dragged: a finger swipes the strip. */}
                <TableCard id={id} size="hand">
                  {orderOf(id) === 0 ? null : <PickSeal value={orderOf(id)} className={styles.seal} />}
                </TableCard>
              </span>
            ))}
      </section>
    </Swiped>
  );
}
