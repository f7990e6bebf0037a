import type { CardRow } from "@medallion/gwent/cards";
import { memo } from "react";
import { useText } from "../../../../language/language.tsx";
import { CardPicture } from "../parts/card-picture.tsx";
import { cardAbout, cardName, useSay } from "../parts/card-words.ts";
import { Icon } from "../parts/icon.tsx";
import styles from "./collection-card.module.css";
import { countKeys } from "./count-keys.ts";
import { STOP } from "./use-roving.ts";

interface CollectionCardProps {
  readonly card: CardRow;
  readonly count: number;
  readonly copies: number;
  readonly tabIndex: number;
  readonly onAdd: (card: CardRow) => void;
  readonly onRemove: (id: string) => void;
}

/** A card of the collection: choosing it puts one into the deck. */
export const CollectionCard = memo(function CollectionCard(props: CollectionCardProps) {
  const { card, count, copies, tabIndex, onAdd, onRemove } = props;
  const text = useText();
  const say = useSay();
  const name = cardName(say, card.id);
  const full = count >= copies;
  return (
    <li className={styles.item} data-in={count > 0}>
      <button
        type="button"
        className={styles.card}
        tabIndex={tabIndex}
        aria-disabled={full}
        onClick={() => onAdd(card)}
        onKeyDown={countKeys(
          () => onAdd(card),
          () => onRemove(card.id),
        )}
        {...{ [STOP]: card.id }}
        data-zoom={card.id}
      >
        <span className="unseen">
          {text("decks.card", { name, about: cardAbout(say, card), count, copies })}
        </span>
        <CardPicture
          card={card}
          size="hand"
          state={count > 0 ? "playable" : "rest"}
          className={styles.picture}
        />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      <div className={styles.stepper}>
        <button
          type="button"
          tabIndex={-1}
          disabled={count === 0}
          aria-label={text("decks.removeOne", { name })}
          onClick={() => onRemove(card.id)}
        >
          <Icon name="remove" />
        </button>
        <span aria-hidden="true">
          {count}/{copies}
        </span>
        <button
          type="button"
          tabIndex={-1}
          disabled={full}
          aria-label={text("decks.addOne", { name })}
          onClick={() => onAdd(card)}
        >
          <Icon name="add" />
        </button>
      </div>
    </li>
  );
});
