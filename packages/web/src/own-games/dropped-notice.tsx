import { useEffect, useRef } from "react";
import { useText } from "../language/language.tsx";
import { Button } from "../look/button.tsx";
import { CloseMark } from "../look/close-mark.tsx";
import { Notice } from "../look/notice.tsx";
import type { GameActs } from "./use-game-acts.ts";

/** Deleting asks nobody, because it can be undone as long as this stands here. */
export function DroppedNotice({ acts }: { readonly acts: GameActs }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const { dropped } = acts;
  // The button that was pressed is gone with its row: whoever uses keys goes on from here.
  useEffect(() => {
    if (dropped !== undefined) place.current?.querySelector("button")?.focus();
  }, [dropped]);
  if (dropped === undefined) return null;
  return (
    <div ref={place}>
      <Notice
        actions={
          <>
            <Button kind="brass" onClick={acts.undo}>
              {text("people.drop.undo")}
            </Button>
            <Button kind="quiet" size="mark" aria-label={text("shell.close")} onClick={acts.settle}>
              <CloseMark />
            </Button>
          </>
        }
      >
        <p>{text("people.dropped")}</p>
      </Notice>
    </div>
  );
}
