import { useMemo } from "react";
import { sideOf } from "../sight/sight.ts";
import { useTable } from "../table-context.ts";
import styles from "./chronicle.module.css";
import { linesOf } from "./lines.ts";
import { Rounds } from "./rounds.tsx";

interface ChronicleProps {
  readonly className?: string | undefined;
  /** Without its own sheet and heading, inside something that has both. */
  readonly bare?: boolean;
}

/** What happened, the newest first, under the rounds so far. */
export function Chronicle({ className, bare = false }: ChronicleProps) {
  const { sight, text } = useTable();
  const { log, kit, say } = sight.scene;
  const lines = useMemo(() => linesOf({ log, kit, say }), [log, kit, say]);
  const own = sideOf(sight, sight.near).members;
  return (
    <section
      className={`${styles.chronicle} ${className ?? ""}`}
      data-surface={bare ? undefined : "sheet"}
      aria-label={text("gwent.chronicle")}
    >
      {bare ? null : <h2>{text("gwent.chronicle")}</h2>}
      <Rounds />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrolled by keys too. */}
      <ol tabIndex={0}>
        {lines.map(({ number, text: words, by, rule, opens }) => (
          <li
            key={number}
            data-by={by === undefined ? undefined : own.includes(by) ? "us" : "them"}
            data-opens={opens || undefined}
          >
            {words}
            {rule === undefined ? null : (
              <>
                {" "}
                <button type="button" data-rule={rule} aria-label={text("gwent.rule")}>
                  §
                </button>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
