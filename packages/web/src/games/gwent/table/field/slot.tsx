import horn from "virtual:game-icons/mighty-horn";
import type { RowView } from "@medallion/gwent";
import { Place } from "../../../../drawn/pointing/place.tsx";
import { Glyph } from "../../../../look/glyph.tsx";
import { TableCard } from "../cards/table-card.tsx";
import { spotOf } from "../play/spot.ts";
import { useTable } from "../table-context.ts";
import styles from "./slot.module.css";

/** The one place for a special card beside a row. */
export function Slot({ side, row }: { readonly side: number; readonly row: RowView }) {
  const { sight, lights } = useTable();
  const { slot } = row;
  const name = sight.scene.say({ key: "board.slot" });
  // Where the whole row is lit for it, the row is the larger target.
  const spot = spotOf.slot(side, row.row);
  const alone = lights.targets.has(spot) && !lights.targets.has(spotOf.row(side, row.row));
  return (
    <div
      className={styles.slot}
      data-full={slot !== undefined || undefined}
      data-zone={`slot:${side}:${row.row}`}
    >
      {slot === undefined ? (
        <span className={styles.empty}>
          <Glyph path={horn} />
        </span>
      ) : slot === "leader" ? (
        <span className={styles.leader} title={sight.scene.say({ key: "ability.commander-horn" })}>
          <Glyph path={horn} label={sight.scene.say({ key: "ability.commander-horn" })} />
        </span>
      ) : (
        <TableCard id={slot.id} card={slot.card} size="strip" />
      )}
      {alone ? <Place spot={spot} label={name} /> : null}
    </div>
  );
}
