import { witcherIn } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import { KeptPiece } from "../thing/board-pieces.tsx";
import styles from "./belongings.module.css";

/** How many kept cards lie beside the board; all of them are in their panel. */
const SHOWN = 4;

/** Equipment, companions and other kept cards; nothing while there are none. */
export function KeptRow({ player }: { readonly player: number }) {
  const { text } = useTable();
  const { sight } = useToldTable(topicOf.seat(player));
  const { kept } = witcherIn(sight, player);
  if (kept.length === 0) return null;
  return (
    <div className={styles.belongings} data-kept="">
      <h3>{text("oldWorld.kept")}</h3>
      <div className={styles.row} data-zone={zoneOf.kept(player)}>
        {kept.slice(0, SHOWN).map((card) => (
          <KeptPiece key={card.keep} card={card} />
        ))}
        {kept.length > SHOWN ? (
          <button type="button" className={styles.all} data-open="kept" data-nav="">
            {text("oldWorld.all", { count: kept.length })}
          </button>
        ) : null}
      </div>
    </div>
  );
}
