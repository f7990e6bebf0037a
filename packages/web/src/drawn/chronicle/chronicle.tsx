import type { ReactNode } from "react";
import { useDrawn, useToldLog } from "../drawn-context.ts";
import styles from "./chronicle.module.css";
import { Lines } from "./chronicle-lines.tsx";
import { linesOf, type Telling } from "./lines.ts";

interface ChronicleProps {
  /** How the log is parted; by nothing, if absent. */
  readonly telling?: Telling;
  /** The players whose doings are marked as ours. */
  readonly own: readonly number[];
  readonly className?: string | undefined;
  /** Without its own sheet and heading, inside something that has both. */
  readonly bare?: boolean;
  /** What stands above the lines. */
  readonly children?: ReactNode;
}

const PLAIN: Telling = { opens: () => false, isMinor: () => false };

/** What happened, the newest first. */
export function Chronicle({ telling = PLAIN, own, className, bare = false, children }: ChronicleProps) {
  const { text, mayRepeat, again } = useDrawn();
  const scene = useToldLog();
  return (
    <section
      className={`${styles.chronicle} ${className ?? ""}`}
      data-surface={bare ? undefined : "sheet"}
      aria-label={text("drawn.chronicle")}
    >
      <header>
        {bare ? null : <h2>{text("drawn.chronicle")}</h2>}
        <button
          type="button"
          className={styles.again}
          disabled={!mayRepeat}
          data-nav=""
          aria-keyshortcuts="A"
          onClick={() => again()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 4a8 8 0 1 1-7.4 5l2 .8A5.800 5.800 0 1 0 12 6.200V10L6.500 5 12 0Z" />
          </svg>
          {text("drawn.again")}
        </button>
      </header>
      {children}
      <Lines lines={linesOf(scene, telling)} own={own} rule={text("drawn.rule")} />
    </section>
  );
}
