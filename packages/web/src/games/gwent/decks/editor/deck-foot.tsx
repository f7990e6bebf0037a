import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { Choice } from "../../../../look/choice.tsx";
import styles from "./deck-editor-view.module.css";
import type { DeckEditor } from "./use-deck-editor.ts";

/** What is changed rarely: the printing of the cards, and beginning anew. */
export function DeckFoot({ editor }: { readonly editor: DeckEditor }) {
  const text = useText();
  const { deck, cardSet } = editor.draft;
  return (
    <section className={styles.foot}>
      <Choice
        label={text("decks.cardSet")}
        value={cardSet}
        onChange={editor.use}
        options={[
          { value: "box", label: text("decks.cardSet.box") },
          { value: "videoGame", label: text("decks.cardSet.videoGame") },
        ]}
      />
      <Button disabled={Object.keys(deck.cards).length === 0} onClick={editor.empty}>
        {text("decks.takeAllOut")}
      </Button>
    </section>
  );
}
