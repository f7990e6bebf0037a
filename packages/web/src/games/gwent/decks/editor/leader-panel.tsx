import { cardRow } from "@medallion/gwent/cards";
import { copiesIn, leadersOf } from "@medallion/gwent/decks";
import { useState } from "react";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { Dialog } from "../../../../look/dialog.tsx";
import { CardPicture } from "../parts/card-picture.tsx";
import { cardName, useSay } from "../parts/card-words.ts";
import styles from "./leader-panel.module.css";
import type { DeckEditor } from "./use-deck-editor.ts";

/** Who leads the deck, and the choice of another. */
export function LeaderPanel({ editor }: { readonly editor: DeckEditor }) {
  const text = useText();
  const say = useSay();
  const [choosing, setChoosing] = useState(false);
  const { leader } = editor.draft.deck;
  const card = leader === undefined ? undefined : cardRow(leader);
  return (
    <section className={styles.panel} aria-label={say({ key: "kind.leader" })}>
      <button
        type="button"
        className={styles.picture}
        aria-label={text("decks.leader.change")}
        onClick={() => setChoosing(true)}
        data-zoom={card?.id}
      >
        {card === undefined ? (
          <span className={styles.nobody}>?</span>
        ) : (
          <CardPicture card={card} size="strip" />
        )}
      </button>
      <div className={styles.words}>
        <div className={styles.head}>
          <p className={styles.name}>
            {card === undefined ? text("decks.noLeader") : cardName(say, card.id)}
          </p>
          <Button kind={card === undefined ? "brass" : "quiet"} onClick={() => setChoosing(true)}>
            {card === undefined ? text("decks.leader.choose") : text("decks.leader.change")}
          </Button>
        </div>
        <p className={styles.about}>
          {card === undefined ? text("decks.noLeader.about") : say({ key: `leader.${card.id}.about` })}
        </p>
      </div>
      {choosing && <LeaderDialog editor={editor} onClose={() => setChoosing(false)} />}
    </section>
  );
}

interface LeaderDialogProps {
  readonly editor: DeckEditor;
  readonly onClose: () => void;
}

function LeaderDialog({ editor, onClose }: LeaderDialogProps) {
  const text = useText();
  const say = useSay();
  const { deck, cardSet } = editor.draft;
  const leaders = leadersOf(deck.faction).filter((card) => copiesIn(card, cardSet) > 0);
  return (
    <Dialog title={text("decks.leader.title")} onClose={onClose}>
      <ul className={styles.leaders}>
        {leaders.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={card.id === deck.leader}
              onClick={() => {
                editor.lead(card.id);
                onClose();
              }}
            >
              <span className={styles.small}>
                <CardPicture card={card} size="strip" />
              </span>
              <strong>{cardName(say, card.id)}</strong>
              <span>{say({ key: `leader.${card.id}.about` })}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
