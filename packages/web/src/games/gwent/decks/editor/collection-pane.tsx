import type { CardRow } from "@medallion/gwent/cards";
import { copiesIn } from "@medallion/gwent/decks";
import { type RefObject, useMemo, useState } from "react";
import { useText, useWords } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { Empty } from "../../../../look/empty.tsx";
import { collectionOf, EVERYTHING, type Filter, filtered, ordered } from "../collection.ts";
import { countIn } from "../edits.ts";
import { cardName, useSay } from "../parts/card-words.ts";
import { CollectionCard } from "./collection-card.tsx";
import { CollectionFilters } from "./collection-filters.tsx";
import styles from "./collection-pane.module.css";
import type { DeckEditor } from "./use-deck-editor.ts";
import { useRoving } from "./use-roving.ts";

interface CollectionPaneProps {
  readonly editor: DeckEditor;
  readonly search: RefObject<HTMLInputElement | null>;
}

/** All cards the deck may have, those that are looked for first of all. */
export function CollectionPane({ editor, search }: CollectionPaneProps) {
  const text = useText();
  const { language } = useWords();
  const say = useSay();
  const { deck, cardSet } = editor.draft;
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const all = useMemo(() => collectionOf(deck.faction, cardSet), [deck.faction, cardSet]);
  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator(language);
    return ordered(all, filter.order, (card) => cardName(say, card.id), compare);
  }, [all, filter.order, language, say]);
  const shown = filtered(sorted, filter, deck, (card: CardRow) => cardName(say, card.id));
  const roving = useRoving(shown.map(({ id }) => id));
  return (
    <>
      <CollectionFilters
        filter={filter}
        cards={all}
        faction={deck.faction}
        found={shown.length}
        search={search}
        onChange={setFilter}
      />
      {shown.length === 0 ? (
        <Empty
          title={text("decks.found.none")}
          actions={<Button onClick={() => setFilter(EVERYTHING)}>{text("decks.filter.reset")}</Button>}
        />
      ) : (
        <ul className={styles.grid} aria-label={text("decks.collection")} {...roving.props}>
          {shown.map((card) => (
            <CollectionCard
              key={card.id}
              card={card}
              count={countIn(deck, card.id)}
              copies={copiesIn(card, cardSet)}
              tabIndex={roving.tabIndexOf(card.id)}
              onAdd={editor.add}
              onRemove={editor.remove}
            />
          ))}
        </ul>
      )}
    </>
  );
}
