import { useState } from "react";
import { useText } from "../../../../language/language.tsx";
import { Button, ButtonLink } from "../../../../look/button.tsx";
import { Dialog } from "../../../../look/dialog.tsx";
import { newTablePath } from "../../../../navigation/paths.ts";
import { Icon } from "../parts/icon.tsx";
import { playStart } from "../play-start.ts";
import type { Standing } from "../standing.ts";
import { Faults } from "./faults.tsx";
import styles from "./play-button.module.css";
import type { DeckEditor } from "./use-deck-editor.ts";

interface PlayButtonProps {
  readonly editor: DeckEditor;
  readonly standing: Standing;
}

/** To a table against a bot, with this deck; a deck that is not finished says what is missing instead. */
export function PlayButton({ editor, standing }: PlayButtonProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const play = playStart(editor.draft, editor.goal, standing);
  const words = (
    <>
      <Icon name="play" />
      {text("decks.play")}
    </>
  );
  if (play.kind === "ready")
    return (
      <ButtonLink
        kind="brass"
        to={newTablePath("gwent", "bots", play.start)}
        aria-label={text("decks.play.with")}
      >
        {words}
      </ButtonLink>
    );
  return (
    <>
      <Button aria-label={text("decks.play.with")} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words}
      </Button>
      {isAsking && (
        <Dialog title={text("decks.play.notYet")} onClose={() => setAsking(false)}>
          <p>{text("decks.play.change")}</p>
          <Faults faults={play.faults} fine="" />
          <div className={styles.actions}>
            <Button kind="brass" onClick={() => setAsking(false)}>
              {text("decks.play.toDeck")}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
