import { amountOf } from "@medallion/old-world/pages";
import { spotOf } from "../../sight/spot.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import { TableCard } from "../thing/table-card.tsx";
import styles from "./pool.module.css";

/** The six cards that can be gained, the newest on the left, each with what it costs now. */
export function Pool() {
  const { text } = useTable();
  return (
    <section className={styles.pool} aria-label={text("oldWorld.pool")} data-zone="pool">
      <header>
        <h2>{text("oldWorld.pool")}</h2>
        <small>{text("oldWorld.price")}</small>
      </header>
      <PoolCards />
    </section>
  );
}

export function PoolCards() {
  const { sight } = useTable();
  const { sight: told } = useToldTable(topicOf.pool);
  const { view } = sight;
  const priced = told.view.phase !== "setup" && told.view.phase !== "over";
  return (
    <div className={styles.slots} data-rove="">
      {view.pool.map((card, place) => {
        const slot = place + 1;
        const why = { kind: "price" as const, slot, card: card ?? "" };
        return (
          <div key={slot} className={styles.slot} data-zone={zoneOf.slot(slot)}>
            {card === null ? null : (
              <TableCard
                id={card}
                size="mini"
                spot={spotOf.slot(slot)}
                price={priced ? amountOf(view, why) : undefined}
                why={priced && sight.asked === undefined ? why : undefined}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
