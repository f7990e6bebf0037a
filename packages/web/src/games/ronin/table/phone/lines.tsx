import { neighbour } from "@medallion/ronin/pages";
import { playerName } from "../../sight/names.ts";
import { Alliance } from "../alliance/alliance.tsx";
import { Timeline } from "../line/timeline.tsx";
import { useTable } from "../table-context.ts";
import styles from "./lines.module.css";

/** As the table lies: the left neighbour, your board with it, you, your other board, the right neighbour. */
export function Lines() {
  const { sight } = useTable();
  const { view, player } = sight;
  const [left, right] = (["left", "right"] as const).map((side) => neighbour(view, player, side));
  return (
    <div className={styles.lines}>
      {left === undefined ? null : (
        <section className={styles.other} aria-label={playerName(sight, left)}>
          <p className={styles.caption}>◂ {playerName(sight, left)}</p>
          <Timeline player={left} size="tile" className={styles.line} />
        </section>
      )}
      <Alliance side="left" form="bar" />
      <section className={styles.own} aria-label={sight.scene.say({ key: "board.timeline" })}>
        <Timeline player={player} size="strip" className={styles.line} />
      </section>
      <Alliance side="right" form="bar" />
      {right === undefined ? null : (
        <section className={styles.other} aria-label={playerName(sight, right)}>
          <Timeline player={right} size="tile" className={styles.line} />
          <p className={styles.caption}>{playerName(sight, right)} ▸</p>
        </section>
      )}
    </div>
  );
}
