import { useEffect, useRef } from "react";
import { useText } from "../language/language.tsx";
import { Button } from "../look/button.tsx";
import { CloseMark } from "../look/close-mark.tsx";
import { Notice } from "../look/notice.tsx";
import styles from "./game-list.module.css";
import type { GameActs } from "./use-game-acts.ts";

/** Deleting can be undone as long as this stands here. It lies over the page, so that no row moves under a pointer. */
export function DroppedNotice({ acts }: { readonly acts: GameActs }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const { dropped } = acts;
  // The button that was pressed is gone with its row: whoever uses keys goes on from here.
  useEffect(() => {
    if (dropped.length > 0) place.current?.querySelector("button")?.focus();
  }, [dropped]);
  if (dropped.length === 0) return null;
  return (
    <div ref={place} className={styles.dropped}>
      <Notice
        actions={
          <>
            <Button kind="brass" onClick={acts.undo}>
              {text("people.drop.undo", { count: dropped.length })}
            </Button>
            <Button kind="quiet" size="mark" aria-label={text("shell.close")} onClick={acts.settle}>
              <CloseMark />
            </Button>
          </>
        }
      >
        <p>{text("people.dropped", { count: dropped.length })}</p>
      </Notice>
    </div>
  );
}
