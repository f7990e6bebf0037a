import { useText } from "../../../../language/language.tsx";
import { byPlace } from "../figures.ts";
import { placeName, useSay } from "../parts/card-words.ts";
import { DeckLine } from "./deck-line.tsx";
import styles from "./deck-list.module.css";
import type { DeckEditor } from "./use-deck-editor.ts";
import { useRoving } from "./use-roving.ts";

/** What is in the deck, row by row; choosing a line takes one out. */
export function DeckList({ editor }: { readonly editor: DeckEditor }) {
  const text = useText();
  const say = useSay();
  const { deck, cardSet } = editor.draft;
  const places = byPlace(deck);
  const roving = useRoving(places.flatMap(({ cards }) => cards.map(({ card }) => card.id)));
  return (
    <section className={styles.list} aria-label={text("decks.list")} {...roving.props}>
      {places.length === 0 && <p className={styles.nothing}>{text("decks.list.empty")}</p>}
      {places.map(({ place, cards, count }) => (
        <div key={place}>
          <h2 className={styles.place}>
            {placeName(say, place)}
            <span>{count}</span>
          </h2>
          <ul>
            {cards.map((counted) => (
              <DeckLine
                key={counted.card.id}
                {...counted}
                cardSet={cardSet}
                tabIndex={roving.tabIndexOf(counted.card.id)}
                onAdd={editor.add}
                onRemove={editor.remove}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
