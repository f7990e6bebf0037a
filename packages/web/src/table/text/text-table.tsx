import { useText } from "../../language/language.tsx";
import type { TableProps } from "../../scene/scene.ts";
import { Standings } from "../frame/standings.tsx";
import { ChoicePanel } from "./choice-panel.tsx";
import { EntryList } from "./entry-list.tsx";
import { LogList } from "./log-list.tsx";
import { Outline } from "./outline.tsx";
import { SkipLinks } from "./skip-links.tsx";
import { TextHeader } from "./text-header.tsx";
import styles from "./text-table.module.css";

/** Any game as structured text: what is asked, what can be answered, the table in words, and what has happened. */
export function TextTable({ scene, frame }: TableProps) {
  const text = useText();
  const { ending } = scene.table;
  return (
    <main className={styles.page}>
      <SkipLinks />
      <TextHeader scene={scene} frame={frame} />
      <div className={styles.notices}>{frame.notices}</div>
      <div className={styles.columns}>
        <section id="choices" className={styles.asked} data-surface="sheet" aria-labelledby="choices-title">
          <ChoicePanel scene={scene} hint={frame.hint} />
          {ending !== undefined && (
            <>
              <Standings scene={scene} ending={ending} />
              {frame.afterGame}
            </>
          )}
        </section>
        <section id="outline" className={styles.table} data-surface="sheet" aria-labelledby="outline-title">
          <h2 id="outline-title">{text("table.outline")}</h2>
          <Outline scene={scene} frame={frame} />
        </section>
        <section id="log" className={styles.log} data-surface="sheet" aria-labelledby="log-title">
          <h2 id="log-title">{text("table.log")}</h2>
          <LogList scene={scene} frame={frame} />
        </section>
        <section id="entries" className={styles.entries} data-surface="sheet" aria-labelledby="entries-title">
          <h2 id="entries-title">{text("table.entries")}</h2>
          <EntryList scene={scene} />
        </section>
      </div>
    </main>
  );
}
