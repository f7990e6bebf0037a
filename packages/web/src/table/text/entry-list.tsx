import { useMemo } from "react";
import { useText } from "../../language/language.tsx";
import type { Scene } from "../../scene/scene.ts";
import { keyed } from "../keyed.ts";
import styles from "./entry-list.module.css";

/** What everything in sight is and does; each opens by itself. */
export function EntryList({ scene }: { readonly scene: Scene }) {
  const text = useText();
  const { kit, say, table } = scene;
  const entries = useMemo(() => kit.board.entries(table.view), [kit, table.view]);
  if (entries.length === 0) return <p>{text("table.noEntries")}</p>;
  return (
    <div className={styles.entries}>
      {keyed(entries, ({ title }) => say(title)).map(({ key, value: { title, lines } }) => (
        <details key={key}>
          <summary>{say(title)}</summary>
          {keyed(lines, say).map((line) => (
            <p key={line.key}>{say(line.value)}</p>
          ))}
        </details>
      ))}
    </div>
  );
}
