import { deckSize } from "@medallion/gwent/decks";
import { Link } from "wouter";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { PATHS } from "../../../../navigation/paths.ts";
import { FactionDevice } from "../../card/index.ts";
import { LONGEST_NAME } from "../kept.ts";
import { Icon } from "../parts/icon.tsx";
import type { Standing } from "../standing.ts";
import styles from "./editor-head.module.css";
import { PlayButton } from "./play-button.tsx";
import type { DeckEditor } from "./use-deck-editor.ts";

interface EditorHeadProps {
  readonly editor: DeckEditor;
  readonly standing: Standing;
  readonly onDraw: () => void;
  readonly onShare: () => void;
}

/** The deck's name, and what can be done with it as a whole. */
export function EditorHead({ editor, standing, onDraw, onShare }: EditorHeadProps) {
  const text = useText();
  const { name, deck } = editor.draft;
  return (
    <header className={styles.head}>
      <Link to={PATHS.decks} className={styles.back}>
        <span aria-hidden="true">‹</span>
        <span className={styles.words}>{text("decks.toShelf")}</span>
      </Link>
      <FactionDevice faction={deck.faction} className={styles.device} />
      <input
        className={styles.name}
        aria-label={text("decks.name")}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => editor.rename(event.target.value)}
        onBlur={() => {
          if (name.trim() === "") editor.rename(text("decks.nameless"));
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" || event.key === "Escape") event.currentTarget.blur();
        }}
      />
      <div className={styles.acts}>
        <Button
          size="mark"
          disabled={!editor.mayUndo}
          aria-label={text("decks.undo")}
          title={`${text("decks.undo")} (Ctrl+Z)`}
          onClick={editor.undo}
        >
          <Icon name="undo" />
        </Button>
        <Button
          size="mark"
          disabled={!editor.mayRedo}
          aria-label={text("decks.redo")}
          title={`${text("decks.redo")} (Ctrl+Y)`}
          onClick={editor.redo}
        >
          <Icon name="redo" />
        </Button>
        <Button disabled={deckSize(deck) === 0} onClick={onDraw}>
          <Icon name="draw" />
          <span className={styles.words}>{text("decks.draw")}</span>
        </Button>
        <Button onClick={onShare}>
          <Icon name="share" />
          <span className={styles.words}>{text("decks.share")}</span>
        </Button>
        <PlayButton editor={editor} standing={standing} />
      </div>
    </header>
  );
}
