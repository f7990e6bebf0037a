import { FrameButtons, Notices, Offers, useFit, useShape, useToldLine } from "../../../../drawn/index.ts";
import { Button } from "../../../../look/button.tsx";
import { TELLING } from "../panel/telling.ts";
import { useTable } from "../table-context.ts";
import { Chapters } from "./chapters.tsx";
import styles from "./top.module.css";

/** What stands above the table: the last thing that happened, the chapters, and what the frame offers. */
export function Top() {
  const { text } = useTable();
  const wide = useShape() === "wide";
  const last = useToldLine(TELLING);
  const fitted = useFit<HTMLParagraphElement>(last ?? "");
  return (
    <header className={styles.top}>
      <p ref={fitted} className={styles.last}>
        {last}
      </p>
      <Chapters />
      <nav className={styles.buttons} data-rove="">
        {wide ? (
          <Button data-open="log" data-nav="" aria-keyshortcuts="L">
            {text("drawn.chronicle")}
          </Button>
        ) : (
          <Button
            size="mark"
            data-open="log"
            data-nav=""
            aria-keyshortcuts="L"
            aria-label={text("drawn.chronicle")}
          >
            ≣
          </Button>
        )}
        <Offers />
        <FrameButtons />
      </nav>
      <Notices className={styles.notices} />
    </header>
  );
}
