import { cardRow } from "@medallion/gwent/cards";
import type { DeckList } from "@medallion/gwent/decks";
import { randomOf } from "@medallion/kernel";
import { useState } from "react";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { Dialog } from "../../../../look/dialog.tsx";
import { freshId } from "../kept.ts";
import { CardPicture } from "../parts/card-picture.tsx";
import { cardAbout, cardName, useSay } from "../parts/card-words.ts";
import { type DrawnCard, draw, exchange, MOST_EXCHANGES } from "../test-draw.ts";
import styles from "./test-draw-dialog.module.css";

interface TestDrawDialogProps {
  readonly deck: DeckList;
  readonly onClose: () => void;
}

/** An opening hand as the deck would deal it: two cards may be exchanged, and all of it again. */
export function TestDrawDialog({ deck, onClose }: TestDrawDialogProps) {
  const text = useText();
  const fresh = () => draw(deck, randomOf(freshId()));
  const [{ drawn, number }, setHand] = useState(() => ({ drawn: fresh(), number: 0 }));
  const left = Math.min(MOST_EXCHANGES - drawn.exchanged, drawn.deck.length);
  return (
    <Dialog title={text("decks.draw.title")} onClose={onClose}>
      <div className={styles.draw}>
        <p role="status">
          {left > 0 ? text("decks.draw.exchange", { count: left }) : text("decks.draw.done")}
        </p>
        <ul key={number} className={styles.hand}>
          {drawn.hand.map((card, place) => (
            <HandCard
              key={card.place}
              card={card}
              order={place}
              may={left > 0}
              onExchange={() => setHand({ drawn: exchange(drawn, card.place), number })}
            />
          ))}
        </ul>
        <div className={styles.buttons}>
          <span>{text("decks.draw.left", { count: drawn.deck.length })}</span>
          <Button kind="brass" onClick={() => setHand({ drawn: fresh(), number: number + 1 })}>
            {text("decks.draw.again")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface HandCardProps {
  readonly card: DrawnCard;
  readonly order: number;
  readonly may: boolean;
  readonly onExchange: () => void;
}

function HandCard({ card, order, may, onExchange }: HandCardProps) {
  const text = useText();
  const say = useSay();
  const row = cardRow(card.id);
  if (row === undefined) return null;
  const name = cardName(say, card.id);
  const about = cardAbout(say, row);
  return (
    <li style={{ animationDelay: `${order * 35}ms` }}>
      <button
        type="button"
        className={styles.card}
        aria-disabled={!may}
        onClick={() => may && onExchange()}
        data-zoom={card.id}
      >
        <span className="unseen">{may ? text("decks.draw.card", { name, about }) : `${name}, ${about}`}</span>
        <CardPicture card={row} size="hand" />
      </button>
    </li>
  );
}
