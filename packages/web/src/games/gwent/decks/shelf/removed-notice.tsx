import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { CloseMark } from "../../../../look/close-mark.tsx";
import { Notice } from "../../../../look/notice.tsx";
import type { Kept } from "../kept.ts";
import styles from "./deck-shelf.module.css";

interface RemovedNoticeProps {
  readonly removed: Kept | undefined;
  readonly onUndo: (thing: Kept) => void;
  readonly onClose: () => void;
}

/** Throwing away asks nobody, because it can be undone as long as this stands here. */
export function RemovedNotice({ removed, onUndo, onClose }: RemovedNoticeProps) {
  const text = useText();
  if (removed === undefined) return null;
  const name = removed.kind === "damaged" ? removed.id : removed.name;
  return (
    <div className={styles.removed}>
      <Notice
        actions={
          <>
            <Button kind="brass" onClick={() => onUndo(removed)}>
              {text("decks.undo")}
            </Button>
            <Button kind="quiet" size="mark" aria-label={text("shell.close")} onClick={onClose}>
              <CloseMark />
            </Button>
          </>
        }
      >
        <p>{text("decks.removed", { name })}</p>
      </Notice>
    </div>
  );
}
