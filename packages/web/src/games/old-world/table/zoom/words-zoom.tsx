import type { Message } from "@medallion/kernel";
import { useTable } from "../../sight/table-context.ts";
import styles from "./words-zoom.module.css";

/** Something that is only words, seen large. */
export function WordsZoom({ name, lines }: { readonly name: string; readonly lines: readonly Message[] }) {
  const { sight } = useTable();
  return (
    <article className={styles.words} data-surface="sheet">
      <h3>{name}</h3>
      {lines.map((line) => (
        <p key={JSON.stringify(line)}>{sight.scene.say(line)}</p>
      ))}
    </article>
  );
}
