import { isSetUp } from "../../sight/sight.ts";
import { Timeline } from "../line/timeline.tsx";
import { Counts } from "../seat/counts.tsx";
import { useTable } from "../table-context.ts";
import styles from "./own-line.module.css";

/** One's own symbols and timeline. */
export function OwnLine() {
  const { sight } = useTable();
  if (!isSetUp(sight)) return null;
  return (
    <section className={styles.line} aria-label={sight.scene.say({ key: "board.timeline" })} data-rove="">
      <Counts player={sight.player} className={styles.counts} />
      <Timeline player={sight.player} size="strip" className={styles.timeline} />
    </section>
  );
}
