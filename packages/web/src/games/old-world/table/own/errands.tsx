import { errandsOf } from "../../sight/errands.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import { ErrandPiece } from "../thing/errand-piece.tsx";
import styles from "./own-board.module.css";

/** How many quests are in sight; all of them are in their panel. */
const SHOWN = 3;

/** Quests and trails, those that can be resolved now first. */
export function Errands({ player }: { readonly player: number }) {
  const { text } = useTable();
  const { sight } = useToldTable(topicOf.seat(player));
  const errands = errandsOf(sight, player);
  return (
    <div className={styles.errands} data-zone={zoneOf.quests(player)}>
      {errands.slice(0, SHOWN).map((errand) => (
        <ErrandPiece key={errand.key} errand={errand} />
      ))}
      {errands.length > 1 ? (
        <button
          type="button"
          className={styles.more}
          data-few={errands.length > SHOWN ? undefined : ""}
          data-open="quests"
          data-nav=""
        >
          {text("oldWorld.quests.all", { count: errands.length })}
        </button>
      ) : null}
    </div>
  );
}
