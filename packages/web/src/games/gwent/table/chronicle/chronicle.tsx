import { Lines } from "../../../../drawn/chronicle/chronicle-lines.tsx";
import { linesOf } from "../../../../drawn/chronicle/lines.ts";
import { sideOf } from "../sight/sight.ts";
import { useTable } from "../table-context.ts";
import styles from "./chronicle.module.css";
import { Rounds } from "./rounds.tsx";

interface ChronicleProps {
  readonly className?: string | undefined;
  /** Without its own sheet and heading, inside something that has both. */
  readonly bare?: boolean;
}

/** What happened, the newest first, under the rounds so far. */
export function Chronicle({ className, bare = false }: ChronicleProps) {
  const { sight, text } = useTable();
  const lines = linesOf(sight.scene);
  const own = sideOf(sight, sight.near).members;
  return (
    <section
      className={`${styles.chronicle} ${className ?? ""}`}
      data-surface={bare ? undefined : "sheet"}
      aria-label={text("gwent.chronicle")}
    >
      {bare ? null : <h2>{text("gwent.chronicle")}</h2>}
      <Rounds />
      <Lines lines={lines} own={own} rule={text("gwent.rule")} />
    </section>
  );
}
