import { neighbour } from "@medallion/ronin/pages";
import { Swiped } from "../../../../drawn/index.ts";
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
          <Swiped grows>
            <Timeline player={left} size="tile" className={styles.line} />
          </Swiped>
        </section>
      )}
      <Alliance side="left" form="bar" />
      <section className={styles.own} aria-label={sight.scene.say({ key: "board.timeline" })}>
        <Swiped grows>
          <Timeline player={player} size="strip" className={styles.line} />
        </Swiped>
      </section>
      <Alliance side="right" form="bar" />
      {right === undefined ? null : (
        <section className={styles.other} aria-label={playerName(sight, right)}>
          <Swiped grows>
            <Timeline player={right} size="tile" className={styles.line} />
          </Swiped>
          <p className={styles.caption}>{playerName(sight, right)} ▸</p>
        </section>
      )}
    </div>
  );
}
