import { cardIn } from "@medallion/ronin/pages";
import { Piece } from "../../../../drawn/index.ts";
import { CardBack, CardFace, EmblemMark } from "../../card/index.ts";
import { playerIn } from "../../sight/sight.ts";
import type { RoninSpot } from "../play/spot.ts";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./deck.module.css";
import rack from "./rack.module.css";

/** The deck spot with the deck and the discard pile; who took from it leaves no rubbing. */
export function Deck() {
  const { sight, lights, text } = useTable();
  const { view } = useToldTable("deck").sight;
  const lit = lights.sources.has("deck");
  const atSpot = view.order.filter((player) => view.spots[player] === 0);
  const top = sight.view.discard.at(-1);
  const known = view.deckSeen.length;
  const { say } = sight.scene;
  return (
    <div
      className={rack.rack}
      data-lit={lit ? "" : undefined}
      data-held={lights.selected === "deck" || undefined}
    >
      <header>{say({ key: "board.deck" })}</header>
      <div className={`${rack.pair} ${styles.piles}`}>
        <span data-zone="deck" className={styles.pile}>
          <Piece<RoninSpot>
            label={say({ key: "outline.deck", values: { count: view.deckCount } })}
            spot="deck"
            inHand={false}
          >
            <CardBack />
          </Piece>
          <b data-number="" aria-hidden="true">
            {view.deckCount}
          </b>
          {atSpot.length === 0 ? null : (
            <span className={styles.takers}>
              {atSpot.map((player) => {
                const { character } = playerIn(sight, player);
                return character === undefined ? null : <EmblemMark key={player} character={character} />;
              })}
            </span>
          )}
          {known === 0 ? null : (
            <button
              type="button"
              className={styles.known}
              data-open="deck"
              data-nav=""
              aria-label={text("ronin.known", { count: known })}
            >
              <span aria-hidden="true">◉{known}</span>
            </button>
          )}
        </span>
        <button
          type="button"
          className={styles.pile}
          data-zone="discard"
          data-open="discard"
          data-nav=""
          aria-keyshortcuts="D"
        >
          <span className="unseen">
            {say({ key: "outline.discard", values: { count: view.discard.length } })}
          </span>
          {top === undefined ? (
            <span className={styles.empty} />
          ) : (
            <span data-ref={`card:${top}`}>
              <CardFace
                row={cardIn(sight.view, top)}
                size="strip"
                active={sight.view.active}
                state="rubbing"
              />
            </span>
          )}
          <b data-number="" aria-hidden="true">
            {view.discard.length}
          </b>
        </button>
      </div>
    </div>
  );
}
