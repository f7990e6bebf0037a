import type { CardRow } from "@medallion/gwent/cards";
import { type CardSet, copiesIn } from "@medallion/gwent/decks";
import { memo } from "react";
import { useText } from "../../../../language/language.tsx";
import { AbilityMark } from "../../card/index.ts";
import { isUnit } from "../figures.ts";
import { cardName, useSay } from "../parts/card-words.ts";
import { Icon } from "../parts/icon.tsx";
import { countKeys } from "./count-keys.ts";
import styles from "./deck-list.module.css";
import { STOP } from "./use-roving.ts";

interface DeckLineProps {
  readonly card: CardRow;
  readonly count: number;
  readonly cardSet: CardSet;
  readonly tabIndex: number;
  readonly onAdd: (card: CardRow) => void;
  readonly onRemove: (id: string) => void;
}

/** One card of the deck: strength, name, abilities and how often. */
export const DeckLine = memo(function DeckLine(props: DeckLineProps) {
  const { card, count, cardSet, tabIndex, onAdd, onRemove } = props;
  const text = useText();
  const say = useSay();
  const name = cardName(say, card.id);
  return (
    <li className={styles.line}>
      <button
        type="button"
        className={styles.card}
        tabIndex={tabIndex}
        onClick={() => onRemove(card.id)}
        onKeyDown={countKeys(
          () => onAdd(card),
          () => onRemove(card.id),
        )}
        {...{ [STOP]: card.id }}
        data-zoom={card.id}
      >
        <span className="unseen">{text("decks.line", { name, count })}</span>
        <span aria-hidden="true" className={styles.strength} data-kind={card.kind} data-house={card.faction}>
          {isUnit(card) ? card.strength : <Ability card={card} />}
        </span>
        <span aria-hidden="true" className={styles.name}>
          {name}
        </span>
        <span className={styles.marks}>{isUnit(card) && <Ability card={card} />}</span>
        <span aria-hidden="true" className={styles.count}>
          ×{count}
        </span>
        <span className={styles.minus}>
          <Icon name="remove" />
        </span>
      </button>
      <button
        type="button"
        className={styles.plus}
        tabIndex={-1}
        disabled={count >= copiesIn(card, cardSet)}
        aria-label={text("decks.addOne", { name })}
        onClick={() => onAdd(card)}
      >
        <Icon name="add" />
      </button>
    </li>
  );
});

/** Agile units are listed apart, so their mark says nothing new here. */
function Ability({ card }: { readonly card: CardRow }) {
  const marked = card.abilities.filter((ability) => ability !== "agile");
  return marked.map((ability) => <AbilityMark key={ability} ability={ability} />);
}
