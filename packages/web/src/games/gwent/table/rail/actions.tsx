import { Button } from "../../../../look/button.tsx";
import { isOver } from "../../sight/sight.ts";
import { useTable } from "../table-context.ts";
import styles from "./actions.module.css";
import { PassButton } from "./pass-button.tsx";

/** What can always be done, at the foot of the left rail. */
export function Actions() {
  const { sight, frame, text } = useTable();
  return (
    <div className={styles.actions} data-rove="">
      {sight.scene.mayAct && !isOver(sight) ? <PassButton className={styles.pass ?? ""} /> : null}
      <div className={styles.row}>
        {sight.scene.table.mayTakeBack === "no" ? null : (
          <Button data-nav="" onClick={frame.takeBack} aria-keyshortcuts="U">
            {text("gwent.undo")}
          </Button>
        )}
        <Button data-nav="" onClick={() => frame.openRules()}>
          {text("gwent.rules")}
        </Button>
        {frame.hasChat === false ? null : (
          <Button data-nav="" onClick={frame.openChat}>
            {text("gwent.chat")}
          </Button>
        )}
        <Button data-nav="" onClick={frame.openMenu}>
          {text("gwent.menu")}
        </Button>
      </div>
    </div>
  );
}
