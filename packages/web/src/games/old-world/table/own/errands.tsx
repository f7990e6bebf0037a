import { COMPONENTS } from "@medallion/old-world/pages";
import { errandsOf } from "../../sight/errands.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import { ErrandPiece } from "../thing/errand-piece.tsx";
import styles from "./own-board.module.css";

/** How many quests are in sight beside a board that is not full; all of them are in their panel. */
const SHOWN = 3;
/** So many potions or trophies fill a line. */
const LINE = 5;
const TRACK = COMPONENTS.constants.trophiesToWin;

/** Quests and trails, those that can be resolved now first. */
export function Errands({ player }: { readonly player: number }) {
  const { text } = useTable();
  const { sight } = useToldTable(topicOf.seat(player));
  const errands = errandsOf(sight, player);
  const { kept, potions, drunk, trophies, track } = witcherIn(sight, player);
  const lines = [potions.length + drunk.length, trophies.length + TRACK - track].filter(
    (count) => count > LINE,
  );
  const shown = Math.max(1, SHOWN - lines.length - (kept.length > 0 ? 1 : 0));
  return (
    <div className={styles.errands} data-zone={zoneOf.quests(player)}>
      {errands.slice(0, shown).map((errand) => (
        <ErrandPiece key={errand.key} errand={errand} />
      ))}
      {errands.length > 1 ? (
        <button
          type="button"
          className={styles.more}
          data-few={errands.length > shown ? undefined : ""}
          data-open="quests"
          data-nav=""
        >
          {text("oldWorld.quests.all", { count: errands.length })}
        </button>
      ) : null}
    </div>
  );
}
