import { turnOf } from "@medallion/old-world/pages";
import { Notices, Offers } from "../../../../drawn/index.ts";
import { Button } from "../../../../look/button.tsx";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf } from "../../sight/zones.ts";
import { Phases } from "../top/phases.tsx";
import styles from "./phone-top.module.css";

/** The phase and what is left of it, the round, and the way to everything of the frame. */
export function PhoneTop() {
  const { scene, frame, text } = useToldTable("undo");
  const { sight } = useToldTable(topicOf.phase);
  const { open } = useTable();
  return (
    <header className={styles.top} data-open-now={open}>
      <Phases />
      {sight.view.phase === "setup" || sight.isSolo ? null : (
        <span className={styles.round}>{text("oldWorld.round", { turn: turnOf(sight.view) })}</span>
      )}
      <nav className={styles.buttons} data-rove="">
        {scene.table.mayTakeBack === "no" ? null : (
          <Button
            size="mark"
            data-nav=""
            onClick={frame.takeBack}
            aria-label={text("table.undo")}
            aria-keyshortcuts="U"
          >
            ↶
          </Button>
        )}
        <Button size="mark" data-open="menu" data-nav="" aria-label={text("table.menu")}>
          ☰
        </Button>
      </nav>
      {sight.isSolo ? null : <Offers />}
      <Notices className={styles.notices} />
    </header>
  );
}
