import type { ReactNode } from "react";
import { useDrawn } from "../drawn-context.ts";
import styles from "./chronicle.module.css";
import { Lines } from "./chronicle-lines.tsx";
import { linesOf, type Telling } from "./lines.ts";

interface ChronicleProps {
  readonly telling: Telling;
  /** The players whose doings are marked as ours. */
  readonly own: readonly number[];
  readonly className?: string | undefined;
  /** Without its own sheet and heading, inside something that has both. */
  readonly bare?: boolean;
  /** What stands above the lines. */
  readonly children?: ReactNode;
}

/** What happened, the newest first. */
export function Chronicle({ telling, own, className, bare = false, children }: ChronicleProps) {
  const { scene, text } = useDrawn();
  return (
    <section
      className={`${styles.chronicle} ${className ?? ""}`}
      data-surface={bare ? undefined : "sheet"}
      aria-label={text("drawn.chronicle")}
    >
      {bare ? null : <h2>{text("drawn.chronicle")}</h2>}
      {children}
      <Lines lines={linesOf(scene, telling)} own={own} rule={text("drawn.rule")} />
    </section>
  );
}
