import { attributeGives, shownDeck } from "@medallion/old-world/pages";
import { Mark } from "../../card/index.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useToldTable } from "../../sight/table-context.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import { BoardNumber } from "../thing/number.tsx";
import styles from "./phone-panel.module.css";

/** Level, Shield, gold, deck and discard pile in one line. */
export function PhoneCounts({ player }: { readonly player: number }) {
  const { sight } = useToldTable(topicOf.seat(player));
  const { level, shield, gold, deckCount, discard, deckSeen } = witcherIn(sight, player);
  const { say } = sight.scene;
  const cap = attributeGives(sight.view, player)[1] ?? 0;
  const isOpen = shownDeck(sight.view, player).length > 0 || deckSeen.length > 0;
  return (
    <p className={styles.counts}>
      <button
        type="button"
        className={styles.level}
        data-zone={zoneOf.level(player)}
        data-open={`seat:${player}`}
        data-nav=""
      >
        <span className="unseen">{say({ key: "outline.level", values: { level } })}</span>
        <b data-number="" aria-hidden="true">
          {level}
        </b>
      </button>
      <BoardNumber
        label={say({ key: "outline.shield", values: { shield, cap } })}
        zone={zoneOf.shield(player)}
        why={sight.view.phase === "setup" ? undefined : { kind: "shield", player }}
        mark={<Mark name="shield" />}
        value={shield}
        more={`/${cap}`}
      />
      <BoardNumber
        label={say({ key: "outline.gold", values: { gold } })}
        zone={zoneOf.gold(player)}
        mark={<Mark name="gold" />}
        value={gold}
      />
      <button
        type="button"
        data-zone={zoneOf.deck(player)}
        data-open={isOpen ? "deck" : undefined}
        data-nav=""
      >
        <span className="unseen">{say({ key: "outline.deckCount", values: { count: deckCount } })}</span>
        <Mark name="deck" />
        <b data-number="" aria-hidden="true">
          {deckCount}
        </b>
      </button>
      <button type="button" data-zone={zoneOf.discard(player)} data-open="discard" data-nav="">
        <span className="unseen">
          {say({ key: "outline.discardCount", values: { count: discard.length } })}
        </span>
        <Mark name="discard" />
        <b data-number="" aria-hidden="true">
          {discard.length}
        </b>
      </button>
    </p>
  );
}
