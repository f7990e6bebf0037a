import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useText } from "../../../../language/language.tsx";
import { useArrival } from "../../../../look/arrival.ts";
import { Notice } from "../../../../look/notice.tsx";
import { useTitle } from "../../../../look/page.tsx";
import { ChartsPanel } from "../charts/charts-panel.tsx";
import { useShelf } from "../device-decks.ts";
import type { OwnDeck } from "../kept.ts";
import { ShareDialog } from "../parts/share-dialog.tsx";
import { standingOf } from "../standing.ts";
import { CollectionPane } from "./collection-pane.tsx";
import styles from "./deck-editor-view.module.css";
import { DeckFoot } from "./deck-foot.tsx";
import { DeckList } from "./deck-list.tsx";
import { EditorHead } from "./editor-head.tsx";
import { LeaderPanel } from "./leader-panel.tsx";
import { LimitsPanel } from "./limits-panel.tsx";
import { Summary } from "./summary.tsx";
import { TestDrawDialog } from "./test-draw-dialog.tsx";
import { useDeckEditor } from "./use-deck-editor.ts";
import { useEditorKeys } from "./use-editor-keys.ts";

type Pane = "collection" | "deck";

/** The collection on one side, the deck on the other; on a small screen one of them at a time. */
export function DeckEditorView({ own }: { readonly own: OwnDeck }) {
  const text = useText();
  const editor = useDeckEditor(own);
  const { deck, cardSet, name } = editor.draft;
  const standing = useMemo(() => standingOf(deck, cardSet), [deck, cardSet]);
  const search = useRef<HTMLInputElement>(null);
  const heading = useArrival<HTMLHeadingElement>();
  const [pane, setPane] = useState<Pane>("collection");
  const [open, setOpen] = useState<"draw" | "share">();
  const unsaved = useShelf()?.unsaved === true;
  useTitle(name);
  useEditorKeys(editor, () => {
    // The search must be in sight before it can have the focus.
    flushSync(() => setPane("collection"));
    search.current?.focus();
  });
  return (
    <main className={styles.editor} data-house={deck.faction}>
      <h1 ref={heading} tabIndex={-1} className="unseen">
        {name}
      </h1>
      <EditorHead
        editor={editor}
        standing={standing}
        onDraw={() => setOpen("draw")}
        onShare={() => setOpen("share")}
      />
      {unsaved && (
        <Notice tone="bad">
          <p>{text("decks.unsaved")}</p>
        </Notice>
      )}
      <nav className={styles.switch} data-surface="plate" aria-label={text("decks.panes")}>
        {(["collection", "deck"] as const).map((id) => (
          <button key={id} type="button" aria-pressed={pane === id} onClick={() => setPane(id)}>
            {text(`decks.pane.${id}`)}
          </button>
        ))}
      </nav>
      <div className={styles.panes} data-pane={pane}>
        <section className={styles.collection} aria-label={text("decks.collection")}>
          <CollectionPane editor={editor} search={search} />
        </section>
        <div className={styles.deck} data-surface="plate">
          <LeaderPanel editor={editor} />
          <LimitsPanel id={own.id} editor={editor} standing={standing} />
          <DeckList editor={editor} />
          <ChartsPanel deck={deck} />
          <DeckFoot editor={editor} />
        </div>
      </div>
      <Summary editor={editor} standing={standing} onOpen={() => setPane("deck")} />
      {open === "draw" && <TestDrawDialog deck={deck} onClose={() => setOpen(undefined)} />}
      {open === "share" && <ShareDialog name={name} deck={deck} onClose={() => setOpen(undefined)} />}
    </main>
  );
}
