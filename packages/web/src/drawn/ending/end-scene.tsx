import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button } from "../../look/button.tsx";
import { isOverlaid } from "../../look/use-overlay.ts";
import { useDrawn } from "../drawn-context.ts";
import styles from "./end-scene.module.css";

interface EndSceneProps {
  /** How it ended for the one who looks; `over` where nobody looks for themselves alone. */
  readonly verdict: "won" | "lost" | "draw" | "over";
  readonly title: string;
  /** Who won, and by how much. */
  readonly line: string | undefined;
  /** A drawing beside the title. */
  readonly mark?: ReactNode;
  /** How it came to that. */
  readonly children: ReactNode;
}

/** What `data-open` names while one looks at the table as it was left, and the scene is out of the way. */
export const TABLE_BENEATH = "beneath";

/** The end of a game, over its table: how it ended, how it came to that, and what can be done now. The focus goes there. */
export function EndScene({ verdict, title, line, mark, children }: EndSceneProps) {
  const { frame, text } = useDrawn();
  const heading = useRef<HTMLHeadingElement>(null);
  const titled = useId();
  useLayoutEffect(() => {
    if (!isOverlaid()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.stage}>
      <section className={styles.scene} data-surface="sheet" data-verdict={verdict} aria-labelledby={titled}>
        <header>
          {mark === undefined ? null : <span className={styles.mark}>{mark}</span>}
          <h2 ref={heading} id={titled} tabIndex={-1}>
            {title}
          </h2>
          {line === undefined ? null : <p>{line}</p>}
        </header>
        {children}
        <div className={styles.after}>{frame.afterGame}</div>
        <Button kind="quiet" className={styles.beneath ?? ""} data-open={TABLE_BENEATH} data-nav="">
          {text("drawn.beneath")}
        </Button>
      </section>
    </div>
  );
}
