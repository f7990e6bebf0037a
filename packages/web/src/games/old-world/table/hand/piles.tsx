import { shownDeck } from "@medallion/old-world/pages";
import { witcherIn } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import styles from "./piles.module.css";

/** The own deck and discard pile; what may be looked through opens. */
export function Piles() {
  const { text } = useTable();
  const { player } = useTable().sight;
  const { sight } = useToldTable(topicOf.seat(player));
  const { deckCount, discard, deckSeen } = witcherIn(sight, player);
  const isOpen = shownDeck(sight.view, player).length > 0 || deckSeen.length > 0;
  return (
    <div className={styles.piles} data-rove="">
      <button
        type="button"
        className={styles.deck}
        data-zone={zoneOf.deck(player)}
        data-open={isOpen ? "deck" : undefined}
        data-nav=""
      >
        <b data-number="">{deckCount}</b>
        <small>{text("oldWorld.deck")}</small>
      </button>
      <button
        type="button"
        className={styles.discard}
        data-zone={zoneOf.discard(player)}
        data-open="discard"
        data-nav=""
      >
        <b data-number="">{discard.length}</b>
        <small>{text("oldWorld.discard")}</small>
      </button>
    </div>
  );
}
